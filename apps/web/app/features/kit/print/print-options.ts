import type { PrintFormat } from "@visita/domain/kit/kit.constants";
import { PRINT_CARD_SIZES } from "@visita/domain/kit/kit.constants";
import type { PrintQuery } from "@visita/domain/kit/kit.contract";

export const CARD_FORMATS = [
  { value: "card-eu", label: "85 x 55 mm", note: "Europe, most of Asia" },
  { value: "card-us", label: "3.5 x 2 in", note: "North America" },
] as const satisfies readonly { value: PrintFormat; label: string; note: string }[];

export const SHEET_FORMATS = [
  { value: "sheet-a4", label: "A4", note: "210 x 297 mm" },
  { value: "sheet-letter", label: "Letter", note: "8.5 x 11 in" },
] as const satisfies readonly { value: PrintFormat; label: string; note: string }[];

export type PrintSides = PrintQuery["sides"];

/** What is asked of the server. */
export function printQuery(format: PrintFormat, sides: PrintSides) {
  return { format, ...(sides === "each" && { sides }) };
}

export type CardFormat = (typeof CARD_FORMATS)[number]["value"];
export type SheetFormat = (typeof SHEET_FORMATS)[number]["value"];

/** Of the cut card, in millimetres. */
export const TRIM: Readonly<Record<CardFormat, { width: number; height: number }>> = {
  "card-eu": PRINT_CARD_SIZES.eu,
  "card-us": PRINT_CARD_SIZES.us,
};
