import { QR_CAPTION } from "@visita/domain/kit/kit.constants";
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
