import type { PrintFormat } from "@visita/domain/kit/kit.constants";
import { PRINT_CARD_SIZES } from "@visita/domain/kit/kit.constants";
import type { PrintQuery } from "@visita/domain/kit/kit.contract";
import type { KitPrintText } from "@visita/domain/owner-messages/kit-print";
import type english from "@visita/domain/owner-messages/kit-print/en";

export const CARD_FORMATS = ["card-eu", "card-us"] as const satisfies readonly PrintFormat[];
export const SHEET_FORMATS = ["sheet-a4", "sheet-letter"] as const satisfies readonly PrintFormat[];
export type CardFormat = (typeof CARD_FORMATS)[number];
export type SheetFormat = (typeof SHEET_FORMATS)[number];

const FORMAT_TEXTS = {
  "card-eu": { label: "europe", note: "europeNote" },
  "card-us": { label: "america", note: "americaNote" },
  "sheet-a4": { label: "a4", note: "a4Note" },
  "sheet-letter": { label: "letter", note: "letterNote" },
} as const satisfies Record<PrintFormat, { label: keyof typeof english; note: keyof typeof english }>;

/** As a choice. */
export function formatOption<Format extends PrintFormat>(t: KitPrintText, value: Format) {
  const format: PrintFormat = value;
  const { label, note } = FORMAT_TEXTS[format];
  return { value, label: t(label), note: t(note) };
}

export type PrintSides = PrintQuery["sides"];

/** What is asked of the server. */
export function printQuery(format: PrintFormat, sides: PrintSides) {
  return { format, ...(sides === "each" && { sides }) };
}

/** Of the cut card, in millimetres. */
export const TRIM: Readonly<Record<CardFormat, { width: number; height: number }>> = {
  "card-eu": PRINT_CARD_SIZES.eu,
  "card-us": PRINT_CARD_SIZES.us,
};
