/**
 * The product's words in each language, as the tables of docs/languages.md have them: { es: { card: "tarjeta", … }, … }. The
 * first column is the code of the language, and the second its English name. A header has no code.
 */
export function readGlossary(markdown) {
  const glossary = {};
  let terms = [];
  for (const line of markdown.split("\n").filter((line) => line.startsWith("| "))) {
    const [code, , ...cells] = line
      .slice(1, line.lastIndexOf("|"))
      .split("|")
      .map((cell) => cell.trim());
    if (code === "") terms = cells;
    else
      glossary[code] = {
        ...glossary[code],
        ...Object.fromEntries(terms.map((term, at) => [term, cells[at] ?? ""])),
      };
  }
  return glossary;
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
