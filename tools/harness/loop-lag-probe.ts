/**
 * Loaded into the product with `--import`, beside it and unknown to it: writes down, at each SIGUSR2, how late its event
 * loop was since the last one.
 */
import { renameSync, writeFileSync } from "node:fs";
import { monitorEventLoopDelay } from "node:perf_hooks";

const RESOLUTION_MS = 10;
const NANOSECONDS_IN_MS = 1e6;

const file = process.env["LOOP_LAG_FILE"] ?? "";
const delay = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
delay.enable();
let written = 0;

process.on("SIGUSR2", () => {
  written += 1;
  // Between two looks lies the resolution itself, which is no delay.
  const lag = (value: number) => Math.max(0, value / NANOSECONDS_IN_MS - RESOLUTION_MS);
  const figures = {
    written,
    p50: lag(delay.percentile(50)),
    p99: lag(delay.percentile(99)),
    max: lag(delay.max),
  };
  writeFileSync(`${file}.part`, JSON.stringify(figures));
  renameSync(`${file}.part`, file);
  delay.reset();
});
