import type { KitPiece } from "@visita/domain/kit/kit.constants";

/** The share kit of one's own card, or one piece of it. */
export function kitPath(cardid: string, piece?: KitPiece): string {
  return `/cards/${encodeURIComponent(cardid)}/kit${piece ? `/${piece}` : ""}`;
}
