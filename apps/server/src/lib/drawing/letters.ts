import { OUT_OF_PLACE, oneLine } from "@visita/domain/card/text.rules";
import type { ScriptName } from "@visita/domain/kit/kit.constants";

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

/** What Unicode calls a script, and what people do. */
const SCRIPTS: readonly (readonly [script: string, name: ScriptName])[] = [
  ["Arabic", "Arabic"],
  ["Armenian", "Armenian"],
  ["Bengali", "Bengali"],
  ["Cyrillic", "Cyrillic"],
  ["Devanagari", "Devanagari"],
  ["Ethiopic", "Ethiopic"],
  ["Georgian", "Georgian"],
  ["Greek", "Greek"],
  ["Gujarati", "Gujarati"],
  ["Gurmukhi", "Gurmukhi"],
  ["Han", "Chinese or Japanese"],
  ["Hangul", "Korean"],
  ["Hebrew", "Hebrew"],
  ["Hiragana", "Japanese"],
  ["Kannada", "Kannada"],
  ["Katakana", "Japanese"],
  ["Khmer", "Khmer"],
  ["Lao", "Lao"],
  ["Malayalam", "Malayalam"],
  ["Mongolian", "Mongolian"],
  ["Myanmar", "Burmese"],
  ["Sinhala", "Sinhala"],
  ["Syriac", "Syriac"],
  ["Tamil", "Tamil"],
  ["Telugu", "Telugu"],
  ["Thaana", "Thaana"],
  ["Thai", "Thai"],
  ["Tibetan", "Tibetan"],
];

/** The scripts of a text beyond ours, as people call them. */
export function scriptsOf(text: string): ScriptName[] {
  const found = SCRIPTS.filter(([script]) => new RegExp(`\\p{Script=${script}}`, "u").test(text));
  const names = new Set(found.map(([, name]) => name));
  // Beside Japanese syllables, Chinese characters are Japanese too.
  if (names.has("Japanese")) names.delete("Chinese or Japanese");
  return [...names];
}
