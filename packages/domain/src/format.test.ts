import { expect, test } from "vitest";
import {
  dayWords,
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
  monthAndYear,
  monthWord,
  recentDayWords,
} from "./format.ts";
import { formatBytes, kilobytes, megabytes } from "./format-bytes.ts";
import { withoutIsolates } from "./language/message.ts";

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
  expect(formatTimeAgo("en", ago(minutes), NOW)).toBe(text);
});

test("a day of another year names the year", () => {
  expect(formatDay("en", new Date(2026, 2, 3).toISOString(), NOW)).toBe("3 March");
  expect(formatDay("en", new Date(2025, 2, 3).toISOString(), NOW)).toBe("3 March 2025");
});

test("a day is its number and its month, which do not break apart", () => {
  expect(dayWords("en", "2026-04-03")).toBe("3\u00a0April");
  expect(dayWords("en", "2026-09-12", "short")).toBe("12\u00a0Sep");
});

test("the first day of a month stays in that month, wherever the browser is", () => {
  expect(monthWord("en", "2026-04-01")).toBe("April");
  expect(monthAndYear("en", "2025-05-01")).toBe("May\u00a02025");
});

test("the year is named only for what is more than a year ago", () => {
  expect(recentDayWords("en", "2025-11-03", "2026-04-23")).toBe("3\u00a0November");
  expect(recentDayWords("en", "2025-04-23", "2026-04-23")).toBe("23\u00a0April\u00a02025");
  expect(recentDayWords("en", "2026-05-30", "2026-04-23")).toBe("30\u00a0May");
});

test.each([
  [20, "0.1 KB"],
  [2_355, "2.3 KB"],
  [10_240, "10 KB"],
  [150_528, "147 KB"],
])("%i bytes are %s", (bytes, words) => {
  expect(kilobytes("en", bytes)).toBe(words);
});

test("what is near is named by its day, in both directions", () => {
  const at = (day: number) => new Date(2026, 10, day, 9, 5).toISOString();
  expect(formatNearTime("en", at(14), NOW)).toBe("yesterday, 09:05");
  expect(formatNearTime("en", at(15), NOW)).toBe("today, 09:05");
  expect(formatNearTime("en", at(16), NOW)).toBe("tomorrow, 09:05");
  expect(formatNearTime("en", at(17), NOW)).toBe("17 November, 09:05");
  expect(formatDayAndTime("en", at(22), NOW)).toBe("22 November, 09:05");
  expect(formatWeekday("en", Date.parse(at(12)), NOW)).toBe("Thursday, 12 November");
});

test("figures have their separators, and shares are never rounded to nothing or to all", () => {
  expect([0, 999, 1112, 2_385_000].map((count) => formatNumber("en", count))).toEqual([
    "0",
    "999",
    "1,112",
    "2,385,000",
  ]);
  expect([formatPercent("en", 1, 3), formatPercent("en", 0, 9), formatPercent("en", 9, 0)]).toEqual([
    "33%",
    "0%",
    "0%",
  ]);
  expect([formatPercent("en", 1, 1000), formatPercent("en", 999, 1000), formatPercent("en", 9, 9)]).toEqual([
    "<1%",
    "99%",
    "100%",
  ]);
  expect([formatBytes("en", 0), formatBytes("en", 18_400_000)]).toEqual(["0 byte", "18.4 MB"]);
  expect([megabytes("en", 0), megabytes("en", 96.4 * 2 ** 20), megabytes("en", 2 ** 31)]).toEqual([
    "1 MB",
    "96 MB",
    "2.0 GB",
  ]);
  expect([formatPrice("en", 1000, "usd"), formatPrice("en", 1050, "eur")]).toEqual(["$10", "€10.50"]);
});

test("a list that begins with a Latin name runs as its language does", () => {
  expect(formatList("ar", ["LinkedIn", "PayPal"])).toBe("\u200f\u2068LinkedIn\u2069 و\u2068PayPal\u2069");
});

test("a list ends with and", () => {
  expect(formatList("en", ["X", "LinkedIn", "7 more"])).toBe("X, LinkedIn and 7 more");
  expect(formatEnumeration("en", ["X", "LinkedIn", "PayPal"])).toBe("X, LinkedIn, PayPal");
});

test.each([
  [
    "de",
    "vor 2 Stunden",
    "heute, 09:05",
    "12.\u00a0Sept.",
    "2,3 kB",
    "10 $",
    "a, b",
    "Donnerstag, 12. November",
  ],
  [
    "fr",
    "il y a 2 heures",
    "aujourd’hui, 09:05",
    "12\u00a0sept.",
    "2,3 ko",
    "10 $",
    "a, b",
    "jeudi 12 novembre",
  ],
  [
    "ar",
    "قبل ساعتين",
    "اليوم، 09:05 ص",
    "12\u00a0سبتمبر",
    "2.3 كيلوبايت",
    "10 US$",
    "a، b",
    "الخميس، 12 نوفمبر",
  ],
  ["ja", "2 時間前", "今日 09:05", "9月12日", "2.3 KB", "$10", "a、b", "11月12日木曜日"],
] as const)(
  "in %s all of them are written as is usual there",
  (language, ago, near, day, size, price, list, weekday) => {
    const plain = (text: string) =>
      withoutIsolates(text.replace(/[\u00a0\u202f]/g, " ").replace(/[\u200e\u200f]/g, ""));
    const nine = Date.parse("2026-11-15T09:05:00");
    expect(plain(formatTimeAgo(language, new Date(NOW - 7_200_000).toISOString(), NOW))).toBe(ago);
    expect(plain(formatNearTime(language, new Date(nine).toISOString(), NOW))).toBe(near);
    expect(dayWords(language, "2026-09-12", "short")).toBe(day);
    expect(plain(kilobytes(language, 2_355))).toBe(size);
    expect(plain(formatPrice(language, 1000, "usd"))).toBe(price);
    expect(plain(formatEnumeration(language, ["a", "b"]))).toBe(list);
    expect(plain(formatWeekday(language, Date.parse("2026-11-12T12:00:00"), NOW))).toBe(weekday);
  },
);
