import { once } from "node:events";
import { setTimeout as wait } from "node:timers/promises";
import { Worker } from "node:worker_threads";
import type { HttpRequest } from "../../harness/http-client.ts";
import { seededUsername } from "../../harness/seed.ts";
import { percentile } from "../../harness/statistics.ts";
import type { Load, Timing } from "./load-thread-worker.ts";

const QUIET_SECONDS = 5;

/**
 * Open-loop requests in a worker thread, so that other work of this process does not count as latency of the product.
 */
export async function startLoadThread(load: Load) {
  const thread = new Worker(new URL("./load-thread-worker.ts", import.meta.url), { workerData: load });
  await once(thread, "message");
  return {
    /** Latencies in milliseconds; `failed` counts every status but 200. */
    async stop(): Promise<{ timings: Timing[]; p99: number; failed: number }> {
      thread.postMessage("stop");
      const [timings] = (await once(thread, "message")) as [Timing[]];
      const p99 = percentile(
        timings.map(({ ms }) => ms),
        0.99,
      );
      return { timings, p99, failed: timings.filter(({ status }) => status !== 200).length };
    },
    kill: () => thread.terminate(),
  };
}

/** The p99 of the same requests without other load, as the baseline for latencies under attack. */
export async function quietP99(load: Load): Promise<number> {
  const thread = await startLoadThread(load);
  try {
    await wait(QUIET_SECONDS * 1000);
    return (await thread.stop()).p99;
  } finally {
    await thread.kill();
  }
}

/** Every seeded card once, neighbouring requests far apart in the table. */
export function cardReads(cards: number): HttpRequest[] {
  const stride = 7_919;
  return Array.from({ length: cards }, (_, at) => ({
    path: `/api/card/${seededUsername((at * stride) % cards)}`,
  }));
}
