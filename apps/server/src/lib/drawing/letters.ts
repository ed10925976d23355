import { OUT_OF_PLACE, oneLine } from "@visita/domain/card/text.rules";

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
