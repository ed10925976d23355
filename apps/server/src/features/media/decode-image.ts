import { MESSAGES } from "@visita/domain/messages";
import type { Metadata, SharpOptions } from "sharp";
import { AppError } from "../../lib/app-error.ts";
import { loadSharp } from "../../lib/load-sharp.ts";
import { type ImageType, notAnImage } from "./read-image-bytes.ts";

export type Frame = { width: number; height: number; keepsTransparency: boolean };
export type Pixels = { data: Buffer; info: { width: number; height: number; channels: 1 | 2 | 3 | 4 } };

const INPUT: SharpOptions = { limitInputPixels: 25e6, pages: 1, failOn: "error" };
const TIME_LIMIT_SECONDS = 5;

/** A picture of one row and 25 million columns is small by its pixels, and takes gigabytes or minutes to shrink. */
const MAX_SIDE = 10_000;
/** Interlaced and progressive pictures are unpacked as a whole, some into twice as much; others line by line. */
const MAX_WHOLE_BYTES = 80e6;

/** Looks at the header alone, which takes a millisecond or two whatever the picture claims to be. */
export async function checkHeader(type: ImageType, bytes: Buffer): Promise<void> {
  const sharp = await loadSharp();
  const header = await sharp(bytes, INPUT).metadata().catch(refuse);
  if (`image/${header.format}` !== type) throw notAnImage();
  if (Math.max(header.width, header.height) > MAX_SIDE) throw notAnImage();
  if (header.isProgressive && unpackedBytes(header) > MAX_WHOLE_BYTES) throw notAnImage();
}

/** The first frame: upright, in sRGB, small enough for its frame, and without anything but its pixels. */
export async function decodeImage(bytes: Buffer, frame: Frame): Promise<Pixels> {
  const sharp = await loadSharp();
  const image = sharp(bytes, INPUT)
    .autoOrient()
    .resize({ width: frame.width, height: frame.height, fit: "inside", withoutEnlargement: true })
    .toColourspace("srgb")
    .timeout({ seconds: TIME_LIMIT_SECONDS });
  if (!frame.keepsTransparency) image.flatten({ background: "#ffffff" });
  return image.raw({ depth: "uchar" }).toBuffer({ resolveWithObject: true }).catch(refuse);
}

function unpackedBytes({ width, height, channels, depth }: Metadata): number {
  return width * height * channels * (depth === "uchar" ? 1 : 2);
}

/** Whatever else the library says of somebody's bytes is about these bytes; its words are for developers. */
function refuse(error: Error): never {
  if (error.message.startsWith("timeout:")) {
    throw new AppError("unavailable", MESSAGES.tooBusy, { retryAfter: 5 });
  }
  throw notAnImage();
}
