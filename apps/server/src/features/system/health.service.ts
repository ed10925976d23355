import { statfs } from "node:fs/promises";
import { monitorEventLoopDelay } from "node:perf_hooks";
import type { Db } from "../../db/database.ts";
import { upsertHeartbeat } from "./health.store.ts";

const SLOW_LOOP_NANOSECONDS = 1e9;
const MIN_FREE_BYTES = 200 * 1024 * 1024;
/** Probes come often and from several sides; the database is asked once for all of them. */
const CHECK_TTL_MS = 5_000;

type Options = {
  db: Db;
  now: () => number;
  /** The folder whose disk must have room; null when the database lies elsewhere. */
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
    /** Whether this process has answered in time since it was last asked. */
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

    /** Something is still being put in place. */
    set isPreparing(value: boolean) {
      isPreparing = value;
    },

    /** From now on balancers are told to send requests elsewhere. */
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
    // Whatever went wrong, the answer to "are you ready" is no; the reason is in the log of the requests it broke.
    return false;
  }
}
