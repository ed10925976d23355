import { type ProcessUsage, processUsage } from "../../harness/process-usage.ts";

const INTERVAL_MS = 50;

export type UsageMonitor = ReturnType<typeof monitorUsage>;

/** Samples the usage of a process until it is stopped. */
export function monitorUsage(pid: number, everyMs = INTERVAL_MS) {
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
