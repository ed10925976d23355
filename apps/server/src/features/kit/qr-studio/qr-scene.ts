import { QR_QUIET_ZONE } from "@visita/domain/card/qr-path";
import type { QrReading } from "@visita/domain/kit/kit.contract";
import { coverShapes } from "../../../lib/drawing/cover-pattern.ts";
import { plateShapes } from "../../../lib/drawing/engraving.ts";
import { boxPath, type Shape } from "../../../lib/drawing/scene.ts";
import { prepareText } from "../../../lib/drawing/set-text.ts";
import type { Face } from "../../../lib/drawing/typefaces.ts";
import { codeShape } from "./qr-code.ts";
import type { CenterPicture, QrDesign } from "./qr-design.ts";

type CaptionProblem = QrReading["captionProblem"];

export type QrScene = {
  readonly width: number;
  readonly height: number;
  /** Of the code with its quiet zone. */
  readonly codeSide: number;
  readonly shapes: readonly Shape[];
  /** Why the caption of a frame is left out; null when it is not. */
  readonly captionProblem: CaptionProblem;
};

const WIDTH = 880;
const INK = "#1b1916";
const MUTED = "#5d5a53";
const CAPTION_SIZES = [58, 54, 50, 45, 40];
const ADDRESS_SIZES = [30, 27, 24, 21, 18];
const TILE_SCALE = 2;

type Square = { readonly x: number; readonly y: number; readonly side: number };

/** A code with its frame. A caption that cannot be set is left out, and the scene says why: the code is what counts. */
export async function qrScene(design: QrDesign): Promise<QrScene> {
  switch (design.frame) {
    case "none":
      return plain(design);
    case "plate":
      return plate(design);
    case "engraved":
      return engraved(design);
    case "band":
      return band(design);
  }
}

function plain(design: QrDesign): QrScene {
  const square = { x: 0, y: 0, side: WIDTH };
  return {
    width: WIDTH,
    height: WIDTH,
    codeSide: WIDTH,
    captionProblem: null,
    shapes: [white(WIDTH, WIDTH, 0), ...codeShapes(design, square)],
  };
}

async function plate(design: QrDesign): Promise<QrScene> {
  const height = 1040;
  const square = { x: 60, y: 60, side: 760 };
  const rule = (inset: number, radius: number, strokeWidth: number): Shape => ({
    kind: "path",
    d: boxPath({ x: inset, y: inset, width: WIDTH - 2 * inset, height: height - 2 * inset }, radius),
    stroke: design.color,
    strokeWidth,
  });
  const caption = await centred(design.caption, "display", CAPTION_SIZES, 900, INK);
  return {
    width: WIDTH,
    height,
    codeSide: square.side,
    captionProblem: caption.problem,
    shapes: [
      white(WIDTH, height, 44),
      rule(26, 24, 3),
      rule(36, 16, 1),
      ...codeShapes(design, square),
      ...caption.shapes,
      ...(await centred(design.address, "text", ADDRESS_SIZES, 960, MUTED)).shapes,
    ],
  };
}

async function engraved(design: QrDesign): Promise<QrScene> {
  const height = 1080;
  const square = { x: 90, y: 90, side: 700 };
  const { on } = design.theme;
  const cover = { x: 0, y: 0, width: WIDTH, height };
  const caption = await centred(design.caption, "display", [62, ...CAPTION_SIZES], 936, on);
  return {
    width: WIDTH,
    height,
    codeSide: square.side,
    captionProblem: caption.problem,
    shapes: [
      ...(await coverShapes(design.theme, cover, { strength: 1, tileScale: TILE_SCALE, radius: 44 })),
      ...plateShapes({
        ...square,
        radius: 20,
        offset: 32,
        lace: { amplitude: 20, pitch: 46, lines: 7, radius: 44 },
        strokeWidth: 1.5,
        opacity: 0.72,
      }),
      ...codeShapes(design, square),
      ...caption.shapes,
      ...(await centred(design.address, "text", ADDRESS_SIZES, 1000, on)).shapes,
    ],
  };
}

async function band(design: QrDesign): Promise<QrScene> {
  const height = 1010;
  const top = 850;
  const square = { x: 30, y: 20, side: 820 };
  const cover = { x: 0, y: top, width: WIDTH, height: height - top };
  const lower = await coverShapes(design.theme, cover, { strength: 1, tileScale: TILE_SCALE });
  const { on } = design.theme;
  const caption = await centred(design.caption, "display", CAPTION_SIZES, 951, on);
  return {
    width: WIDTH,
    height,
    codeSide: square.side,
    captionProblem: caption.problem,
    shapes: [
      white(WIDTH, height, 44),
      { kind: "group", clip: boxPath({ x: 0, y: 0, width: WIDTH, height }, 44), shapes: lower },
      ...codeShapes(design, square),
      ...caption.shapes,
    ],
  };
}

function white(width: number, height: number, radius: number): Shape {
  return { kind: "path", d: boxPath({ x: 0, y: 0, width, height }, radius), fill: "#ffffff" };
}

function codeShapes({ code, color, center }: QrDesign, square: Square): Shape[] {
  const shape = codeShape(code, { ...square, quietZone: QR_QUIET_ZONE, color });
  return center ? [shape, ...centerShapes(center, square, code.size)] : [shape];
}

/** A white plate of about a quarter of the code's width for a square; a wide logo gets wider and lower. */
function centerShapes({ png, aspect }: CenterPicture, { x, y, side }: Square, size: number): Shape[] {
  const code = (side * size) / (size + 2 * QR_QUIET_ZONE);
  const long = Math.min(0.58, 0.2 * Math.max(aspect, 1 / aspect) ** 0.7) * code;
  const [width, height] = aspect >= 1 ? [long, long / aspect] : [long * aspect, long];
  const padding = 0.035 * code;
  const box = { x: x + (side - width) / 2, y: y + (side - height) / 2, width, height };
  const plateBox = {
    x: box.x - padding,
    y: box.y - padding,
    width: width + 2 * padding,
    height: height + 2 * padding,
  };
  return [
    { kind: "path", d: boxPath(plateBox, 0.03 * code), fill: "#ffffff" },
    { kind: "image", png, ...box },
  ];
}

type CentredLine = { readonly shapes: readonly Shape[]; readonly problem: CaptionProblem };

async function centred(
  words: string,
  face: Face,
  sizes: readonly number[],
  baseline: number,
  color: string,
): Promise<CentredLine> {
  if (words === "") return { shapes: [], problem: null };
  const text = await prepareText(words, face);
  if (!text || text.text === "") return { shapes: [], problem: "letters" };
  const room = WIDTH - 2 * 60;
  const size =
    sizes.find((candidate) => text.measure(text.text, candidate) <= room) ?? (sizes.at(-1) as number);
  const width = text.measure(text.text, size);
  // Longer than the frame even at its smallest: it would run over the edge.
  if (width > WIDTH - 2 * 40) return { shapes: [], problem: "width" };
  const line = text.line(text.text, { left: (WIDTH - width) / 2, baseline, size, color });
  return { shapes: [line], problem: null };
}
