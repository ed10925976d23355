/**
 * The product's words in each language, as the table of docs/languages.md has them: { es: { card: "tarjeta", … }, … }. The
 * first column is the code of the language, and the second its English name.
 */
export function readGlossary(markdown) {
  const rows = markdown
    .split("\n")
    .filter((line) => line.startsWith("| "))
    .map((line) => line.slice(1, line.lastIndexOf("|")).split("|"))
    .map((cells) => cells.map((cell) => cell.trim()));
  const [, , ...terms] = rows.find((cells) => cells.includes("card")) ?? [];
  const entries = rows.map(([code, , ...words]) => [
    code,
    Object.fromEntries(terms.map((term, at) => [term, words[at] ?? ""])),
  ]);
  return Object.fromEntries(entries.filter(([code]) => code !== ""));
}

/** What each language is asked for: the others help, and may be missing. */
const NEEDED = ["card", "channel", "link", "favorite"];

/** Needed words that a language lacks. */
export function missingWords(words = {}) {
  return NEEDED.filter((term) => !words[term]);
}

/** One line: "card: tarjeta; channel: canal". All words, or those that are needed. */
export function wordsLine(words, { isWhole }) {
  const terms = isWhole ? Object.keys(words) : NEEDED;
  return terms.map((term) => `${term}: ${words[term]}`).join("; ");
}
