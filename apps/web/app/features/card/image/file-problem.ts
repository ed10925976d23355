import { CARD_MESSAGES as TEXT } from "@visita/domain/card/card.messages";
import { IMAGE_MAX_BYTES } from "@visita/domain/card/image.rules";

/**
 * Checks before decoding. An empty or unusual image type passes: whatever the browser can decode is re-encoded as
 * JPEG or PNG.
 */
export function fileProblem({ type, size }: Pick<File, "type" | "size">): string | null {
  if (type !== "" && !isImageType(type)) return TEXT.notAnImage;
  return size > IMAGE_MAX_BYTES ? TEXT.imageTooLarge : null;
}

/** SVG is refused: it can contain scripts and links. */
function isImageType(type: string): boolean {
  return type.startsWith("image/") && !type.startsWith("image/svg");
}
