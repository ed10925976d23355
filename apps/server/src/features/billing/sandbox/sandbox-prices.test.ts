import { expect, test } from "vitest";
import { periodEndAfter } from "./sandbox-prices.ts";

const at = (date: string) => Date.parse(`${date}T12:00:00Z`);

test.each([
  ["price_sbx_month", "2026-11-15", "2026-11-15", "2026-12-15"],
  ["price_sbx_month", "2026-12-15", "2026-12-20", "2027-01-15"],
  ["price_sbx_month", "2027-01-31", "2027-01-31", "2027-02-28"],
  ["price_sbx_month", "2027-01-31", "2027-03-05", "2027-03-31"],
  ["price_sbx_month", "2026-11-15", "2026-12-15", "2027-01-15"],
  ["price_sbx_year", "2026-11-15", "2026-11-15", "2027-11-15"],
  ["price_sbx_year", "2028-02-29", "2028-03-01", "2029-02-28"],
])("a period of %s that begins on %s ends, seen from %s, on %s", (price, start, now, end) => {
  expect(new Date(periodEndAfter(at(start), price, at(now))).toISOString()).toBe(`${end}T12:00:00.000Z`);
});
