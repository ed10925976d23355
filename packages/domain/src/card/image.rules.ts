import { CARD_MESSAGES as TEXT } from "./card.messages.ts";

export const IMAGE_MAX_BYTES = 1_048_576;
export const IMAGE_TYPES = ["image/png", "image/jpeg", "image/webp", "image/gif"] as const;

/** Maximum size of stored images, in pixels. Browsers scale down before uploading to save time. */
export const IMAGE_FRAMES = {
  photo: { width: 512, height: 640 },
  logo: { width: 512, height: 512 },
} as const;
/** Three device pixels per CSS pixel at the photo's largest size on a card. */
export const SMALL_FRAME = { width: 324, height: 405 } as const;

const DATA_URL = /^data:image\/(?:png|jpeg|webp|gif);base64,/;
const IMAGE_URL = /^\/media\/([0-9a-f]{64})\.webp$/;

/** Checks an image in a request: a data URL, or the URL of a stored image. */
export function imageProblem(image: string): string | null {
  if (IMAGE_URL.test(image)) return null;
  // Only the start is matched: the rest may be a megabyte, and the server decodes it anyway.
  const [prefix] = DATA_URL.exec(image.slice(0, 40)) ?? [];
  if (!prefix) return TEXT.notAnImage;
  return bytesInBase64(image.length - prefix.length) > IMAGE_MAX_BYTES ? TEXT.imageTooLarge : null;
}

/** The least number of bytes that base64 of this length can hold: padding may stand for two. */
function bytesInBase64(chars: number): number {
  return Math.ceil(chars / 4) * 3 - 2;
}

export function imageUrl(hash: string): string {
  return `/media/${hash}.webp`;
}

/** The small variant of a stored image; any other URL is returned unchanged. */
export function smallImageUrl(image: string): string {
  const hash = imageHash(image);
  return hash ? `/media/${hash}-small.webp` : image;
}

/** Null unless it is the URL of a stored image. */
export function imageHash(url: string): string | null {
  return IMAGE_URL.exec(url)?.[1] ?? null;
}
