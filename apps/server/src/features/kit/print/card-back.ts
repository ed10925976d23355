import type { CardTheme } from "@visita/domain/card/themes";
import type { Box } from "../../../lib/drawing/cover-gradient.ts";
import { coverShapes } from "../../../lib/drawing/cover-pattern.ts";
import { hatchedShapes, plateShapes } from "../../../lib/drawing/engraving.ts";
import { isRightToLeft } from "../../../lib/drawing/foreign-text.ts";
import type { Shape } from "../../../lib/drawing/scene.ts";
import {
  type FittedLines,
  lineShapes,
  type PreparedText,
  prepareText,
} from "../../../lib/drawing/set-text.ts";
import { codeShape, type QrCode } from "../qr-studio/qr-code.ts";
import { type CardSize, MARGIN, points } from "./print-layout.ts";
import type { BackHints, PrintTexts } from "./print-texts.ts";

const PLATE = { side: 30.5, right: 8.2, radius: 1.6, offset: 2.1 } as const;
const LACE = { amplitude: 1.25, pitch: 3.1, lines: 6, radius: 3.4 } as const;
/** The plate and its lace add the rest of the quiet zone. */
const QUIET_ZONE = 3.2;
const INITIALS = { size: 17, baseline: 18.3, step: 0.42, strokeWidth: 0.2, opacity: 0.8 } as const;
const CAPTION_SIZES = [12.8, 11.5, 10.2, 9, 8].map(points);
const CAPTION_LINE = 5;
const ADDRESS_SIZES = [7, 6.5, 6].map(points);
const ADDRESS_LINE = 2.6;
const LARGE_ADDRESS_SIZES = [16, 15, 14, 13, 12, 11, 10, 9, 8, 7, 6].map(points);
/** Millimetres for a pixel of a tile. */
const TILE_SCALE = 0.25;

/** The cover with hatched initials, and the code on its plate; without a code the address is large. */
export async function backShapes(
  texts: PrintTexts & BackHints,
  theme: CardTheme,
  code: QrCode | null,
  { width, height }: CardSize,
  area: Box,
): Promise<Shape[]> {
  const shapes = await coverShapes(theme, area, { strength: 1, tileScale: TILE_SCALE });
  shapes.push(...initialShapes(texts.initials, theme));
  if (!code) return [...shapes, ...(await largeAddress(texts, theme, width, height))];

  const [x, y] = [width - PLATE.right - PLATE.side, (height - PLATE.side) / 2];
  shapes.push(
    ...plateShapes({ ...PLATE, x, y, lace: LACE, strokeWidth: 0.1, opacity: 0.62 }),
    codeShape(code, { x, y, side: PLATE.side, quietZone: QUIET_ZONE, color: "#000000" }),
  );
  const room = x - PLATE.offset - LACE.amplitude - 1 - MARGIN;
  const address = addressLines(texts.address, room);
  // Below the caption there is room for two lines.
  const raised = Math.max(0, address.lines.length - 2) * ADDRESS_LINE;
  shapes.push(...captionShapes(texts.caption, room, height - 17.3 - raised, theme));
  const top = height - 6.1 - (address.lines.length - 1) * ADDRESS_LINE;
  for (const [at, line] of address.lines.entries()) {
    const place = { left: MARGIN, baseline: top + at * ADDRESS_LINE, size: address.size, color: theme.on };
    shapes.push(texts.address.line(line, place));
  }
  return shapes;
}

/** Lines of one size. Those that are read from right to left begin below each other too. */
function captionShapes(
  lines: readonly PreparedText[],
  room: number,
  baseline: number,
  { on }: CardTheme,
): Shape[] {
  const widthAt = (size: number) => Math.max(...lines.map((line) => line.measure(line.text, size)));
  const size = CAPTION_SIZES.find((each) => widthAt(each) <= room) ?? (CAPTION_SIZES.at(-1) as number);
  const right = MARGIN + Math.min(room, widthAt(size));
  const style = { width: room, sizes: [size], left: MARGIN, color: on };
  return lines.flatMap((line, at) =>
    lineShapes(line, {
      ...style,
      ...(isRightToLeft(line.text) && { right }),
      baseline: baseline + at * CAPTION_LINE,
    }),
  );
}

function initialShapes(initials: PreparedText, theme: CardTheme): Shape[] {
  if (initials.text === "") return [];
  const { size, baseline, step, strokeWidth, opacity } = INITIALS;
  const width = initials.measure(initials.text, size);
  const outline = initials.outline(initials.text, { left: MARGIN, baseline, size });
  const box = { x: MARGIN - size, y: baseline - 1.2 * size, width: width + 2 * size, height: 1.6 * size };
  return hatchedShapes(outline, box, { step, strokeWidth, opacity, color: theme.on });
}

async function largeAddress(
  { address, alwaysUpToDate }: Pick<PrintTexts & BackHints, "address" | "alwaysUpToDate">,
  theme: CardTheme,
  width: number,
  height: number,
): Promise<Shape[]> {
  const room = width - 2 * MARGIN;
  const large = (await prepareText(address.text, "display")) ?? address;
  const style = { width: room, left: MARGIN, color: theme.on };
  return [
    ...lineShapes(alwaysUpToDate, { ...style, sizes: ADDRESS_SIZES, baseline: height - 15.2 }),
    ...lineShapes(large, { ...style, sizes: LARGE_ADDRESS_SIZES, baseline: height - 7.6 }),
  ];
}

/** An address is never cut. Where it does not fit at six points, which is the least, it breaks: best before its path. */
function addressLines({ text, measure }: PreparedText, room: number): FittedLines {
  const fitting = ADDRESS_SIZES.find((size) => measure(text, size) <= room);
  if (fitting !== undefined) return { lines: [text], size: fitting };
  const size = ADDRESS_SIZES.at(-1) as number;
  const path = text.indexOf("/c/");
  const parts = path < 0 ? [text] : [text.slice(0, path), text.slice(path)];
  const lines = parts.flatMap((part) => {
    const broken: string[] = [];
    let line = "";
    for (const sign of part) {
      if (line !== "" && measure(line + sign, size) > room) {
        broken.push(line);
        line = "";
      }
      line += sign;
    }
    return [...broken, line];
  });
  return { lines, size };
}
