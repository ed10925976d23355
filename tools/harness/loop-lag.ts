import { readFileSync } from "node:fs";
import { join } from "node:path";
import { until } from "./until.ts";

const PROBE = new URL("./loop-lag-probe.ts", import.meta.url).href;
const READ_TIMEOUT_MS = 10_000;

/** In milliseconds. `longestTurnMs`: CPU time between two looks, 10 ms apart. */
export type LoopLag = { p99: number; longestTurnMs: number };

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
      const readFigures = (): LoopLag & { written: number } => JSON.parse(readFileSync(file, "utf8"));
      const ms = await until(() => readFigures().written === asked, READ_TIMEOUT_MS);
      if (!Number.isFinite(ms)) throw new Error("The product's event loop did not answer the probe.");
      return readFigures();
    },
  };
}
