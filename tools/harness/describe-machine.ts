import { readFileSync } from "node:fs";
import { availableParallelism, cpus, totalmem } from "node:os";

const GIBIBYTE = 1024 ** 3;

/** Describes what the figures are measured on; on a virtual machine in Linux also how much the others took of it from now on. */
export function monitorMachine(): () => { machine: string; stolenPercent: number } {
  const before = readTicks();
  return () => {
    const model = cpus()[0]?.model.trim();
    // Some machines do not tell the name of their processor.
    const processor = !model || model === "unknown" ? process.arch : model;
    const memory = Math.round(totalmem() / GIBIBYTE);
    const machine = `${processor}, ${availableParallelism()} cores, ${memory} GB of memory, Node ${process.versions.node}`;
    const after = readTicks();
    if (!before || !after) return { machine, stolenPercent: 0 };
    const share = (after.stolen - before.stolen) / (after.total - before.total);
    return { machine, stolenPercent: Math.round(100 * share) };
  };
}

type Ticks = { stolen: number; total: number };

/** The first line of /proc/stat: user, nice, system, idle, iowait, irq, softirq, steal. */
function readTicks(): Ticks | undefined {
  try {
    const [line = ""] = readFileSync("/proc/stat", "utf8").split("\n");
    const ticks = line.split(/\s+/).slice(1, 9).map(Number);
    return { stolen: ticks[7] ?? 0, total: ticks.reduce((sum, each) => sum + each, 0) };
  } catch {
    return undefined;
  }
}
