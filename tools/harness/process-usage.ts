import { readdirSync, readFileSync, readlinkSync } from "node:fs";

// Linux counts a process's time in ticks of this many milliseconds on every architecture that Node runs on.
const TICK_MS = 10;
const MEBIBYTE = 1024 * 1024;
const SAMPLE_MS = 50;

export type ProcessUsage = { rssMb: number; cpuMs: number; files: number; sockets: number };

/** What a process holds and has used so far, as Linux tells it. */
export function processUsage(pid: number): ProcessUsage {
  const status = readFileSync(`/proc/${pid}/status`, "utf8");
  const rssKb = Number(/^VmRSS:\s+(\d+)/m.exec(status)?.[1]);
  // The program's name stands in brackets and may hold anything; the fields begin after it.
  const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ").at(-1)?.split(" ") ?? [];
  const ticks = Number(fields[11]) + Number(fields[12]);
  const open = readdirSync(`/proc/${pid}/fd`);
  const sockets = open.filter((fd) => isSocket(pid, fd)).length;
  return {
    rssMb: (rssKb * 1024) / MEBIBYTE,
    cpuMs: ticks * TICK_MS,
    files: open.length - sockets,
    sockets,
  };
}

function isSocket(pid: number, fd: string): boolean {
  try {
    return readlinkSync(`/proc/${pid}/fd/${fd}`).startsWith("socket:");
  } catch {
    // Closed since it was listed.
    return true;
  }
}

export type UsageMonitor = ReturnType<typeof monitorUsage>;

/** Samples the usage of a process until it is stopped. */
export function monitorUsage(pid: number, everyMs = SAMPLE_MS) {
  let samples: (ProcessUsage & { at: number })[] = [];
  const look = () => void samples.push({ ...processUsage(pid), at: performance.now() });
  look();
  const timer = setInterval(look, everyMs);
  return {
    samples: () => samples,
    peakRssMb: () => Math.max(...samples.map(({ rssMb }) => rssMb)),
    /** Starts a new measurement and returns the current usage. */
    reset(): ProcessUsage {
      samples = [];
      look();
      return samples[0] as ProcessUsage;
    },
    stop: () => clearInterval(timer),
  };
}
