import { SMALL_FRAME } from "@visita/domain/card/image.rules";
import type { WebpOptions } from "sharp";
import { loadSharp } from "../../lib/load-libraries.ts";
import type { Pixels } from "./decode-image.ts";

export type EncodedImage = {
  readonly webp: Buffer;
  /** WebP in the size that cards show. */
  readonly small: Buffer;
  /** On white, for contact files. */
  readonly jpeg: Buffer;
};

/** Contact files embed the image in base64, and some programs reject large files. */
const JPEG_WIDTH = 400;
const JPEG_MAX_BYTES = 60_000;
const JPEG_QUALITIES = [82, 70, 55];

export async function encodeImage({ data, info }: Pixels, webpOptions: WebpOptions): Promise<EncodedImage> {
  const sharp = await loadSharp();
  const { width, height, channels } = info;
  const pixels = sharp(data, { raw: { width, height, channels } });

  const webp = await pixels.clone().webp(webpOptions).toBuffer();

  const small = await pixels
    .clone()
    .resize({ ...SMALL_FRAME, fit: "inside", withoutEnlargement: true })
    .webp(webpOptions)
    .toBuffer();

  const opaque = pixels
    .resize({ width: JPEG_WIDTH, withoutEnlargement: true })
    .flatten({ background: "#ffffff" });
  let jpeg = Buffer.alloc(0);
  for (const quality of JPEG_QUALITIES) {
    jpeg = await opaque.clone().jpeg({ quality }).toBuffer();
    if (jpeg.length <= JPEG_MAX_BYTES) break;
  }

  return { webp, small, jpeg };
}
