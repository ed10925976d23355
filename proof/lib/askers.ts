import { once } from "node:events";
import { Worker } from "node:worker_threads";
import { seededUsername } from "../../harness/seed.ts";
import { percentile } from "../../harness/statistics.ts";
import type { Asked, Askers } from "./asker-thread.ts";
import type { Question } from "./http-client.ts";

/**
 * People who ask for something while something else goes on. In a thread of their own, so that the attackers' work on
 * this side does not count as the product's delay.
 */
export async function startAskers(askers: Askers) {
  const thread = new Worker(new URL("./asker-thread.ts", import.meta.url), { workerData: askers });
  await once(thread, "message");
  return {
    /** Milliseconds, and how many were not answered with 200. */
    async stop(): Promise<{ asked: Asked[]; p99: number; failed: number }> {
      thread.postMessage("stop");
      const [asked] = (await once(thread, "message")) as [Asked[]];
      const p99 = percentile(
        asked.map(({ ms }) => ms),
        0.99,
      );
      return { asked, p99, failed: asked.filter(({ status }) => status !== 200).length };
    },
    kill: () => thread.terminate(),
  };
}

/** Each of the seeded cards once, far from its neighbours. */
export function cardReads(cards: number): Question[] {
  const stride = 7_919;
  return Array.from({ length: cards }, (_, at) => ({
    path: `/api/card/${seededUsername((at * stride) % cards)}`,
  }));
}
