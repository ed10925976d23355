import { foreignFont, isRightToLeft, type LineFont, type LinePlace } from "./foreign-text.ts";
import { withoutEmoji } from "./letters.ts";
import type { PathShape, Shape, TextShape } from "./scene.ts";
import { drawableText, systemText } from "./system-text.ts";
import { createTextMeasure, type Face, hasAllLetters, loadTypefaces, outlinePath } from "./typefaces.ts";

/** Constraints for setting a text; the largest size that fits is taken. Sizes in the drawing's unit, largest first. */
export type Fitting = {
  readonly width: number;
  readonly height: number;
  readonly sizes: readonly number[];
  readonly linesAt: (size: number) => number;
  /** As a multiple of the font size. */
  readonly lineHeight: number;
};

export type TextStyle = Fitting & {
  readonly color: string;
  /** Centres the lines in the block. Otherwise they begin on one side, which their direction says. */
  readonly isCentred?: boolean;
};

/** A text with a font that has its letters. Lines are parts of the text. */
export type PreparedText = LineFont & {
  readonly text: string;
  /** Text in our own fonts, outlines in others. */
  line(line: string, place: LinePlace & { readonly color: string }): TextShape | PathShape;
  /** Of the capitals and of what reaches below the baseline, as multiples of the font size. */
  readonly capitals: number;
  readonly descent: number;
};

/** A text in its lines. */
export type TextBlock = {
  readonly width: number;
  /** From the cap height of the first line to the baseline of the last. */
  readonly height: number;
  /** Descenders below that. */
  readonly descent: number;
  readonly isRightToLeft: boolean;
  readonly placedAt: (left: number, top: number) => Shape[];
};

/** Longer texts are cut before they are measured; nothing longer fits at a readable size. */
const MAX_CHARS = 200;
const ELLIPSIS = "…";
/** Cap height as a multiple of the font size, with a margin. */
const CAP_HEIGHT = 0.72;

/** Null when no font has all letters. An empty text is prepared as an empty one. Tracking is in em. */
export async function prepareText(raw: string, face: Face, tracking = 0): Promise<PreparedText | null> {
  const text = withoutEmoji(raw.slice(0, MAX_CHARS));
  const typeface = (await loadTypefaces())[face];
  const { capHeight, descent, unitsPerEm } = typeface.font;
  const heights = { capitals: capHeight / unitsPerEm, descent: -descent / unitsPerEm };
  if (hasAllLetters(typeface, text)) {
    return {
      text,
      ...heights,
      measure: createTextMeasure(typeface, tracking),
      outline: (line, { left, baseline, size }) =>
        outlinePath(line, { typeface, size, tracking }, left, baseline),
      line: (line, place) => ({ kind: "text", text: line, face, tracking, ...place }),
    };
  }
  const font = await foreignFont(text, typeface);
  return (
    font && {
      text,
      ...heights,
      ...font,
      line: (line, { color, ...place }) => ({ kind: "path", d: font.outline(line, place), fill: color }),
    }
  );
}

/** For a picture: letters of other scripts are pixels, and what no font has is left out. Null when nothing is left. */
export async function pictureText(
  raw: string,
  face: Face,
  style: TextStyle,
  tracking = 0,
): Promise<TextBlock | null> {
  const drawable = await drawableText(face, raw.slice(0, MAX_CHARS));
  if (drawable === "") return null;
  if (hasAllLetters((await loadTypefaces())[face], drawable)) {
    return setText((await prepareText(drawable, face, tracking)) as PreparedText, style);
  }
  const image = await systemText(face, drawable, style);
  return (
    image && {
      width: image.width,
      height: image.height,
      // The image contains its own descenders; this only keeps a distance to what follows.
      descent: 14,
      isRightToLeft: isRightToLeft(drawable),
      placedAt: (left, top) => [{ kind: "image", ...image, x: Math.round(left), y: Math.round(top) }],
    }
  );
}

/** The lines of a text at the largest size that fits. */
export function setText(text: PreparedText, style: TextStyle): TextBlock & FittedLines {
  const { lines, size } = fitLines(text.text, text.measure, style);
  const capitals = text.capitals * size;
  const pitch = style.lineHeight * size;
  const width = Math.max(...lines.map((line) => text.measure(line, size)));
  const isTurned = isRightToLeft(text.text);
  const indent = style.isCentred ? 1 / 2 : Number(isTurned);
  const indentOf = (line: string) => (width - text.measure(line, size)) * indent;
  return {
    lines,
    size,
    width,
    height: capitals + (lines.length - 1) * pitch,
    descent: text.descent * size,
    isRightToLeft: isTurned,
    placedAt: (left, top) =>
      lines.map((line, row) => {
        const baseline = top + capitals + row * pitch;
        return text.line(line, { left: left + indentOf(line), baseline, size, color: style.color });
      }),
  };
}

