import { expect, test } from "vitest";
import { isLight } from "./light-ink.ts";

type Pixel = readonly [red: number, green: number, blue: number, alpha: number];
const WHITE: Pixel = [255, 255, 255, 255];
const CLEAR: Pixel = [0, 0, 0, 0];
const pixels = (...colours: Pixel[]) => new Uint8ClampedArray(colours.flat());

test("white on nothing is light", () => {
  expect(isLight(pixels(WHITE, CLEAR, WHITE, CLEAR, CLEAR))).toBe(true);
});

test("so is a pale yellow", () => {
  expect(isLight(pixels([255, 250, 205, 255], CLEAR))).toBe(true);
});

test("ink, or a good part of it, is not", () => {
  expect(isLight(pixels([27, 25, 22, 255], CLEAR))).toBe(false);
  expect(isLight(pixels(WHITE, WHITE, WHITE, [200, 30, 40, 255]))).toBe(false);
});

test("nothing at all is not", () => {
  expect(isLight(pixels(CLEAR, CLEAR))).toBe(false);
});
