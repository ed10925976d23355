import { expect, test } from "vitest";
import { isRightToLeft, textRuns } from "./foreign-text.ts";

/** From left to right, as a reader sees them. */
function runsOf(line: string): string[] {
  return textRuns(line, isRightToLeft(line)).map(({ text }) => text);
}

test.each([
  ["Giulia Ferrante", ["Giulia Ferrante"]],
  ["ليلى الخطيب", ["ليلى الخطيب"]],
  ["مهندسة @ Officina Brera", ["Officina Brera", "مهندسة @ "]],
  ["Architect @ סטודיו", ["Architect @ ", "סטודיו"]],
  ["סטודיו 42, תל אביב", [", תל אביב", "42", "סטודיו "]],
  ["שָׁלוֹם", ["שָׁלוֹם"]],
  ["+1 202 555 0142", ["+1 202 555 0142"]],
  ["", []],
])("%s is set in its order", (line, runs) => {
  expect(runsOf(line)).toEqual(runs);
});

test("the direction of a line is that of its first letter", () => {
  expect(isRightToLeft("1. ليلى")).toBe(true);
  expect(isRightToLeft("Noa נועה")).toBe(false);
  expect(isRightToLeft("123")).toBe(false);
});
