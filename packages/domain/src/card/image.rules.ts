import { CARD_MESSAGES as TEXT } from "./card.messages.ts";

export const IMAGE_MAX_BYTES = 1_048_576;
export const IMAGE_TYPES = ["image/png", "image/jpeg", "image/webp", "image/gif"] as const;

/** Pictures are stored no larger than this, in pixels; a browser that sends more only makes its owner wait. */
export const IMAGE_FRAMES = {
  photo: { width: 512, height: 640 },
  logo: { width: 512, height: 512 },
} as const;
/** Three screen pixels for each of the widest frame that a card has for a photo. */
export const SMALL_FRAME = { width: 324, height: 405 } as const;

const DATA_URL = /^data:image\/(?:png|jpeg|webp|gif);base64,/;
const ADDRESS = /^\/media\/([0-9a-f]{64})\.webp$/;

/** What is wrong with an image as it travels: a data URL, or the address of one that is already stored. */
export function imageProblem(image: string): string | null {
  if (ADDRESS.test(image)) return null;
  // Only the beginning is looked at: the rest may be a megabyte, and the server decodes it anyway.
  const [prefix] = DATA_URL.exec(image.slice(0, 40)) ?? [];
  if (!prefix) return TEXT.notAnImage;
  return bytesInBase64(image.length - prefix.length) > IMAGE_MAX_BYTES ? TEXT.imageTooLarge : null;
}

/** At least so many bytes are in base64 text of this length; padding may take off two. */
function bytesInBase64(signs: number): number {
  return Math.ceil(signs / 4) * 3 - 2;
}

export function imageUrl(hash: string): string {
  return `/media/${hash}.webp`;
}

/** The same picture as small as a card shows it, where it is one of ours. */
export function smallImageUrl(image: string): string {
  const hash = imageHash(image);
  return hash ? `/media/${hash}-small.webp` : image;
}

/** The hash in an address of ours; null for anything else. */
export function imageHash(address: string): string | null {
  return ADDRESS.exec(address)?.[1] ?? null;
}
