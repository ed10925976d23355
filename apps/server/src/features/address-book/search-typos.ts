/** Words that differ from a typed one by a letter: one missing, one too many, a wrong one, or two in the wrong order. */
import type { Db } from "../../db/database.ts";
import { findKnownTerms } from "./person-search.store.ts";
import { OWNER_KEY_CHARS, type Question } from "./search-terms.ts";

const MIN_LETTERS = 4;
const MAX_LETTERS = 12;
/** So many words of a question are corrected at most: each is up to 700 terms that are looked up. */
const MAX_WORDS = 2;

const between = (from: string, to: string) =>
  Array.from({ length: to.charCodeAt(0) - from.charCodeAt(0) + 1 }, (_, at) =>
    String.fromCharCode(from.charCodeAt(0) + at),
  );
/** As words are folded: small, and without accents. In other scripts letters are only left out or turned around. */
const ALPHABETS = [
  between("a", "z"),
  between("α", "ω"),
  between("а", "я"),
  between("א", "ת"),
  [...between("ء", "غ"), ...between("ف", "ي")],
];

/** Words of four letters and more: of shorter ones too many others differ by one. */
function typosOf(word: string): string[] {
  if (!/^\p{L}+$/u.test(word)) return [];
  const letters = [...word];
  const { length } = letters;
  if (length < MIN_LETTERS || length > MAX_LETTERS) return [];
  const alphabet = ALPHABETS.find((all) => letters.every((letter) => all.includes(letter))) ?? [];
  const replaced = (at: number, count: number, by: string) =>
    letters.slice(0, at).join("") + by + letters.slice(at + count).join("");
  const typos = new Set<string>();
  for (let at = 0; at <= length; at += 1) {
    for (const letter of alphabet) typos.add(replaced(at, 0, letter));
    if (at === length) break;
    typos.add(replaced(at, 1, ""));
    for (const letter of alphabet) typos.add(replaced(at, 1, letter));
    if (at + 1 < length) typos.add(replaced(at, 2, `${letters[at + 1]}${letters[at]}`));
  }
  typos.delete(word);
  return [...typos];
}

/** For a question that finds nobody: the same with words that people of this owner have, beside those that were typed. */
export async function withoutTypos(db: Db, question: Question): Promise<Question> {
  let words = 0;
  const corrected: (typeof question)[number][] = [];
  for (const alternatives of question) {
    const typed = alternatives[0]?.length === 1 ? alternatives[0][0]?.text : undefined;
    const key = typed?.slice(0, OWNER_KEY_CHARS) ?? "";
    const typos = words < MAX_WORDS ? typosOf(typed?.slice(OWNER_KEY_CHARS) ?? "") : [];
    if (typos.length > 0) words += 1;
    const known =
      typos.length > 0
        ? await findKnownTerms(
            db,
            typos.map((typo) => key + typo),
          )
        : [];
    corrected.push([...alternatives, ...known.map((text) => [{ text, isPrefix: false }])]);
  }
  return corrected;
}
