import { type ProcessUsage, processUsage } from "../../harness/process-usage.ts";

const EVERY_MS = 50;

export type UsageWatch = ReturnType<typeof watchUsage>;

/** Looks again and again at what a process holds, until it is stopped. */
export function watchUsage(pid: number, everyMs = EVERY_MS) {
  let samples: (ProcessUsage & { at: number })[] = [];
  const look = () => void samples.push({ ...processUsage(pid), at: performance.now() });
  look();
  const timer = setInterval(look, everyMs);
  return {
    samples: () => samples,
    peakRssMb: () => Math.max(...samples.map(({ rssMb }) => rssMb)),
    /** From here on anew; says what is held now. */
    reset(): ProcessUsage {
      samples = [];
      look();
      return samples[0] as ProcessUsage;
    },
    stop: () => clearInterval(timer),
  };
}
