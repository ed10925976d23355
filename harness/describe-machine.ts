import { availableParallelism, cpus, totalmem } from "node:os";

const GIBIBYTE = 1024 ** 3;

/** What the figures were measured on. */
export function describeMachine(): string {
  const model = cpus()[0]?.model.trim();
  // Some machines do not tell the name of their processor.
  const processor = !model || model === "unknown" ? process.arch : model;
  const memory = Math.round(totalmem() / GIBIBYTE);
  return `${processor}, ${availableParallelism()} cores, ${memory} GB of memory, Node ${process.versions.node}`;
}
