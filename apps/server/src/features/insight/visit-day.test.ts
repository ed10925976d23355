import { expect, test } from "vitest";
import { createVisitDay } from "./visit-day.ts";

const at = (text: string) => Date.parse(text);

test("the day of a visit follows the clock, but not back over midnight by a small step", () => {
  const visitDay = createVisitDay();
  expect(visitDay(at("2026-04-23T23:59:59Z"))).toBe("2026-04-23");
  expect(visitDay(at("2026-04-24T00:00:01Z"))).toBe("2026-04-24");
  expect(visitDay(at("2026-04-23T23:59:58Z"))).toBe("2026-04-24");
  expect(visitDay(at("2026-04-24T00:00:00Z"))).toBe("2026-04-24");
});

test("a clock that was wrong by more is believed again", () => {
  const visitDay = createVisitDay();
  visitDay(at("2027-01-01T00:00:00Z"));
  expect(visitDay(at("2026-04-23T12:00:00Z"))).toBe("2026-04-23");
});
