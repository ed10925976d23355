import { wordsOf } from "@visita/domain/address-book/search-words";
import { expect, test } from "vitest";
import { indexTerms, readQuestion } from "./search-terms.ts";

test.each([
  ["Zoë O’Hara", ["zoe", "o", "hara"]],
  ["Łukasz Straße Ærø", ["lukasz", "strasse", "aero"]],
  ["İpek ıslak", ["ipek", "islak"]],
  ["kwame@saltmarsh.example", ["kwame", "saltmarsh", "example"]],
  ["Ἀθηνᾶ Σοφός", ["αθηνα", "σοφοσ"]],
  ["أحمد", ["احمد"]],
  ["김예시", ["김예시"]],
  ["٠١٢ 段", ["012", "段"]],
])("%s is split and folded", (text, words) => {
  expect(wordsOf(text)).toEqual(words);
});

/** Whether a question would find a person, by the rule that both databases follow. */
function finds(question: string, texts: readonly string[], phoneKey = ""): boolean {
  const terms = indexTerms("owner", { texts, phoneKey }).split(" ");
  const isThere = ({ text, isPrefix }: { text: string; isPrefix: boolean }) =>
    terms.some((term) => (isPrefix ? term.startsWith(text) : term === text));
  return readQuestion("owner", question).every((words) => words.some((all) => all.every(isThere)));
}

test.each([
  ["giu", ["Giulia Ferrante"], "", true],
  ["ferr giu", ["Giulia Ferrante"], "", true],
  ["iulia", ["Giulia Ferrante"], "", false],
  ["giulia rossi", ["Giulia Ferrante"], "", false],
  ["太郎", ["田中太郎"], "", true],
  ["333 555", [], "393335550140", true],
  ["+39 333", [], "393335550140", true],
  ["0039 333 555 0140", [], "393335550140", true],
  ["3335550140", [], "393335550140", true],
  ["0171 234", [], "491712345678", true],
  ["0171234", [], "491712345678", true],
  ["020 555", [], "0205550143", true],
  ["01", [], "491712345678", false],
  ["555-01", [], "393335550140", true],
  ["99", [], "393335550140", false],
  ["studio 54 1977", ["Studio 54", "since 1977"], "", true],
  ["54 19", ["Studio 54", "since 1977"], "", true],
  ["5 1977", ["Studio 54", "since 1977"], "", false],
])("%s finds %j %s: %s", (question, texts, phoneKey, expected) => {
  expect(finds(question, texts, phoneKey)).toBe(expected);
});

test("the terms of two owners have nothing in common", () => {
  const one = indexTerms("one", { texts: ["Giulia"], phoneKey: "" });
  expect(indexTerms("two", { texts: ["Giulia"], phoneKey: "" })).not.toBe(one);
});

test("a question of signs alone asks for nothing", () => {
  expect(readQuestion("owner", " ?!% ")).toEqual([]);
});

test("the longest notes have a bounded number of terms", () => {
  const note = Array.from({ length: 5_000 }, (_, at) => `w${at}`).join(" ");
  expect(indexTerms("owner", { texts: [note], phoneKey: "" }).split(" ").length).toBeLessThanOrEqual(1_500);
});
