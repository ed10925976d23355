import { expect, test } from "vitest";
import { findInk } from "./find-ink.ts";

const CHARS: Record<string, readonly number[]> = {
  ".": [0, 0, 0, 0],
  w: [255, 255, 255, 255],
  "#": [20, 30, 40, 255],
  o: [250, 180, 60, 255],
};

function inkOf(...rows: string[]) {
  const pixels = rows.flatMap((row) => [...row].flatMap((sign) => CHARS[sign] ?? []));
  return findInk(new Uint8ClampedArray(pixels), { width: rows[0]?.length ?? 0, height: rows.length });
}

test("leaves out a transparent margin", () => {
  expect(inkOf("......", "..#o..", "...#..", "......")).toEqual({ x: 2, y: 1, width: 2, height: 2 });
});

test("leaves out a white margin", () => {
  expect(inkOf("wwww", "wwow", "wwww")).toEqual({ x: 2, y: 1, width: 1, height: 1 });
});

test("keeps white letters beside a sign on transparency", () => {
  expect(inkOf(".....", ".#.w.", ".....")).toEqual({ x: 1, y: 1, width: 3, height: 1 });
});

test("keeps a coloured ground", () => {
  expect(inkOf("oooo", "oo#o", "oooo")).toEqual({ x: 0, y: 0, width: 4, height: 3 });
});

test("keeps all of a picture with nothing on it", () => {
  expect(inkOf("...", "...")).toEqual({ x: 0, y: 0, width: 3, height: 2 });
});
