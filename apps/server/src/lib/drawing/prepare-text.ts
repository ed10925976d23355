import { oneLine } from "@visita/domain/card/text.rules";
import { createTextMeasure, hasAllLetters, outlinePath } from "./outline.ts";
import type { PathShape, TextShape } from "./scene.ts";
import { findSystemTypeface } from "./system-fonts.ts";
import { isRightToLeft, type TextRun, textRuns } from "./text-runs.ts";
import type { Typeface, Typefaces } from "./typefaces.ts";

type Place = {
  readonly left: number;
  readonly baseline: number;
  readonly size: number;
  readonly color: string;
};

/** A text with the font that has its letters. Lines are parts of the text. */
export type PreparedText = {
  readonly text: string;
  measure(line: string, size: number): number;
  /** Text in our own fonts, outlines in others. */
  line(line: string, place: Place): TextShape | PathShape;
  outline(line: string, place: Omit<Place, "color">): string;
};

const ELLIPSIS = "…";
/** Emoji would spoil the line; lone surrogates cannot be drawn. */
const OUT_OF_PLACE =
  /\p{Cs}|\p{Extended_Pictographic}|\p{Regional_Indicator}|\p{Emoji_Modifier}|[\u20e3\ufe0f\u{e0020}-\u{e007f}]/u;

/** The letters of a text on one line, composed, as people count them. */
export function graphemesOf(text: string): string[] {
  return Array.from(new Intl.Segmenter().segment(oneLine(text.normalize("NFC"))), ({ segment }) => segment);
}

export function isOutOfPlace(letter: string): boolean {
  return OUT_OF_PLACE.test(letter);
}

/** On one line, composed, and without what would spoil it: emoji and lone surrogates. */
export function withoutEmoji(text: string): string {
  return graphemesOf(text)
    .filter((letter) => !isOutOfPlace(letter))
    .join("")
    .replace(/\s+/g, " ")
    .trim();
}

/** Null when no font has all letters. An empty text is prepared as an empty one. */
export async function prepareText(
  raw: string,
  face: keyof Typefaces,
  typefaces: Typefaces,
): Promise<PreparedText | null> {
  const text = withoutEmoji(raw);
  if (hasAllLetters(typefaces[face], text)) return ownText(text, face, typefaces[face]);
  const runs = await findRunTypefaces(text, typefaces[face]);
  return runs && foreignText(text, runs);
}

function ownText(text: string, face: keyof Typefaces, typeface: Typeface): PreparedText {
  const measured = createTextMeasure(typeface, 0);
  return {
    text,
    measure: measured,
    outline: (line, { left, baseline, size }) =>
      outlinePath(line, { typeface, size, tracking: 0 }, left, baseline),
    line: (line, place) => ({ kind: "text", text: line, face, ...place }),
  };
}

/** A font for a letter of the text. */
type TypefaceOf = (letter: string) => Typeface;

/** One font for all letters looks best; else ours for what it has, and another for the rest. */
async function findRunTypefaces(text: string, ours: Typeface): Promise<TypefaceOf | null> {
  const whole = await findSystemTypeface(text);
  if (whole) return () => whole;
  const foreign = [...text].filter((letter) => !hasAllLetters(ours, letter)).join("");
  const rest = await findSystemTypeface(foreign);
  return rest && ((letter) => (hasAllLetters(ours, letter) ? ours : rest));
}

function foreignText(text: string, typefaceOf: TypefaceOf): PreparedText {
  const isTurned = isRightToLeft(text);
  const measures = new Map<Typeface, ReturnType<typeof createTextMeasure>>();
  function widthOf({ text: run, typeface }: TypefaceRun, size: number): number {
    const measure = measures.get(typeface) ?? createTextMeasure(typeface, 0);
    measures.set(typeface, measure);
    return measure(run, size);
  }
  const runsOf = (line: string) => textRuns(line, isTurned).flatMap((run) => typefaceRuns(run, typefaceOf));
  const outline: PreparedText["outline"] = (line, { left, baseline, size }) => {
    let pen = left;
    return runsOf(line)
      .map((run) => {
        const path = outlinePath(run.text, { typeface: run.typeface, size, tracking: 0 }, pen, baseline);
        pen += widthOf(run, size);
        return path;
      })
      .join("");
  };
  return {
    text,
    measure: (line, size) => runsOf(line).reduce((width, run) => width + widthOf(run, size), 0),
    outline,
    line: (line, { color, ...place }) => ({ kind: "path", d: outline(line, place), fill: color }),
  };
}

type TypefaceRun = { readonly text: string; readonly typeface: Typeface };

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

const SCRIPTS = (
  "Arabic Armenian Bengali Cyrillic Devanagari Ethiopic Georgian Greek Gujarati Gurmukhi Han Hangul Hebrew Hiragana " +
  "Kannada Katakana Khmer Lao Malayalam Mongolian Myanmar Sinhala Syriac Tamil Telugu Thaana Thai Tibetan"
).split(" ");
const SCRIPT_NAMES: Readonly<Record<string, string>> = {
  Han: "Chinese or Japanese",
  Hangul: "Korean",
  Hiragana: "Japanese",
  Katakana: "Japanese",
  Myanmar: "Burmese",
};

/** The scripts of a text beyond ours, as people call them. */
export function scriptsOf(text: string): string[] {
  const found = SCRIPTS.filter((script) => new RegExp(`\\p{Script=${script}}`, "u").test(text));
  // Beside Japanese syllables, Chinese characters are Japanese too.
  const isJapanese = found.some((script) => script === "Hiragana" || script === "Katakana");
  const names = found
    .filter((script) => !(isJapanese && script === "Han"))
    .map((script) => SCRIPT_NAMES[script] ?? script);
  return [...new Set(names)];
}
