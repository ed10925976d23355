/**
 * What people are found by. Both databases index the same terms, made here, and split nothing themselves, so that the
 * same question has the same answer on both.
 */
import { createHash } from "node:crypto";
import { wordsOf } from "@visita/domain/address-book/search-words";

/** Longer words are cut, in the index and in questions alike. */
const TERM_MAX_CHARS = 32;
/** Far above what the longest notes have. */
const MAX_TERMS = 1_500;
const MAX_WORDS_IN_QUESTION = 10;
const MIN_PHONE_DIGITS = 3;
export const OWNER_KEY_CHARS = 16;
/** Scripts that are written without spaces: there each part of a word is a term, so that it is found by its middle. */
const UNSPACED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;
const UNSPACED_MAX_CHARS = 12;

type Searched = {
  readonly texts: readonly string[];
  /** Its digits alone. */
  readonly phoneKey: string;
};

/** The terms of a person, separated by spaces, each behind the owner's key. */
export function indexTerms(ownerId: string, { texts, phoneKey }: Searched): string {
  const key = ownerKey(ownerId);
  const terms = new Set<string>();
  for (const word of texts.flatMap(wordsOf)) {
    for (const term of UNSPACED.test(word) ? endingsOf(word, UNSPACED_MAX_CHARS, 1) : [cut(word)]) {
      if (terms.size < MAX_TERMS) terms.add(key + term);
    }
  }
  // Each ending, so that a number is found by any part of it, with or without its country code.
  for (const term of endingsOf(phoneKey, TERM_MAX_CHARS, MIN_PHONE_DIGITS)) terms.add(key + term);
  return [...terms].join(" ");
}

type Term = {
  readonly text: string;
  /** One that begins so is enough. */
  readonly isPrefix: boolean;
};
/** Each word: the alternatives of which one has to be there, each a list of terms. */
export type Question = readonly (readonly (readonly Term[])[])[];

/** Empty when nothing in it can be searched for. */
export function readQuestion(ownerId: string, typed: string): Question {
  const key = ownerKey(ownerId);
  const words = wordsOf(typed).slice(0, MAX_WORDS_IN_QUESTION);
  const question: Term[][][] = [];
  for (let at = 0; at < words.length; ) {
    const run = digitRun(words, at);
    at += Math.max(1, run.length);
    const joined = run.join("").replace(/^00/, "");
    // Within a country numbers begin with a zero that is not part of them after its code.
    const withoutZero = joined.replace(/^0(?=[1-9]\d\d)/, "");
    // "333 555 01" is part of a phone number, or numbers of a street and a year.
    const alternatives = run.length > 1 ? [[joined], run] : [[words[at - 1] as string]];
    if (run.length === 1 && joined !== run[0] && joined !== "") alternatives.push([joined]);
    if (withoutZero !== joined) alternatives.push([withoutZero]);
    question.push(
      alternatives.map((terms) =>
        terms.map((term, place) => ({
          text: key + cutQuestion(term),
          // Of numbers in a row only the last is still being typed. A prefix like "555" has a term for every phone.
          isPrefix: place === terms.length - 1,
        })),
      ),
    );
  }
  return question;
}

function digitRun(words: readonly string[], from: number): string[] {
  const run: string[] = [];
  for (let at = from; at < words.length && /^\d+$/.test(words[at] as string); at += 1) {
    run.push(words[at] as string);
  }
  return run;
}

function endingsOf(word: string, maxChars: number, minChars: number): string[] {
  const chars = [...word];
  const endings: string[] = [];
  for (let at = 0; at <= chars.length - minChars; at += 1) {
    endings.push(chars.slice(at, at + maxChars).join(""));
  }
  return endings;
}

function cut(word: string, maxChars = TERM_MAX_CHARS): string {
  return [...word].slice(0, maxChars).join("");
}

function cutQuestion(word: string): string {
  return cut(word, UNSPACED.test(word) ? UNSPACED_MAX_CHARS : TERM_MAX_CHARS);
}

/** Keeps the terms of owners apart, so that a short word reads the entries of one owner alone. */
function ownerKey(ownerId: string): string {
  return createHash("sha256").update(ownerId).digest("hex").slice(0, OWNER_KEY_CHARS);
}
