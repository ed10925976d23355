import bidiFactory from "bidi-js";
import { findSystemTypeface } from "./system-fonts.ts";
import { createTextMeasure, hasAllLetters, outlinePath, type Typeface } from "./typefaces.ts";

// Its types describe another module format than Node loads.
const bidi = (bidiFactory as unknown as typeof bidiFactory.default)();

/** How lines of a text are measured and outlined, in whatever fonts they need. */
export type LineFont = {
  measure(line: string, size: number): number;
  outline(line: string, place: LinePlace): string;
};

export type LinePlace = { readonly left: number; readonly baseline: number; readonly size: number };

const ELLIPSIS = "…";

/** A font for a letter of the text. */
type TypefaceOf = (letter: string) => Typeface;
type TypefaceRun = { readonly text: string; readonly typeface: Typeface };

/** Installed fonts for a text in scripts that ours lack; null when there is none for a letter. */
export async function foreignFont(text: string, ours: Typeface): Promise<LineFont | null> {
  const typefaceOf = await findTypefaces(text, ours);
  if (!typefaceOf) return null;
  const isTurned = isRightToLeft(text);
  const measures = new Map<Typeface, ReturnType<typeof createTextMeasure>>();
  function widthOf({ text: run, typeface }: TypefaceRun, size: number): number {
    const measure = measures.get(typeface) ?? createTextMeasure(typeface, 0);
    measures.set(typeface, measure);
    return measure(run, size);
  }
  const runsOf = (line: string) => textRuns(line, isTurned).flatMap((run) => typefaceRuns(run, typefaceOf));
  return {
    measure: (line, size) => runsOf(line).reduce((width, run) => width + widthOf(run, size), 0),
    outline: (line, { left, baseline, size }) => {
      let pen = left;
      const paths = runsOf(line).map((run) => {
        const path = outlinePath(run.text, { typeface: run.typeface, size, tracking: 0 }, pen, baseline);
        pen += widthOf(run, size);
        return path;
      });
      return paths.join("");
    },
  };
}

/** One font for all letters looks best; else ours for what it has, and another for the rest. */
async function findTypefaces(text: string, ours: Typeface): Promise<TypefaceOf | null> {
  const whole = await findSystemTypeface(text);
  if (whole) return () => whole;
  const foreign = [...text].filter((letter) => !hasAllLetters(ours, letter)).join("");
  const rest = await findSystemTypeface(foreign);
  return rest && ((letter) => (hasAllLetters(ours, letter) ? ours : rest));
}

/** Parts of a run by font, from left to right. A space takes the font before it; a font may have no ellipsis. */
function typefaceRuns({ text, isRightToLeft: isTurned }: TextRun, typefaceOf: TypefaceOf): TypefaceRun[] {
  const runs: { text: string; typeface: Typeface }[] = [];
  for (const sign of text) {
    const last = runs.at(-1);
    const typeface = last && sign.trim() === "" ? last.typeface : typefaceOf(sign);
    const drawn = sign === ELLIPSIS && !hasAllLetters(typeface, sign) ? "" : sign;
    if (last?.typeface === typeface) last.text += drawn;
    else runs.push({ text: drawn, typeface });
  }
  return isTurned ? runs.reverse() : runs;
}

/** Letters of one direction. */
type TextRun = { readonly text: string; readonly isRightToLeft: boolean };

/** By the first letter, as HTML's `dir="auto"` decides it. */
export function isRightToLeft(text: string): boolean {
  return bidi.getEmbeddingLevels(text, "auto").paragraphs[0]?.level === 1;
}

/** The runs of a line from left to right, by the Unicode bidirectional algorithm: a font sets one direction at a time. */
export function textRuns(line: string, isBaseRightToLeft: boolean): TextRun[] {
  const embedding = bidi.getEmbeddingLevels(line, isBaseRightToLeft ? "rtl" : "ltr");
  const mirrored = bidi.getMirroredCharactersMap(line, embedding.levels);
  const runs: { text: string; isRightToLeft: boolean }[] = [];
  for (const at of bidi.getReorderedIndices(line, embedding)) {
    const isTurned = (embedding.levels[at] ?? 0) % 2 === 1;
    const unit = mirrored.get(at) ?? line.charAt(at);
    const last = runs.at(-1);
    // Inside of a run the text stays as it is read: the font turns it.
    if (last?.isRightToLeft === isTurned) last.text = isTurned ? unit + last.text : last.text + unit;
    else runs.push({ text: unit, isRightToLeft: isTurned });
  }
  return runs;
}
