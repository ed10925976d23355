/**
 * Loaded into the product with `--import`, beside it and unknown to it: writes down, at each SIGUSR2, how late its event
 * loop was since the last one, and for how long it computed without a look at what else there is.
 */
import { renameSync, writeFileSync } from "node:fs";
import { monitorEventLoopDelay } from "node:perf_hooks";

const RESOLUTION_MS = 10;
const NANOSECONDS_IN_MS = 1e6;

const file = process.env["LOOP_LAG_FILE"] ?? "";
const delay = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
delay.enable();
let written = 0;
let longestTurnMs = 0;
let usageBefore = process.threadCpuUsage();

// CPU time does not grow while other programs hold the core, so it is the same on a busy machine.
setInterval(() => {
  const { user, system } = process.threadCpuUsage(usageBefore);
  usageBefore = process.threadCpuUsage();
  longestTurnMs = Math.max(longestTurnMs, (user + system) / 1_000);
}, RESOLUTION_MS).unref();

process.on("SIGUSR2", () => {
  written += 1;
  // Between two looks lies the resolution itself, which is no delay.
  const p99 = Math.max(0, delay.percentile(99) / NANOSECONDS_IN_MS - RESOLUTION_MS);
  writeFileSync(`${file}.part`, JSON.stringify({ written, p99, longestTurnMs }));
  renameSync(`${file}.part`, file);
  delay.reset();
  longestTurnMs = 0;
});
