import { expect, test } from "vitest";
import { lace, rosette } from "./engraving.ts";
import { contrastWithWhite } from "./kit.constants.ts";

function points(path: string): [number, number][] {
  return [...path.matchAll(/[MC ](-?[\d.]+) (-?[\d.]+)/g)].map(([, x, y]) => [Number(x), Number(y)]);
}

test("a rosette has five rings, each turned six or seven times within one wave", () => {
  const rings = rosette(560);
  expect(rings.map(({ angles }) => angles.length)).toEqual([7, 6, 6, 6, 6]);
  expect(rings[0]?.path.startsWith("M560 0C")).toBe(true);
  expect(rings[0]?.angles.at(1)).toBeCloseTo(1.429, 3);
  expect(rings[4]?.angles.at(1)).toBe(5);
  const reach = Math.max(...points(rings[0]?.path ?? "").map(([x, y]) => Math.hypot(x, y)));
  expect(reach).toBeGreaterThan(560 * 1.07);
  expect(reach).toBeLessThan(560 * 1.1);
});

test("a lace runs around its border and stays near it", () => {
  const border = {
    x: 44.2,
    y: 10.15,
    width: 34.7,
    height: 34.7,
    radius: 3.4,
    amplitude: 1.25,
    pitch: 3.1,
    lines: 6,
  };
  const lines = lace(border);
  expect(lines).toHaveLength(6);
  expect(lines[0]?.startsWith("M47.6 10.15C")).toBe(true);
  // Inwards positive. Far from the border on either side would be a line that left it.
  const depths = lines.flatMap(points).map(([x, y]) => {
    const { x: left, y: top, width, height } = border;
    return Math.min(x - left, left + width - x, y - top, top + height - y);
  });
  expect(Math.min(...depths)).toBeGreaterThan(-1.7);
  expect(Math.max(...depths)).toBeLessThan(3);
});

test("contrast is that of WCAG", () => {
  expect(contrastWithWhite("#000000")).toBeCloseTo(21, 5);
  expect(contrastWithWhite("#FFFFFF")).toBeCloseTo(1, 5);
  expect(contrastWithWhite("#767676")).toBeGreaterThan(4.5);
});
