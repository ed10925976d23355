import type { CardTheme } from "@visita/domain/card/themes";
import type { Box } from "../../../lib/drawing/cover-gradient.ts";
import { rosetteShapes, tint } from "../../../lib/drawing/engraving.ts";
import { boxPath, type Shape } from "../../../lib/drawing/scene.ts";
import { lineShapes, type PreparedText, setText } from "../../../lib/drawing/set-text.ts";
import { type CardSize, MARGIN, points } from "./print-layout.ts";
import type { PrintTexts } from "./print-texts.ts";

export type Logo = { readonly png: Buffer; readonly width: number; readonly height: number };

const BLACK = "#000000";
/** 70 % of black. */
const GREY = "#4d4d4d";
const LOGO = { height: 7.6, maxWidth: 38 } as const;

/** A name shrinks a little before it takes a second line, and more before it takes a third. */
const NAME_SIZES = [
  [18, 17, 16, 15, 14, 13],
  [18, 17, 16, 15, 14, 13, 12, 11],
  [13, 12, 11, 10, 9, 8],
].map((sizes) => sizes.map(points));
const ROLE_SIZES = [8, 7.5, 7, 6.5, 6].map(points);
const CONTACT_SIZES = [7, 6.5, 6].map(points);
const COLUMN_GAP = 4;
const LINE_HEIGHT = 1.08;

/** White, with black text, the logo or the company, and a rosette in the corner. `area` is what is painted. */
export function frontShapes(
  texts: PrintTexts,
  theme: CardTheme,
  logo: Logo | null,
  { width, height }: CardSize,
  area: Box,
): Shape[] {
  const room = width - 2 * MARGIN;
  const name = setName(texts.name, room);
  const radius = name.lines.length > 1 ? 16 : 19;
  const shapes: Shape[] = [
    { kind: "path", d: boxPath(area), fill: "#ffffff" },
    {
      kind: "group",
      clip: boxPath(area),
      shapes: rosetteShapes(width - 4.5, 2.5, radius, {
        color: tint(theme.light.deep, 0.4),
        strokeWidth: 0.09,
      }),
    },
  ];
  if (logo) shapes.push(logoShape(logo));
  else shapes.push(...companyShapes(texts.company, room - radius));

  shapes.push(
    ...name.placedAt(MARGIN, height - 22.2 - name.height),
    ...lineShapes(texts.role, {
      width: room,
      sizes: ROLE_SIZES,
      left: MARGIN,
      baseline: height - 17.7,
      color: GREY,
    }),
  );
  shapes.push({
    kind: "path",
    d: boxPath({ x: MARGIN, y: height - 14.1, width: 9, height: 0.3 }),
    fill: theme.light.deep,
  });
  shapes.push(...contactShapes(texts, width, height));
  return shapes;
}

function setName(name: PreparedText, width: number) {
  const style = { width, height: Number.POSITIVE_INFINITY, lineHeight: LINE_HEIGHT, color: BLACK };
  const ways = NAME_SIZES.map((sizes, at) => setText(name, { ...style, sizes, linesAt: () => at + 1 }));
  const whole = ways.find(({ lines }) => lines.join(" ") === name.text);
  return whole ?? (ways.at(-1) as (typeof ways)[number]);
}

function logoShape({ png, width, height }: Logo): Shape {
  const scale = Math.min(LOGO.height / height, LOGO.maxWidth / width);
  return { kind: "image", png, x: MARGIN, y: MARGIN, width: width * scale, height: height * scale };
}

function companyShapes(company: PreparedText, width: number): Shape[] {
  const sizes = [3.5, 3.2, 2.9, 2.6];
  return lineShapes(company, { width, sizes, left: MARGIN, baseline: MARGIN + 4.2, color: BLACK });
}

/** Two columns, the second right-aligned; in each row one takes what the other leaves. */
function contactShapes({ left, right }: PrintTexts, width: number, height: number): Shape[] {
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
