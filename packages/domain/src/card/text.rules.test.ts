import { expect, test } from "vitest";
import { countWords, oneLine, paragraphs } from "./text.rules.ts";

test("one line has single spaces and nothing invisible", () => {
  expect(oneLine(" a\r\n b\u0000c\u2028d\t\u00a0e ")).toBe("a b c d e");
  expect(oneLine("pay\u202epal\u00ad\u2060\u061c\ufeff")).toBe("paypal");
  expect(oneLine("نامه\u200cها 👩\u200d🚀")).toBe("نامه\u200cها 👩\u200d🚀");
});

test("paragraphs keep their lines, with one empty line at most between them", () => {
  expect(paragraphs("\n one \t\r\n two\u0007 \r\r\r \n three\u2029four\n")).toBe("one\n two\n\n three\nfour");
});

// A regular expression that backtracks needs minutes for so many, and the test would run into its timeout.
test("long runs of blanks cost nothing", () => {
  for (const blank of [" ", "\t", "\u0000", " \n"]) expect(paragraphs(blank.repeat(400_000))).toBe("");
});

test("words are what blanks separate", () => {
  expect(["", "  ", "one", " one\n\ntwo\u00a0three "].map(countWords)).toEqual([0, 0, 1, 3]);
});
