import { createHash } from "node:crypto";
import { IMAGE_FRAMES } from "@visita/domain/card/image.rules";
import type { Db } from "../../db/database.ts";
import { Semaphore } from "../../lib/semaphore.ts";
import { decodeDataUrl } from "./decode-data-url.ts";
import { checkHeader, decodeImage } from "./decode-image.ts";
import { type EncodedImage, encodeImage } from "./encode-image.ts";
import { objectRow, updateTouchedAt, upsertMedia } from "./media.store.ts";
import { claimObjects } from "./objects/image-objects.service.ts";

const CONCURRENCY = 2;
const QUEUE_SIZE = 16;

/** Logos have hard colour edges, where a photo's quality would show artefacts. */
const KINDS = {
  photo: { frame: { ...IMAGE_FRAMES.photo, keepsTransparency: false }, webp: { quality: 82 } },
  logo: {
    frame: { ...IMAGE_FRAMES.logo, keepsTransparency: true },
    webp: { quality: 90, smartSubsample: true },
  },
} as const;

export type ImageKind = keyof typeof KINDS;
/** The hash is the SHA-256 of the WebP, in hex. */
export type PreparedImage = EncodedImage & {
  readonly hash: string;
  /** Where it was uploaded to; without it, its bytes go into the database. */
  readonly objectKey?: string;
};
type Upload = (image: EncodedImage & { readonly hash: string }) => Promise<string>;
export type ImagePipeline = ReturnType<typeof createImagePipeline>;

/**
 * Decodes and re-encodes uploads, with limited concurrency in sharp's threads. Invalid images are rejected before they
 * enter the queue. With an object store they are uploaded here, before a transaction begins.
 */
export function createImagePipeline(upload?: Upload) {
  const semaphore = new Semaphore({ concurrency: CONCURRENCY, queueSize: QUEUE_SIZE });
  return {
    async prepare(dataUrl: string, kind: ImageKind): Promise<PreparedImage> {
      const { type, bytes } = decodeDataUrl(dataUrl);
      await checkHeader(type, bytes);
      const { frame, webp } = KINDS[kind];
      const image = await semaphore.run(async () => encodeImage(await decodeImage(bytes, frame), webp));
      const hashed = { ...image, hash: createHash("sha256").update(image.webp).digest("hex") };
      return upload ? { ...hashed, objectKey: await upload(hashed) } : hashed;
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
