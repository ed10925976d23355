import { createHash } from "node:crypto";
import { IMAGE_FRAMES } from "@visita/domain/card/image.rules";
import type { Db } from "../../db/database.ts";
import { Semaphore } from "../../lib/semaphore.ts";
import { checkHeader, decodeImage } from "./decode-image.ts";
import { type EncodedImage, encodeImage } from "./encode-image.ts";
import { updateTouchedAt, upsertMedia } from "./media.store.ts";
import { readImageBytes } from "./read-image-bytes.ts";

const AT_ONCE = 2;
const QUEUE_SIZE = 16;

/** A logo has hard edges between colours, where the quality of a photograph would show. */
const KINDS = {
  photo: { frame: { ...IMAGE_FRAMES.photo, keepsTransparency: false }, webp: { quality: 82 } },
  logo: {
    frame: { ...IMAGE_FRAMES.logo, keepsTransparency: true },
    webp: { quality: 90, smartSubsample: true },
  },
} as const;

export type ImageKind = keyof typeof KINDS;
/** The hash is the SHA-256 of the WebP, in hex. */
export type PreparedImage = EncodedImage & { readonly hash: string };
export type ImagePipeline = ReturnType<typeof createImagePipeline>;

/**
 * Makes pictures of what people send. The pixels are worked on in the library's threads, a few pictures at a time;
 * bytes that are no picture are refused before they would have to wait.
 */
export function createImagePipeline() {
  const semaphore = new Semaphore({ concurrency: AT_ONCE, queueSize: QUEUE_SIZE });
  return {
    async prepare(dataUrl: string, kind: ImageKind): Promise<PreparedImage> {
      const { type, bytes } = readImageBytes(dataUrl);
      await checkHeader(type, bytes);
      const { frame, webp } = KINDS[kind];
      const image = await semaphore.run(async () => encodeImage(await decodeImage(bytes, frame), webp));
      return { ...image, hash: createHash("sha256").update(image.webp).digest("hex") };
    },
  };
}

/** Stores a picture once, however often it comes. Belongs into the transaction that makes a card show it. */
export function storeImage(db: Db, image: PreparedImage, now: number): Promise<void> {
  return upsertMedia(db, { ...image, touched_at: now });
}

/**
 * Keeps a stored picture from being collected. Belongs into the transaction that makes a card show it by its address;
 * false when it is no longer there.
 */
export function touchImage(db: Db, hash: string, now: number): Promise<boolean> {
  return updateTouchedAt(db, hash, now);
}
