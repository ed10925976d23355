import { CARD_MESSAGES as TEXT } from "@visita/domain/card/card.messages";
import type { ImageKind } from "./image-kind.ts";

/**
 * What can be said of a file before it is decoded. An unnamed type may still be an image, and so may one that only
 * some browsers read: whatever decodes is stored as JPEG or PNG in the end. Its size does not matter: it is cut and
 * scaled before it is sent.
 */
export function fileProblem({ type }: Pick<File, "type">, kind: ImageKind): string | null {
  if (isSvg(type)) return kind === "logo" ? null : TEXT.notAnImage;
  return type === "" || type.startsWith("image/") ? null : TEXT.notAnImage;
}

export function isSvg(type: string): boolean {
  return type.startsWith("image/svg");
}
