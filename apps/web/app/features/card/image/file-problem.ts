import { CARD_MESSAGES as TEXT } from "@visita/domain/card/card.messages";
import { IMAGE_MAX_BYTES } from "@visita/domain/card/image.rules";

/**
 * What can be said of a file before it is decoded. An unnamed type may still be an image, and so may one that only
 * some browsers read: whatever decodes is stored as JPEG or PNG in the end.
 */
export function fileProblem({ type, size }: Pick<File, "type" | "size">): string | null {
  if (type !== "" && !isImageType(type)) return TEXT.notAnImage;
  return size > IMAGE_MAX_BYTES ? TEXT.imageTooLarge : null;
}

/** A drawing in SVG is a document with scripts and links in it, not an image. */
function isImageType(type: string): boolean {
  return type.startsWith("image/") && !type.startsWith("image/svg");
}
