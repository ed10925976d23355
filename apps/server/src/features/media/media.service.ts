import { LRUCache } from "lru-cache";
import type { Db, RootDb } from "../../db/database.ts";
import type { PubSub } from "../../db/pubsub.ts";
import type { Replicas } from "../../db/replicas.ts";
import { tooBusy } from "../../lib/app-error.ts";
import type { ImagePipeline } from "./image.service.ts";
import {
  deleteMedia,
  findMediaBytes,
  findMediaUse,
  listMediaAfter,
  MEDIA_VARIANTS,
  type MediaVariant,
} from "./media.store.ts";
import { readObject, releaseObjects } from "./objects/image-objects.service.ts";
import type { ObjectStore } from "./objects/object-store.service.ts";

const HOUR = 60 * 60 * 1000;
const CACHE_MAX_BYTES = 32 * 1024 * 1024;
const BATCH_SIZE = 500;
/** Message prefix. Instances of several versions share it during a rolling update. */
const DELETED = "media ";

export type Images = ImagePipeline & {
  /** Part of the caller's transaction, which has deleted a card that showed them. */
  deleteUnused(trx: Db, hashes: readonly (string | null)[]): Promise<void>;
};

export type MediaReader = ReturnType<typeof createMediaReader>;

export type PictureAccess = {
  /** Whether that is known without asking the database. */
  isKnownForEverybody(hash: string): boolean;
  /** False while every card that shows the picture is hidden. One that no card shows any more may be on a cached page. */
  isForEverybody(hash: string): Promise<boolean>;
  /** Of hidden cards: their owner, and those who keep a resting card. */
  isFor(hash: string, accountId: string): Promise<boolean>;
};

type ReaderDeps = {
  db: RootDb;
  pubsub: PubSub;
  replicas?: Pick<Replicas, "read">;
  /** Null when there is no object store. */
  objects?: ObjectStore | null;
};

/** Reads stored images through an LRU cache, which drops what any instance deletes at once. */
export function createMediaReader({ db, pubsub, replicas, objects }: ReaderDeps) {
  const cache = new LRUCache<string, Buffer, MediaVariant>({
    maxSize: CACHE_MAX_BYTES,
    sizeCalculation: (bytes) => bytes.length,
    // Images never change; the TTL drops those that were deleted as garbage.
    ttl: HOUR,
    fetchMethod: async (key, _stale, { context: variant }) => {
      const [hash = ""] = key.split(".");
      const read = (from: Db) => readBytes(from, hash, variant);
      // Images never change, so any replica that has it will do, unless it was deleted a moment ago.
      const found = await (replicas ? replicas.read([DELETED + hash], read) : read(db));
      // Again when it is missing: it may be new, or have moved into the store or out of it meanwhile.
      return found ?? read(db);
    },
  });
  pubsub.onMessage((message) => {
    if (!message.startsWith(DELETED)) return;
    for (const variant of MEDIA_VARIANTS) cache.delete(`${message.slice(DELETED.length)}.${variant}`);
  });
  // Deletions may have been missed. Not on a disconnect: then the database is away, and what is cached is shown.
  pubsub.onReconnect((isConnected) => {
    if (isConnected) cache.clear();
  });

  async function readBytes(from: Db, hash: string, variant: MediaVariant): Promise<Buffer | undefined> {
    const found = await findMediaBytes(from, hash, variant);
    if (!found) return undefined;
    const { bytes, objectKey } = found;
    if (objectKey === null) return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    // This instance was started without the store that others use.
    if (!objects) throw tooBusy();
    return readObject(objects, objectKey, variant);
  }

  return {
    findCached: (hash: string, variant: MediaVariant): Buffer | undefined => cache.get(`${hash}.${variant}`),
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
      if (!isShown) await db.transaction().execute((trx) => deleteImage(trx, hash, touchedBefore, now));
    }
    last = batch.at(-1)?.hash;
  }
}

/**
 * Deletes the images of a card that was deleted in the same transaction, unless another card shows them. A card that
 * starts to refer to one at the same moment changes its `touched_at`, which the deletion compares.
 */
export async function deleteUnusedImages(
  trx: Db,
  pubsub: PubSub,
  hashes: readonly (string | null)[],
  now: number,
): Promise<void> {
  const present = hashes.filter((hash) => hash !== null);
  for (const hash of [...new Set(present)].sort()) {
    const use = await findMediaUse(trx, hash);
    if (!use || use.isShown) continue;
    await deleteImage(trx, hash, use.touchedAt + 1, now);
    await pubsub.publish(trx, DELETED + hash);
  }
}

async function deleteImage(trx: Db, hash: string, touchedBefore: number, now: number): Promise<void> {
  const objectKey = await deleteMedia(trx, hash, touchedBefore);
  if (objectKey !== null) await releaseObjects(trx, objectKey, now);
}
