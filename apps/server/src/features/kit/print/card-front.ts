import type { CardTheme } from "@visita/domain/card/themes";
import type { Box } from "../../../lib/drawing/cover-gradient.ts";
import { rosetteShapes, tint } from "../../../lib/drawing/engraving.ts";
import { isRightToLeft } from "../../../lib/drawing/foreign-text.ts";
import { boxPath, type Shape } from "../../../lib/drawing/scene.ts";
import { lineShapes, type PreparedText, setText } from "../../../lib/drawing/set-text.ts";
import { codeShape, type QrCode } from "../qr-studio/qr-code.ts";
import { type CardSize, MARGIN, points } from "./print-layout.ts";
import type { PrintTexts } from "./print-texts.ts";

export type Logo = { readonly png: Buffer; readonly width: number; readonly height: number };

const BLACK = "#000000";
/** 70 % of black. */
const GREY = "#4d4d4d";
const RULE = { width: 9, height: 0.3 } as const;
const LOGO = { height: 7.6, maxWidth: 38 } as const;
/** Between the logo or the company and what stands below it. */
const HEAD_GAP = 1.5;

/** A name shrinks a little before it takes a second line, and more before it takes a third and a fourth. */
const NAME_SIZES = [
  [18, 17, 16, 15, 14, 13],
  [18, 17, 16, 15, 14, 13, 12, 11],
  [13, 12, 11, 10, 9, 8],
  [10, 9, 8],
].map((sizes) => sizes.map(points));
/** From the lower edge of the card to the baseline of the role, and from there to that of the name. */
const ROLE_BASELINE = 17.7;
const NAME_ABOVE_ROLE = 4.5;
const ROLE_SIZES = [8, 7.5, 7, 6.5, 6].map(points);
const CONTACT_SIZES = [7, 6.5, 6].map(points);
const COLUMN_GAP = 4;
const LINE_HEIGHT = 1.08;
const ROLE_LINE_HEIGHT = 1.25;
const COMPANY_SIZES = [3.5, 3.2, 2.9, 2.6];
const ROSETTE = { x: 4.5, y: 2.5, radius: 19, beside: 16, least: 6, clear: 2.5 } as const;

/** In the corner of a second side. */
const CODE = { side: 17, clear: 3 } as const;
/** From its baseline to the name. */
const READING_ABOVE = 1.8;
const READING_HEIGHT = 4;

/**
 * White, with black text, the logo or the company, and in the corner a rosette, which makes way for long texts, or the
 * code of a second side. Where the name is read from right to left, the card is too. `area` is what is painted.
 */
export function frontShapes(
  texts: PrintTexts,
  theme: CardTheme,
  logo: Logo | null,
  { width, height }: CardSize,
  area: Box,
  code: QrCode | null = null,
): Shape[] {
  const room = width - 2 * MARGIN;
  const isTurned = isRightToLeft(texts.name.text);
  const leftOf = (item: number) => (isTurned ? width - MARGIN - item : MARGIN);
  const roles = setRoles(texts, room, !logo);
  const nameBottom = height - ROLE_BASELINE - roles.height - NAME_ABOVE_ROLE;
  const reading = setReading(texts.reading, room - CODE.side - CODE.clear);
  const nameHeight = nameBottom - MARGIN - LOGO.height - HEAD_GAP - reading.height;
  let name = setName(texts.name, room, nameHeight);
  if (code && nameBottom - name.height < MARGIN + CODE.side)
    name = setName(texts.name, room - CODE.side - CODE.clear, nameHeight);
  const nameTop = nameBottom - name.height;
  const radius = Math.max(
    ROSETTE.least,
    Math.min(name.lines.length > 1 ? ROSETTE.beside : ROSETTE.radius, nameTop - ROSETTE.y - ROSETTE.clear),
  );
  const rosetteX = isTurned ? ROSETTE.x : width - ROSETTE.x;
  const codeX = isTurned ? MARGIN : width - MARGIN - CODE.side;
  const rosette = rosetteShapes(rosetteX, ROSETTE.y, radius, {
    color: tint(theme.light.deep, 0.4),
    strokeWidth: 0.09,
  });
  return [
    { kind: "path", d: boxPath(area), fill: "#ffffff" },
    code
      ? codeShape(code, { x: codeX, y: MARGIN, side: CODE.side, quietZone: 0, color: BLACK })
      : { kind: "group", clip: boxPath(area), shapes: rosette },
    ...(logo ? [logoShape(logo, leftOf)] : companyShapes(texts.company, room - radius, leftOf)),
    ...reading.placedAt(leftOf, nameTop - READING_ABOVE),
    ...name.placedAt(leftOf(name.width), nameTop),
    ...roles.placedAt(leftOf, height - ROLE_BASELINE),
    {
      kind: "path",
      d: boxPath({ x: leftOf(RULE.width), y: height - 14.1, ...RULE }),
      fill: theme.light.deep,
    },
    ...contactShapes(isTurned ? { left: texts.right, right: texts.left } : texts, width, height),
  ];
}

