import { type Fitting, fitLines } from "./fit-lines.ts";
import { createTextMeasure, hasAllLetters, outlinePath } from "./outline.ts";
import type { Shape } from "./scene.ts";
import { drawableText, systemText } from "./system-text.ts";
import { isRightToLeft } from "./text-runs.ts";
import type { Typeface } from "./typefaces.ts";

export type TextBlock = {
  readonly width: number;
  /** From the cap height of the first line to the baseline of the last. */
  readonly height: number;
  /** Descenders below that. */
  readonly descent: number;
  readonly isRightToLeft: boolean;
  /** In pixels: outlines, or a picture of what our fonts lack. */
  readonly placedAt: (left: number, top: number) => Shape[];
};

export type BlockStyle = Fitting & {
  readonly typeface: Typeface;
  readonly tracking: number;
  readonly color: string;
  /** Centres the lines in the block. */
  readonly isCentred?: boolean;
};

/** Longer texts are cut before they are measured; nothing longer fits at a readable size. */
const MAX_CHARS = 200;

/** Null when there is nothing to draw. */
export async function textBlock(text: string, style: BlockStyle): Promise<TextBlock | null> {
  const drawable = await drawableText(style.typeface, text.slice(0, MAX_CHARS));
  if (drawable === "") return null;
  return hasAllLetters(style.typeface, drawable)
    ? outlinedBlock(drawable, style)
    : await systemBlock(drawable, style);
}

function outlinedBlock(text: string, style: BlockStyle): TextBlock {
  const { typeface, tracking, color, lineHeight } = style;
  const widthOf = createTextMeasure(typeface, tracking);
  const { lines, size } = fitLines(text, widthOf, style);
  const em = size / typeface.font.unitsPerEm;
  const capitals = typeface.font.capHeight * em;
  const pitch = lineHeight * size;
  const width = Math.max(...lines.map((line) => widthOf(line, size)));
  const indentOf = (line: string) => (style.isCentred ? (width - widthOf(line, size)) / 2 : 0);
  return {
    width,
    height: capitals + (lines.length - 1) * pitch,
    descent: -typeface.font.descent * em,
    isRightToLeft: false,
    placedAt: (left, top) =>
      lines.map((line, row) => {
        const baseline = top + capitals + row * pitch;
        const d = outlinePath(line, { typeface, tracking, size }, left + indentOf(line), baseline);
        return { kind: "path", d, fill: color };
      }),
  };
}

async function systemBlock(text: string, style: BlockStyle): Promise<TextBlock | null> {
  const image = await systemText(style.typeface, text, style.color, style, style.isCentred);
  if (!image) return null;
  return {
    width: image.width,
    height: image.height,
    // The image contains its own descenders; this only keeps a distance to what follows.
    descent: 14,
    isRightToLeft: isRightToLeft(text),
    placedAt: (left, top) => [{ kind: "image", ...image, x: Math.round(left), y: Math.round(top) }],
  };
}
