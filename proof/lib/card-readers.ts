import { once } from "node:events";
import { Worker } from "node:worker_threads";
import { percentile } from "../../rig/figures.ts";
import type { Read, Readers } from "./card-reader-thread.ts";

/**
 * People who read cards while something else goes on. In a thread of their own, so that the attackers' work on this side
 * does not count as the product's delay.
 */
export function startReaders(readers: Readers) {
  const thread = new Worker(new URL("./card-reader-thread.ts", import.meta.url), { workerData: readers });
  return {
    /** The figures of all reads until now. */
    async stop(): Promise<{ p99: number; failed: number; count: number }> {
      thread.postMessage("stop");
      const [reads] = (await once(thread, "message")) as [Read[]];
      const p99 = percentile(
        reads.map(({ ms }) => ms),
        0.99,
      );
      return { p99, failed: reads.filter(({ status }) => status !== 200).length, count: reads.length };
    },
    kill: () => thread.terminate(),
  };
}
