import type { PreparedText } from "./prepare-text.ts";
import type { Shape } from "./scene.ts";

/** Constraints for setting a text; the largest size that fits is taken. Sizes in pixels, largest first. */
export type Fitting = {
  readonly width: number;
  readonly height: number;
  readonly sizes: readonly number[];
  readonly linesAt: (size: number) => number;
  /** As a multiple of the font size. */
  readonly lineHeight: number;
};

export type FittedLines = { readonly lines: readonly string[]; readonly size: number };

type Measure = (text: string, size: number) => number;

const ELLIPSIS = "…";
/** Cap height as a multiple of the font size, with a margin. */
const CAP_HEIGHT = 0.72;

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

/** The same number of lines, balanced: a single word below a full line looks like a mistake. */
function balanced(text: string, count: number, size: number, measure: Measure, { width }: Fitting): string[] {
  const words = text.split(" ");
  let narrow = width / count / 2;
  let wide = width;
  while (wide - narrow > 4) {
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

/** Lengths of a vector drawing are fitted in hundredths of its unit: balancing works in whole ones. */
const UNITS = 100;

/** The largest of the sizes, which come largest first, at which a text fits the width with so many lines. */
export function fitText(
  text: PreparedText,
  width: number,
  sizes: readonly number[],
  maxLines: number,
): FittedLines {
  const { lines, size } = fitLines(text.text, (line, units) => text.measure(line, units), {
    width: width * UNITS,
    height: Number.POSITIVE_INFINITY,
    sizes: sizes.map((length) => length * UNITS),
    linesAt: () => maxLines,
    lineHeight: 1.2,
  });
  return { lines, size: size / UNITS };
}

type LinePlace = {
  readonly width: number;
  readonly sizes: readonly number[];
  readonly baseline: number;
  readonly color: string;
  /** Where the line begins, or else ends. */
  readonly left: number;
  readonly right?: number;
};

/** A single line: it shrinks to the smallest size, then ends with an ellipsis. Nothing for an empty text. */
export function lineShapes(text: PreparedText, place: LinePlace): Shape[] {
  if (text.text === "") return [];
  const { width, sizes, baseline, color, left, right } = place;
  const { lines, size } = fitText(text, width, sizes, 1);
  const line = lines[0] ?? "";
  const x = right === undefined ? left : right - text.measure(line, size);
  return [text.line(line, { left: x, baseline, size, color })];
}