type LineStyle = {
  readonly width: number;
  readonly sizes: readonly number[];
  readonly baseline: number;
  readonly color: string;
  /** Where the line begins, or else ends. */
  readonly left: number;
  readonly right?: number;
};

/** A single line: it shrinks to the smallest size, then ends with an ellipsis. Nothing for an empty text. */
export function lineShapes(text: PreparedText, { left, right, baseline, ...style }: LineStyle): Shape[] {
  if (text.text === "") return [];
  const fitting = { height: Number.POSITIVE_INFINITY, linesAt: () => 1, lineHeight: 1 };
  const line = setText(text, { ...style, ...fitting });
  return line.placedAt(right === undefined ? left : right - line.width, baseline - line.height);
}

export type FittedLines = { readonly lines: readonly string[]; readonly size: number };

type Measure = (text: string, size: number) => number;

/** Shrinks the font before it breaks a word; at the smallest size the rest is cut off with an ellipsis. */
export function fitLines(text: string, measure: Measure, fitting: Fitting): FittedLines {
  for (const size of fitting.sizes) {
    const max = maxLinesAt(size, fitting);
    const lines = wrapped(text.split(" "), fitting.width, (line) => measure(line, size));
    if (lines && lines.length <= max)
      return { lines: balanced(text, lines.length, size, measure, fitting), size };
  }
  const size = fitting.sizes.at(-1) as number;
  return {
    lines: cutLines(text, maxLinesAt(size, fitting), fitting.width, (line) => measure(line, size)),
    size,
  };
}

function maxLinesAt(size: number, { height, lineHeight, linesAt }: Fitting): number {
  return Math.max(1, Math.min(linesAt(size), Math.floor((height / size - CAP_HEIGHT) / lineHeight) + 1));
}

/** Null when a word is wider than the line. */
function wrapped(
  words: readonly string[],
  width: number,
  measure: (line: string) => number,
): string[] | null {
  const lines: string[] = [];
  let line = "";
  for (const word of words) {
    if (measure(word) > width) return null;
    const longer = line === "" ? word : `${line} ${word}`;
    if (measure(longer) <= width) {
      line = longer;
    } else {
      lines.push(line);
      line = word;
    }
  }
  return [...lines, line];
}

/** The same number of lines, balanced to a hundredth of the size: a single word below a full line looks like a mistake. */
function balanced(text: string, count: number, size: number, measure: Measure, { width }: Fitting): string[] {
  if (count === 1) return [text];
  const words = text.split(" ");
  let narrow = width / count / 2;
  let wide = width;
  while (wide - narrow > size / 100) {
    const middle = (narrow + wide) / 2;
    const lines = wrapped(words, middle, (line) => measure(line, size));
    if (lines && lines.length <= count) wide = middle;
    else narrow = middle;
  }
  return wrapped(words, wide, (line) => measure(line, size)) as string[];
}

function cutLines(text: string, count: number, width: number, measure: (line: string) => number): string[] {
  const graphemes = [...new Intl.Segmenter().segment(text)].map(({ segment }) => segment);
  const lines: string[] = [];
  while (graphemes.length > 0 && lines.length < count) {
    if (graphemes[0] === " ") graphemes.shift();
    const isLast = lines.length === count - 1;
    let taken = longestPrefix(graphemes, width, measure);
    // Breaks between words, unless that would leave the line nearly empty.
    const space = graphemes.lastIndexOf(" ", taken);
    if (!isLast && taken < graphemes.length && space > taken / 2) taken = space;
    if (isLast && taken < graphemes.length) {
      const kept = longestPrefix(graphemes, width, (line) => measure(`${line.trimEnd()}${ELLIPSIS}`));
      lines.push(`${graphemes.slice(0, kept).join("").trimEnd()}${ELLIPSIS}`);
    } else {
      lines.push(graphemes.slice(0, taken).join("").trimEnd());
    }
    graphemes.splice(0, Math.max(taken, 1));
  }
  return lines;
}

/** How many graphemes from the start fit; at least one, so that the loop ends. */
function longestPrefix(
  graphemes: readonly string[],
  width: number,
  measure: (line: string) => number,
): number {
  let [fitting, tooMany] = [1, graphemes.length + 1];
  while (tooMany - fitting > 1) {
    const middle = Math.floor((fitting + tooMany) / 2);
    if (measure(graphemes.slice(0, middle).join("")) <= width) fitting = middle;
    else tooMany = middle;
  }
  return fitting;
}
