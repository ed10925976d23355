import { MESSAGES } from "@visita/domain/messages";
import type { Metadata, SharpOptions } from "sharp";
import { AppError } from "../../lib/app-error.ts";
import { loadSharp } from "../../lib/load-libraries.ts";
import { type ImageType, notAnImage } from "./decode-data-url.ts";

export type Frame = { width: number; height: number; keepsTransparency: boolean };
export type Pixels = { data: Buffer; info: { width: number; height: number; channels: 1 | 2 | 3 | 4 } };

const INPUT: SharpOptions = { limitInputPixels: 25e6, pages: 1, failOn: "error" };
const TIMEOUT_SECONDS = 5;

/** An image of 1 × 25 million pixels is within the pixel limit, but resizing it takes gigabytes or minutes. */
const MAX_SIDE_PIXELS = 10_000;
/** A photo of 25 megapixels has 75 MB. Bounds the time, and the memory of images that are not decoded line by line. */
const MAX_DECODED_BYTES = 80e6;
/** Values of 16 bits take four times as long as values of 8 bits. */
const DEEP_VALUE_COST = 4;

/** Reads only the header, which takes 1 to 2 ms whatever size the image claims. */
export async function checkHeader(type: ImageType, bytes: Buffer): Promise<void> {
  const sharp = await loadSharp();
  const header = await sharp(bytes, INPUT).metadata().catch(refuse);
  if (`image/${header.format}` !== type) throw notAnImage();
  if (Math.max(header.width, header.height) > MAX_SIDE_PIXELS) throw notAnImage();
  if (decodingCost(header) > MAX_DECODED_BYTES) throw notAnImage();
}

/** The first frame of an animation, rotated by its EXIF orientation, in sRGB, scaled down, without metadata. */
export async function decodeImage(bytes: Buffer, frame: Frame): Promise<Pixels> {
  const sharp = await loadSharp();
  const image = sharp(bytes, INPUT)
    .autoOrient()
    .resize({ width: frame.width, height: frame.height, fit: "inside", withoutEnlargement: true })
    .toColourspace("srgb")
    .timeout({ seconds: TIMEOUT_SECONDS });
  if (!frame.keepsTransparency) image.flatten({ background: "#ffffff" });
  return image.raw({ depth: "uchar" }).toBuffer({ resolveWithObject: true }).catch(refuse);
}

/** In bytes of 8-bit values. */
function decodingCost({ width, height, channels, depth }: Metadata): number {
  return width * height * channels * (depth === "uchar" ? 1 : DEEP_VALUE_COST);
}

/** Every other error of sharp means invalid bytes; its messages are not for users. */
function refuse(error: Error): never {
  if (error.message.startsWith("timeout:")) {
    throw new AppError("unavailable", MESSAGES.tooBusy, { retryAfter: 5 });
  }
  throw notAnImage();
}
