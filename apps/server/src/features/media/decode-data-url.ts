import { CARD_MESSAGES as TEXT } from "@visita/domain/card/card.messages";
import { IMAGE_MAX_BYTES, IMAGE_TYPES } from "@visita/domain/card/image.rules";
import { AppError } from "../../lib/app-error.ts";

export type ImageType = (typeof IMAGE_TYPES)[number];

const MAX_CHARS = Math.ceil(IMAGE_MAX_BYTES / 3) * 4;

/** Magic bytes. In WebP, the length stands between the two words. */
const SIGNATURES: Readonly<Record<ImageType, (bytes: Buffer) => boolean>> = {
  "image/png": (bytes) => textAt(bytes, 0, 8) === "\x89PNG\r\n\x1a\n",
  "image/jpeg": (bytes) => textAt(bytes, 0, 3) === "\xff\xd8\xff",
  "image/webp": (bytes) => textAt(bytes, 0, 4) === "RIFF" && textAt(bytes, 8, 12) === "WEBP",
  "image/gif": (bytes) => /^GIF8[79]a$/.test(textAt(bytes, 0, 6)),
};

export function notAnImage(): AppError {
  return new AppError("invalid_input", TEXT.notAnImage);
}

/** Rejects data URLs whose bytes do not match their type. SVG is not supported. */
export function decodeDataUrl(dataUrl: string): { type: ImageType; bytes: Buffer } {
  const type = IMAGE_TYPES.find((known) => dataUrl.startsWith(prefixOf(known)));
  if (!type) throw notAnImage();
  const base64 = dataUrl.slice(prefixOf(type).length);
  if (base64.length > MAX_CHARS) throw tooLarge();
  const bytes = Buffer.from(base64, "base64");
  if (bytes.length > IMAGE_MAX_BYTES) throw tooLarge();
  // Node ignores invalid base64; encoding the bytes again shows whether anything was ignored.
  if (bytes.toString("base64") !== base64) throw notAnImage();
  if (!SIGNATURES[type](bytes)) throw notAnImage();
  return { type, bytes };
}

function textAt(bytes: Buffer, start: number, end: number): string {
  return bytes.toString("latin1", start, end);
}

function prefixOf(type: ImageType): string {
  return `data:${type};base64,`;
}

function tooLarge(): AppError {
  return new AppError("payload_too_large", TEXT.imageTooLarge);
}
