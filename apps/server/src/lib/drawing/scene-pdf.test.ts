import { expect, test } from "vitest";
import { tint } from "./engraving.ts";
import { cmykOf } from "./scene-pdf.ts";

test("black and greys are black ink alone", () => {
  expect(cmykOf("#000000")).toEqual([0, 0, 0, 100]);
  expect(cmykOf("#ffffff")).toEqual([0, 0, 0, 0]);
  const [cyan, magenta, yellow, black] = cmykOf("#4d4d4d");
  expect([cyan, magenta, yellow]).toEqual([0, 0, 0]);
  expect(black).toBeCloseTo(70, 0);
});

test("no colour has more ink than paper takes", () => {
  for (const hex of ["#1C45C2", "#003B9C", "#FFB0C6", "#070604", "#110F0C"]) {
    expect(cmykOf(hex).reduce((sum, ink) => sum + ink, 0)).toBeLessThan(300);
  }
});

test("a tint is the colour on white", () => {
  expect(tint("#000000", 0.4)).toBe("#999999");
  expect(tint("#1C45C2", 1)).toBe("#1c45c2");
  expect(tint("#1C45C2", 0)).toBe("#ffffff");
});
