import type { Db } from "../../db/database.ts";
import { runInWorker } from "../../lib/run-in-worker.ts";
import { objectRow, updateTouchedAt, upsertMedia } from "./media.store.ts";
import { prepareImageTask } from "./media.tasks.ts";
import { claimObjects } from "./objects/image-objects.service.ts";
import type { HashedImage, ImageKind } from "./prepare-image.ts";

export type PreparedImage = HashedImage & {
  /** Where it was uploaded to; without it, its bytes go into the database. */
  readonly objectKey?: string;
};
type Upload = (image: HashedImage) => Promise<string>;
export type ImagePipeline = ReturnType<typeof createImagePipeline>;

/**
 * Checks, decodes and re-encodes uploads in workers, a few of each account at a time. With an object store they are uploaded here, before a transaction
 * begins.
 */
export function createImagePipeline(upload?: Upload) {
  return {
    async prepare(dataUrl: string, kind: ImageKind, account?: string): Promise<PreparedImage> {
      const image = await runInWorker(prepareImageTask, { dataUrl, kind }, { account });
      return upload ? { ...image, objectKey: await upload(image) } : image;
    },
  };
}

/** Idempotent: stored once per content. Call it in the transaction that makes a card refer to it. */
export async function storeImage(db: Db, image: PreparedImage, now: number): Promise<void> {
  const { objectKey, ...bytes } = image;
  if (objectKey === undefined) return void (await upsertMedia(db, { ...bytes, touched_at: now }));
  const storedKey = await upsertMedia(db, objectRow(image.hash, objectKey, now));
  // A different key means that the picture existed; the removal job deletes this upload.
  if (storedKey === objectKey) await claimObjects(db, objectKey, now);
}

/**
 * Protects a stored image from garbage collection. Call it in the transaction that makes a card refer to it; false if it
 * no longer exists.
 */
export function touchImage(db: Db, hash: string, now: number): Promise<boolean> {
  return updateTouchedAt(db, hash, now);
}