type LeftOf = (width: number) => number;

/** Whole where that is possible, in as few lines as that takes. */
function setName(name: PreparedText, width: number, height: number) {
  const style = { width, height, lineHeight: LINE_HEIGHT, color: BLACK };
  const ways = NAME_SIZES.map((sizes, at) => setText(name, { ...style, sizes, linesAt: () => at + 1 }));
  const whole = ways.find(
    ({ lines }) => lines.join("").replaceAll(" ", "") === name.text.replaceAll(" ", ""),
  );
  return whole ?? (ways.at(-1) as (typeof ways)[number]);
}

/** One line above the name. */
function setReading(reading: PreparedText, width: number) {
  if (reading.text === "") return { height: 0, placedAt: (): Shape[] => [] };
  const style = { width, height: Number.POSITIVE_INFINITY, lineHeight: LINE_HEIGHT, color: GREY };
  const block = setText(reading, { ...style, sizes: CONTACT_SIZES, linesAt: () => 1 });
  return {
    height: READING_HEIGHT,
    placedAt: (leftOf: LeftOf, baseline: number) =>
      block.placedAt(leftOf(block.width), baseline - reading.capitals * block.size),
  };
}

/**
 * Role and company on one line; where they do not fit, each on its own, so that neither pushes the other off, or the role
 * alone where the company stands above. `height` is that of what stands above the last baseline.
 */
function setRoles({ role, roleParts }: PrintTexts, width: number, isCompanyAbove: boolean) {
  const style = { width, height: Number.POSITIVE_INFINITY, lineHeight: ROLE_LINE_HEIGHT, color: GREY };
  const inLines = (text: PreparedText, count: number, sizes = ROLE_SIZES) =>
    setText(text, { ...style, sizes, linesAt: () => count });
  const whole = inLines(role, 1);
  const filled = roleParts.filter(({ text }) => text !== "");
  const parts = filled.slice(0, isCompanyAbove ? 1 : 2);
  const setParts = (sizes?: number[]) => parts.map((part, at) => inLines(part, at === 0 ? 2 : 1, sizes));
  const size = whole.lines[0] === role.text ? whole.size : Math.min(...setParts().map((part) => part.size));
  const blocks = whole.lines[0] === role.text ? [whole] : setParts([size]);
  const pitch = size * ROLE_LINE_HEIGHT;
  const rows = blocks.reduce((count, { lines }) => count + lines.length, 0);
  return {
    height: (rows - 1) * pitch,
    placedAt(leftOf: LeftOf, lastBaseline: number): Shape[] {
      let top = lastBaseline - (rows - 1) * pitch - role.capitals * size;
      return blocks.flatMap((block) => {
        const placed = block.placedAt(leftOf(block.width), top);
        top += block.lines.length * pitch;
        return placed;
      });
    },
  };
}

function logoShape({ png, width, height }: Logo, leftOf: LeftOf): Shape {
  const scale = Math.min(LOGO.height / height, LOGO.maxWidth / width);
  const shown = width * scale;
  return { kind: "image", png, x: leftOf(shown), y: MARGIN, width: shown, height: height * scale };
}

/** Two lines where one would be cut. */
function companyShapes(company: PreparedText, width: number, leftOf: LeftOf): Shape[] {
  const style = { width, height: Number.POSITIVE_INFINITY, lineHeight: LINE_HEIGHT, color: BLACK };
  const smallest = COMPANY_SIZES.at(-1);
  const sizes = COMPANY_SIZES;
  const block = setText(company, { ...style, sizes, linesAt: (size) => (size === smallest ? 2 : 1) });
  const top = MARGIN + 4.2 - company.capitals * block.size;
  return block.placedAt(leftOf(block.width), top);
}

type Columns = Pick<PrintTexts, "left" | "right">;

/** Two columns, the second right-aligned; in each row one takes what the other leaves. */
function contactShapes({ left, right }: Columns, width: number, height: number): Shape[] {
  const baselines = [height - 9.9, height - 6.1];
  const room = width - 2 * MARGIN - COLUMN_GAP;
  const largest = CONTACT_SIZES[0] as number;
  return baselines.flatMap((baseline, row) => {
    // A single line stands at the bottom.
    const [one, other] = [left, right].map((texts) => texts[row + texts.length - baselines.length]);
    const restBeside = (text: PreparedText | undefined) =>
      Math.max(room / 2, room - (text?.measure(text.text, largest) ?? 0));
    const style = { sizes: CONTACT_SIZES, left: MARGIN, baseline, color: BLACK };
    return [
      ...(one ? lineShapes(one, { ...style, width: restBeside(other) }) : []),
      ...(other ? lineShapes(other, { ...style, width: restBeside(one), right: width - MARGIN }) : []),
    ];
  });
}
