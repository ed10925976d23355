import { SMALL_FRAME } from "@visita/domain/card/image.rules";
import type { WebpOptions } from "sharp";
import { loadSharp } from "../../lib/load-sharp.ts";
import type { Pixels } from "./decode-image.ts";

export type EncodedImage = {
  readonly webp: Buffer;
  /** In the size in which cards show it. */
  readonly small: Buffer;
  /** On white, for contact files, which other programs read. */
  readonly jpeg: Buffer;
};

/** A contact file carries the picture in base64, and some programs refuse large ones. */
const JPEG_WIDTH = 400;
const JPEG_BYTES = 60_000;
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

  const plain = pixels
    .resize({ width: JPEG_WIDTH, withoutEnlargement: true })
    .flatten({ background: "#ffffff" });
  let jpeg = Buffer.alloc(0);
  for (const quality of JPEG_QUALITIES) {
    jpeg = await plain.clone().jpeg({ quality }).toBuffer();
    if (jpeg.length <= JPEG_BYTES) break;
  }

  return { webp, small, jpeg };
}
