import { expect, test } from "vitest";
import { findContent } from "./trim-margins.ts";

const CHARS: Record<string, readonly number[]> = {
  ".": [0, 0, 0, 0],
  w: [255, 255, 255, 255],
  "#": [20, 30, 40, 255],
  o: [250, 180, 60, 255],
};

function contentArea(...rows: string[]) {
  const pixels = rows.flatMap((row) => [...row].flatMap((sign) => CHARS[sign] ?? []));
  return findContent(new Uint8ClampedArray(pixels), { width: rows[0]?.length ?? 0, height: rows.length });
}

test("leaves out a transparent margin", () => {
  expect(contentArea("......", "..#o..", "...#..", "......")).toEqual({ x: 2, y: 1, width: 2, height: 2 });
});

test("leaves out a white margin", () => {
  expect(contentArea("wwww", "wwow", "wwww")).toEqual({ x: 2, y: 1, width: 1, height: 1 });
});

test("keeps white letters beside a sign on transparency", () => {
  expect(contentArea(".....", ".#.w.", ".....")).toEqual({ x: 1, y: 1, width: 3, height: 1 });
});

test("keeps a coloured ground", () => {
  expect(contentArea("oooo", "oo#o", "oooo")).toEqual({ x: 0, y: 0, width: 4, height: 3 });
});

test("keeps all of an image with nothing on it", () => {
  expect(contentArea("...", "...")).toEqual({ x: 0, y: 0, width: 3, height: 2 });
});
