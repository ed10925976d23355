import { expect, test } from "vitest";
import { quoteFormulas, unquoteFormulas } from "./csv-formulas.ts";

test.each([
  ["=1+1", "'=1+1"],
  ["x;=1;;+2", "x;'=1;;'+2"],
  ["two\n-lines", "two\n'-lines"],
  ["\t=1", "'\t'=1"],
  ["|pipe", "'|pipe"],
  ["plain; text - with @ signs", "plain; text - with @ signs"],
])("%j is written as %j, and read back", (text, written) => {
  expect(quoteFormulas(text)).toBe(written);
  expect(unquoteFormulas(written)).toBe(text);
});
