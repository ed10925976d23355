import { expect, test } from "vitest";
import { type Interval, periodEndAfter } from "./subscription-life.ts";

const at = (date: string) => Date.parse(`${date}T12:00:00Z`);

test.each<[Interval, string, string, string]>([
  ["month", "2026-11-15", "2026-11-15", "2026-12-15"],
  ["month", "2026-12-15", "2026-12-20", "2027-01-15"],
  ["month", "2027-01-31", "2027-01-31", "2027-02-28"],
  ["month", "2027-01-31", "2027-03-05", "2027-03-31"],
  ["month", "2026-11-15", "2026-12-15", "2027-01-15"],
  ["year", "2026-11-15", "2026-11-15", "2027-11-15"],
  ["year", "2028-02-29", "2028-03-01", "2029-02-28"],
])("a period of a %s that begins on %s ends, seen from %s, on %s", (interval, start, now, end) => {
  expect(new Date(periodEndAfter(at(start), interval, at(now))).toISOString()).toBe(`${end}T12:00:00.000Z`);
});
