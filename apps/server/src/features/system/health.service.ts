import { statfs } from "node:fs/promises";
import type { Db } from "../../db/database.ts";
import type { NewsCheck } from "../../db/news-check.ts";
import { upsertHeartbeat } from "./health.store.ts";

const MIN_FREE_BYTES = 200 * 1024 * 1024;
/** Load balancers probe often; one database check serves all probes in this time. */
const CHECK_TTL_MS = 5_000;

type Options = {
  db: Db;
  newsCheck: Pick<NewsCheck, "isHeard">;
  now: () => number;
  /** Its disk must have free space; null when the database is on another machine. */
  dataDir: string | null;
};

export type Health = ReturnType<typeof watchHealth>;

export function watchHealth({ db, newsCheck, now, dataDir }: Options) {
  let isDraining = false;
  let isPreparing = false;
  let checkedAt = Number.NEGATIVE_INFINITY;
  let check = Promise.resolve(true);

  return {
    async isReady(): Promise<boolean> {
      if (isDraining || isPreparing || newsCheck.isHeard() === false) return false;
      if (now() - checkedAt >= CHECK_TTL_MS) {
        checkedAt = now();
        check = canWrite(db, now(), dataDir);
      }
      return (await check) && !isDraining;
    },

    /** True during the start, while demo data is added. */
    set isPreparing(value: boolean) {
      isPreparing = value;
    },

    /** From now on `isReady` is false, so that load balancers send requests elsewhere. */
    drain(): void {
      isDraining = true;
    },

    get isDraining(): boolean {
      return isDraining;
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
