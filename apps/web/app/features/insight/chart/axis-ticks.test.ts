import { expect, test } from "vitest";
import { axisTicks, tickLabel } from "./axis-ticks.ts";

test.each([
  [3, [0, 1, 2, 3, 4]],
  [8, [0, 2, 4, 6, 8]],
  [9, [0, 5, 10, 15, 20]],
  [91, [0, 25, 50, 75, 100]],
  [100, [0, 25, 50, 75, 100]],
  [101, [0, 50, 100, 150, 200]],
  [452, [0, 150, 300, 450, 600]],
  [1_300_000, [0, 500_000, 1_000_000, 1_500_000, 2_000_000]],
])("four steps reach %i", (max, ticks) => {
  expect(axisTicks(max, 4)).toEqual(ticks);
});

test("few views stand on an axis of whole numbers, 0, 2, 4", () => {
  expect(axisTicks(2, 2, 2)).toEqual([0, 2, 4]);
  expect(axisTicks(0, 2, 2)).toEqual([0, 2, 4]);
  expect(axisTicks(19, 2, 2)).toEqual([0, 10, 20]);
});

test("large numbers are shortened", () => {
  expect([0, 2500, 12_500, 20_000, 1_500_000].map((tick) => tickLabel("en", tick))).toEqual([
    "0",
    "2,500",
    "12.5K",
    "20K",
    "1.5M",
  ]);
});
