import { readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";

const PROBE = new URL("./loop-lag-probe.ts", import.meta.url).href;
const POLL_MS = 10;
const READ_TIMEOUT_MS = 10_000;

/** In milliseconds. `longestTurnMs`: CPU time between two looks, 10 ms apart. */
export type LoopLag = { p50: number; p99: number; max: number; longestTurnMs: number };

type Signalled = { signal(name: NodeJS.Signals): boolean };

/** How late the event loop of a product runs, told by a probe inside its process. Hand both parts to `startProduct`. */
export function watchLoopLag(folder: string) {
  const file = join(folder, "loop-lag.json");
  let asked = 0;
  return {
    settings: { LOOP_LAG_FILE: file },
    nodeOptions: ["--import", PROBE],
    /** Since the last time it was asked. */
    async since(product: Signalled): Promise<LoopLag> {
      asked += 1;
      product.signal("SIGUSR2");
      const deadline = performance.now() + READ_TIMEOUT_MS;
      while (performance.now() < deadline) {
        const { written, ...lag } = readFigures(file);
        if (written === asked) return lag;
        await wait(POLL_MS);
      }
      throw new Error("The product's event loop did not answer the probe.");
    },
  };
}

function readFigures(file: string): LoopLag & { written: number } {
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch {
    return { written: 0, p50: 0, p99: 0, max: 0, longestTurnMs: 0 };
  }
}
