import { LRUCache } from "lru-cache";
import type { Db, RootDb } from "../../db/database.ts";
import { deleteMedia, findMediaBytes, listMediaAfter, type MediaForm } from "./media.store.ts";

const HOUR = 60 * 60 * 1000;
const CACHE_BYTES = 32 * 1024 * 1024;
const BATCH_SIZE = 500;

export type MediaReader = ReturnType<typeof createMediaReader>;

/** Reads stored pictures, and keeps those that are asked for often at hand. */
export function createMediaReader(db: Db) {
  const kept = new LRUCache<string, Buffer, MediaForm>({
    maxSize: CACHE_BYTES,
    sizeCalculation: (bytes) => bytes.length,
    // A picture never changes; this is for one that was collected.
    ttl: HOUR,
    fetchMethod: async (key, _stale, { context: form }) => {
      const [hash = ""] = key.split(".");
      const bytes = await findMediaBytes(db, hash, form);
      return bytes && Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    },
  });
  return {
    find: (hash: string, form: MediaForm): Promise<Buffer | undefined> =>
      kept.fetch(`${hash}.${form}`, { context: form }),
  };
}

/**
 * Drops pictures that no card shows, an hour after a card last began to. Whoever makes a card show a picture marks it
 * in the same transaction, so the deletion looks at the mark again and finds either the mark or no card: on PostgreSQL
 * it waits for that transaction to end, on SQLite they come one after the other. One row at a time, so that it never
 * holds one picture while waiting for another.
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
