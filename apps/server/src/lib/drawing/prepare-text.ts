import { createTextMeasure, hasAllLetters, outlinePath } from "./outline.ts";
import type { PathShape, TextShape } from "./scene.ts";
import { findSystemTypeface } from "./system-fonts.ts";
import { withoutEmoji } from "./system-text.ts";
import type { Typefaces } from "./typefaces.ts";

type Place = {
  readonly left: number;
  readonly baseline: number;
  readonly size: number;
  readonly color: string;
};

/** A text with the font that has its letters. Lines are parts of the text. */
export type PreparedText = {
  readonly text: string;
  readonly isRightToLeft: boolean;
  measure(line: string, size: number): number;
  /** Text in our own fonts, outlines in others. */
  line(line: string, place: Place): TextShape | PathShape;
  outline(line: string, place: Omit<Place, "color">): string;
};

const RIGHT_TO_LEFT =
  /^\P{L}*[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;
const ELLIPSIS = "…";

/** Null when no font has all letters. An empty text is prepared as an empty one. */
export async function prepareText(
  raw: string,
  face: keyof Typefaces,
  typefaces: Typefaces,
): Promise<PreparedText | null> {
  const text = withoutEmoji(raw);
  const isOurs = hasAllLetters(typefaces[face], text);
  const typeface = isOurs ? typefaces[face] : await findSystemTypeface(text);
  if (!typeface) return null;
  const measured = createTextMeasure(typeface, 0);
  // Not every font has an ellipsis.
  const drawable = (line: string) =>
    isOurs || typeface.font.hasGlyphForCodePoint(0x2026) ? line : line.replaceAll(ELLIPSIS, "");
  const outline: PreparedText["outline"] = (line, { left, baseline, size }) =>
    outlinePath(drawable(line), { typeface, size, tracking: 0 }, left, baseline);
  return {
    text,
    isRightToLeft: RIGHT_TO_LEFT.test(text),
    measure: (line, size) => (line === "" ? 0 : measured(drawable(line), size)),
    outline,
    line: (line, { left, baseline, size, color }) =>
      isOurs
        ? { kind: "text", text: line, face, size, left, baseline, color }
        : { kind: "path", d: outline(line, { left, baseline, size }), fill: color },
  };
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
  return [...new Set(found.map((script) => SCRIPT_NAMES[script] ?? script))];
}
