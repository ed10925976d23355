import { expect, test } from "vitest";
import { dayWords, monthAndYear, monthWord, recentDayWords } from "./day-words.ts";

test("a day is its number and its month, which do not break apart", () => {
  expect(dayWords("2026-04-03")).toBe("3\u00a0April");
  expect(dayWords("2026-09-12", "short")).toBe("12\u00a0Sep");
});

test("the first day of a month stays in that month, wherever the browser is", () => {
  expect(monthWord("2026-04-01")).toBe("April");
  expect(monthAndYear("2025-05-01")).toBe("May\u00a02025");
});

test("the year is named only for what is more than a year ago", () => {
  expect(recentDayWords("2025-11-03", "2026-04-23")).toBe("3\u00a0November");
  expect(recentDayWords("2025-04-23", "2026-04-23")).toBe("23\u00a0April\u00a02025");
  expect(recentDayWords("2026-05-30", "2026-04-23")).toBe("30\u00a0May");
});
