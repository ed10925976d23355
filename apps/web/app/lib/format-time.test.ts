import { expect, test } from "vitest";
import { formatDay, formatTimeAgo } from "./format-time.ts";

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
