import { expect, test } from "vitest";
import {
  dayWords,
  formatBytes,
  formatDay,
  formatDayAndTime,
  formatEnumeration,
  formatList,
  formatNearTime,
  formatNumber,
  formatPercent,
  formatPrice,
  formatTimeAgo,
  formatWeekday,
  kilobytes,
  megabytes,
  monthAndYear,
  monthWord,
  recentDayWords,
} from "./format.ts";

const NOW = Date.parse("2026-11-15T12:00:00");
const ago = (minutes: number) => new Date(NOW - minutes * 60_000).toISOString();

test.each([
  [0, "a moment ago"],
  [-3, "a moment ago"],
  [10, "10 minutes ago"],
  [61, "1 hour ago"],
  [60 * 25, "yesterday"],
  [60 * 24 * 3, "3 days ago"],
  [60 * 24 * 12, "3 November"],
  [60 * 24 * 365, "15 November 2025"],
])("%i minutes ago reads %o", (minutes, text) => {
  expect(formatTimeAgo(ago(minutes), NOW)).toBe(text);
});

test("a day of another year names the year", () => {
  expect(formatDay(new Date(2026, 2, 3).toISOString(), NOW)).toBe("3 March");
  expect(formatDay(new Date(2025, 2, 3).toISOString(), NOW)).toBe("3 March 2025");
});

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

test.each([
  [20, "0.1 KB"],
  [2_355, "2.3 KB"],
  [10_240, "10 KB"],
  [150_528, "147 KB"],
])("%i bytes are %s", (bytes, words) => {
  expect(kilobytes(bytes)).toBe(words);
});

test("what is near is named by its day, in both directions", () => {
  const at = (day: number) => new Date(2026, 10, day, 9, 5).toISOString();
  expect(formatNearTime(at(14), NOW)).toBe("yesterday, 09:05");
  expect(formatNearTime(at(15), NOW)).toBe("today, 09:05");
  expect(formatNearTime(at(16), NOW)).toBe("tomorrow, 09:05");
  expect(formatNearTime(at(17), NOW)).toBe("17 November, 09:05");
  expect(formatDayAndTime(at(22), NOW)).toBe("22 November, 09:05");
  expect(formatWeekday(Date.parse(at(12)), NOW)).toBe("Thursday, 12 November");
});

test("figures have their separators, and shares are never rounded to nothing or to all", () => {
  expect([0, 999, 1112, 2_385_000].map(formatNumber)).toEqual(["0", "999", "1,112", "2,385,000"]);
  expect([formatPercent(1, 3), formatPercent(0, 9), formatPercent(9, 0)]).toEqual(["33%", "0%", "0%"]);
  expect([formatPercent(1, 1000), formatPercent(999, 1000), formatPercent(9, 9)]).toEqual([
    "<1%",
    "99%",
    "100%",
  ]);
  expect([formatBytes(0), formatBytes(18_400_000)]).toEqual(["0 byte", "18.4 MB"]);
  expect([megabytes(0), megabytes(96.4 * 2 ** 20), megabytes(2 ** 31)]).toEqual(["1 MB", "96 MB", "2.0 GB"]);
  expect([formatPrice(1000, "usd"), formatPrice(1050, "eur")]).toEqual(["$10", "€10.50"]);
});

test("a list ends with and", () => {
  expect(formatList(["X", "LinkedIn", "7 more"])).toBe("X, LinkedIn and 7 more");
  expect(formatEnumeration(["X", "LinkedIn", "PayPal"])).toBe("X, LinkedIn, PayPal");
});
