import type { PrintFormat } from "@visita/domain/kit/kit.constants";
import { PRINT_CARD_SIZES } from "@visita/domain/kit/kit.constants";

/** Everything in millimetres. */
export type CardSize = { readonly width: number; readonly height: number };

type Sheet = { readonly width: number; readonly height: number; readonly left: number; readonly top: number };

type Format = { readonly card: CardSize; readonly sheet: Sheet | null };

export const FORMATS: Readonly<Record<PrintFormat, Format>> = {
  "card-eu": { card: PRINT_CARD_SIZES.eu, sheet: null },
  "card-us": { card: PRINT_CARD_SIZES.us, sheet: null },
  "sheet-a4": { card: PRINT_CARD_SIZES.eu, sheet: { width: 210, height: 297, left: 20, top: 11 } },
  "sheet-letter": {
    card: PRINT_CARD_SIZES.us,
    sheet: { width: 215.9, height: 279.4, left: 19.05, top: 12.7 },
  },
};

export const SHEET_COLUMNS = 2;
export const SHEET_ROWS = 5;

export const BLEED = 3;
export const MARGIN = 6;

const POINT = 25.4 / 72;

export function points(size: number): number {
  return size * POINT;
}

const MARK = { length: 5, away: 3 } as const;
const SHEET_MARK = { length: 5, away: 1.5 } as const;
/** A quarter of a point. */
export const MARK_WIDTH = 0.088;

/** Crop marks around one card at the origin. */
export function cropMarks({ width, height }: CardSize): string {
  const { length, away } = MARK;
  return [0, width]
    .flatMap((x) => [`M${x} ${-away}v${-length}`, `M${x} ${height + away}v${length}`])
    .concat([0, height].flatMap((y) => [`M${-away} ${y}h${-length}`, `M${width + away} ${y}h${length}`]))
    .join("");
}

/** Marks at the edges of a sheet alone: between the cards there is no room. */
export function sheetMarks(card: CardSize, sheet: Sheet): string {
  const { length, away } = SHEET_MARK;
  const bottom = sheet.top + SHEET_ROWS * card.height;
  const right = sheet.left + SHEET_COLUMNS * card.width;
  const columns = Array.from({ length: SHEET_COLUMNS + 1 }, (_, at) => sheet.left + at * card.width);
  const rows = Array.from({ length: SHEET_ROWS + 1 }, (_, at) => sheet.top + at * card.height);
  return [
    ...columns.flatMap((x) => [`M${x} ${sheet.top - away}v${-length}`, `M${x} ${bottom + away}v${length}`]),
    ...rows.flatMap((y) => [`M${sheet.left - away} ${y}h${-length}`, `M${right + away} ${y}h${length}`]),
  ].join("");
}

export function sheetPlaces(card: CardSize, sheet: Sheet): { x: number; y: number }[] {
  return Array.from({ length: SHEET_COLUMNS * SHEET_ROWS }, (_, at) => ({
    x: sheet.left + (at % SHEET_COLUMNS) * card.width,
    y: sheet.top + Math.floor(at / SHEET_COLUMNS) * card.height,
  }));
}
