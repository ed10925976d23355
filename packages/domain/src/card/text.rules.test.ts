import { expect, test } from "vitest";
import { countWords, isReadableName, oneLine, paragraphs } from "./text.rules.ts";

test("one line has single spaces and nothing invisible", () => {
  expect(oneLine(" a\r\n b\u0000c\u2028d\t\u00a0e ")).toBe("a b c d e");
  expect(oneLine("pay\u202epal\u00ad\u2060\u061c\ufeff")).toBe("paypal");
  expect(oneLine("نامه\u200cها 👩\u200d🚀")).toBe("نامه\u200cها 👩\u200d🚀");
});

const BLANK = [
  "\u3164",
  "\uffa0",
  "\u115f\u1160",
  "\u2800 \u2800",
  "\u200d\u200c",
  "\u0301\u0308",
  "\ufe0f\u034f",
  "\u{e0061}\u{e007f}",
  "\u17b4\u17b5",
  "\u202e\u2066\u2069",
];

test.each(BLANK)("%j looks like nothing and is nothing", (blank) => {
  expect(oneLine(` ${blank} `)).toBe("");
  expect(paragraphs(`${blank}\n\n${blank}`)).toBe("");
});

test("overrides, isolates and zero-width spaces never stay in a text", () => {
  for (const sign of "\u200b\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069\ufeff\u3164\ufff9") {
    expect(oneLine(`Ada${sign} By${sign}ron`)).toBe("Ada Byron");
    expect(paragraphs(`Ada${sign}\nBy${sign}ron`)).toBe("Ada\nByron");
  }
});

test("names of every script can be read, and so can a symbol", () => {
  const names = [
    "Zoë",
    "محمد",
    "שרה",
    "山田太郎",
    "さくら",
    "김",
    "Նարե",
    "नीना",
    "ไทย",
    "7",
    "👩\u200d🚀",
    "❤\ufe0f",
  ];
  for (const name of names) expect([oneLine(name), isReadableName(name)]).toEqual([name, true]);
  for (const name of ["", "-", "...", "!?", "\u115f"]) expect(isReadableName(name)).toBe(false);
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
