import { describe, expect, test } from "vitest";
import { areaInPixels, fitInside, logoCanvas, logoSize, photoSize } from "./picture-geometry.ts";

test("an image is scaled down to the limit, never up", () => {
  expect(fitInside({ width: 8000, height: 4000 }, { width: 3200, height: 3200 })).toEqual({
    width: 3200,
    height: 1600,
  });
  expect(fitInside({ width: 30, height: 20 }, { width: 3200, height: 3200 })).toEqual({
    width: 30,
    height: 20,
  });
  expect(fitInside({ width: 9000, height: 1 }, { width: 300, height: 300 })).toEqual({
    width: 300,
    height: 1,
  });
});

describe("a photo", () => {
  test.each([
    [
      { width: 4000, height: 5000 },
      { width: 512, height: 640 },
    ],
    [
      { width: 400, height: 500 },
      { width: 400, height: 500 },
    ],
    [
      { width: 403.7, height: 504.6 },
      { width: 400, height: 500 },
    ],
    [
      { width: 1, height: 1 },
      { width: 4, height: 5 },
    ],
  ])("cut out as %o is stored as %o", (cropPicture, stored) => {
    expect(photoSize(cropPicture)).toEqual(stored);
  });

  test("loses no pixel to the rounding of percentages", () => {
    const area = areaInPixels({ x: 0, y: 0, width: 33.333333333, height: 100 }, { width: 1200, height: 500 });
    expect(area.width).toBeLessThan(400);
    expect(photoSize(area)).toEqual({ width: 400, height: 500 });
  });
});

describe("a logo", () => {
  test("keeps its own form", () => {
    expect(logoCanvas({ width: 600, height: 200 })).toEqual({ width: 600, height: 200 });
    expect(logoSize({ width: 1920, height: 480 })).toEqual({ width: 512, height: 128 });
  });

  test("gets a margin when it is extremely long or tall", () => {
    expect(logoCanvas({ width: 1600, height: 10 })).toEqual({ width: 1600, height: 200 });
    expect(logoCanvas({ width: 10, height: 1600 })).toEqual({ width: 800, height: 1600 });
  });
});
