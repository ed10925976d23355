import { statfs } from "node:fs/promises";
import { monitorEventLoopDelay } from "node:perf_hooks";
import type { Db } from "../../db/database.ts";
import { upsertHeartbeat } from "./health.store.ts";

const SLOW_LOOP_NANOSECONDS = 1e9;
const MIN_FREE_BYTES = 200 * 1024 * 1024;
/** Load balancers probe often; one database check serves all probes in this time. */
const CHECK_TTL_MS = 5_000;

type Options = {
  db: Db;
  now: () => number;
  /** Its disk must have free space; null when the database is on another machine. */
  dataDir: string | null;
};

export type Health = ReturnType<typeof watchHealth>;

export function watchHealth({ db, now, dataDir }: Options) {
  const delay = monitorEventLoopDelay({ resolution: 50 });
  delay.enable();
  let isDraining = false;
  let isPreparing = false;
  let checkedAt = Number.NEGATIVE_INFINITY;
  let check = Promise.resolve(true);

  return {
    /** False when the event loop was blocked for a second or more since the last call. */
    isAlive(): boolean {
      const isAlive = delay.max < SLOW_LOOP_NANOSECONDS;
      delay.reset();
      return isAlive;
    },

    async isReady(): Promise<boolean> {
      if (isDraining || isPreparing) return false;
      if (now() - checkedAt >= CHECK_TTL_MS) {
        checkedAt = now();
        check = canWrite(db, now(), dataDir);
      }
      return (await check) && !isDraining;
    },

    /** True during the start, while demo data is added. */
    set isPreparing(value: boolean) {
      isPreparing = value;
      // What held the event loop until here is not counted against the server.
      delay.reset();
    },

    /** From now on `isReady` is false, so that load balancers send requests elsewhere. */
    drain(): void {
      isDraining = true;
    },

    get isDraining(): boolean {
      return isDraining;
    },

    stop(): void {
      delay.disable();
    },
  };
}

async function canWrite(db: Db, now: number, dataDir: string | null): Promise<boolean> {
  try {
    await upsertHeartbeat(db, now);
    if (!dataDir) return true;
    const disk = await statfs(dataDir);
    return disk.bavail * disk.bsize > MIN_FREE_BYTES;
  } catch {
    // Any failure means not ready; the requests that fail for the same reason log it.
    return false;
  }
}
