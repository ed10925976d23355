import { once } from "node:events";
import { setTimeout as wait } from "node:timers/promises";
import { Worker } from "node:worker_threads";
import type { HttpRequest } from "../../harness/http-client.ts";
import { seededUsername } from "../../harness/seed.ts";
import { percentile } from "../../harness/statistics.ts";
import type { Report } from "../../harness/task.ts";
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

/** Sends these requests while `work` runs. */
export async function withLoad(load: Load, work: () => Promise<unknown>) {
  const thread = await startLoadThread(load);
  try {
    await work();
    return await thread.stop();
  } finally {
    await thread.kill();
  }
}

type Beside = { name: string; load: Load; atMost: number };

/** Reports how much `work` slows these requests down, compared with a quiet time before, whose p99 `work` is told. */
export async function reportLoadBeside(
  { figure }: Report,
  { name, load, atMost }: Beside,
  work: (quietMs: number) => Promise<unknown>,
): Promise<void> {
  const quiet = await withLoad(load, () => wait(QUIET_SECONDS * 1000));
  const { p99, failed } = await withLoad(load, () => work(quiet.p99));
  const before = quiet.p99.toFixed(1);
  figure({ name: `${name}, p99 above the ${before} ms before`, value: p99 - quiet.p99, atMost, unit: "ms" });
  figure({ name: `${name}, failed`, value: failed, atMost: 0 });
}

/** Every seeded card once, neighbouring requests far apart in the table. */
export function cardReads(cards: number): HttpRequest[] {
  const stride = 7_919;
  return Array.from({ length: cards }, (_, at) => ({
    path: `/api/card/${seededUsername((at * stride) % cards)}`,
  }));
}
