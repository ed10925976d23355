import { createHash } from "node:crypto";
import { IMAGE_FRAMES } from "@visita/domain/card/image.rules";
import { decodeDataUrl } from "./decode-data-url.ts";
import { checkHeader, decodeImage } from "./decode-image.ts";
import { type EncodedImage, encodeImage } from "./encode-image.ts";

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
export type HashedImage = EncodedImage & { readonly hash: string };

/** Checks, decodes and re-encodes an upload. Runs in a worker. */
export async function prepareImage({
  dataUrl,
  kind,
}: {
  dataUrl: string;
  kind: ImageKind;
}): Promise<HashedImage> {
  const { type, bytes } = decodeDataUrl(dataUrl);
  await checkHeader(type, bytes);
  const { frame, webp } = KINDS[kind];
  const image = await encodeImage(await decodeImage(bytes, frame), webp);
  return { ...image, hash: createHash("sha256").update(image.webp).digest("hex") };
}
