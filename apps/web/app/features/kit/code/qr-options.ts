import { QR_CAPTION, QR_CAPTION_MAX } from "@visita/domain/kit/kit.constants";
import type { QrQuery } from "@visita/domain/kit/kit.contract";

/** What somebody has chosen in the studio; as a query, it names one code. */
export type QrOptions = QrQuery;

export const FIRST_QR_OPTIONS: QrOptions = {
  content: "address",
  color: "ink",
  center: "none",
  frame: "engraved",
  caption: QR_CAPTION,
};

/** Counted as the server does: without spaces at its ends, and a sign outside of the basic plane as one. */
export function isCaptionTooLong(caption: string): boolean {
  return [...caption.trim()].length > QR_CAPTION_MAX;
}
