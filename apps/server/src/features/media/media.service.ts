import { LRUCache } from "lru-cache";
import type { Db, RootDb } from "../../db/database.ts";
import { deleteMedia, findMediaBytes, listMediaAfter, type MediaVariant } from "./media.store.ts";

const HOUR = 60 * 60 * 1000;
const CACHE_MAX_BYTES = 32 * 1024 * 1024;
const BATCH_SIZE = 500;

export type MediaReader = ReturnType<typeof createMediaReader>;

/** Reads stored images through an LRU cache. */
export function createMediaReader(db: Db) {
  const cache = new LRUCache<string, Buffer, MediaVariant>({
    maxSize: CACHE_MAX_BYTES,
    sizeCalculation: (bytes) => bytes.length,
    // Images never change; the TTL drops those that were deleted.
    ttl: HOUR,
    fetchMethod: async (key, _stale, { context: variant }) => {
      const [hash = ""] = key.split(".");
      const bytes = await findMediaBytes(db, hash, variant);
      return bytes && Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    },
  });
  return {
    find: (hash: string, variant: MediaVariant): Promise<Buffer | undefined> =>
      cache.fetch(`${hash}.${variant}`, { context: variant }),
  };
}

/**
 * Garbage-collects images that no card refers to, at the earliest an hour after a card last started to. A card that
 * starts to refer to an image updates its `touched_at` in the same transaction. The deletion checks that again: on
 * PostgreSQL it waits for that transaction, on SQLite writes are serialized. One row at a time, to avoid deadlocks.
 */
export async function collectMedia(db: RootDb, now: number): Promise<void> {
  const touchedBefore = now - HOUR;
  let last: string | undefined = "";
  while (last !== undefined) {
    const batch: { hash: string; isShown: boolean }[] = await listMediaAfter(
      db,
      last,
      touchedBefore,
      BATCH_SIZE,
    );
    for (const { hash, isShown } of batch) {
      if (!isShown) await deleteMedia(db, hash, touchedBefore);
    }
    last = batch.at(-1)?.hash;
  }
}
