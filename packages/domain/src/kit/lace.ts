import { closedCurve, type Point } from "./smooth-path.ts";

export type Lace = {
  /** The rectangle along which the lines run. */
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly radius: number;
  /** Height of the waves. */
  readonly amplitude: number;
  /** About the length of a wave; the border has a whole number of them. */
  readonly pitch: number;
  readonly lines: number;
};

const POINTS_PER_WAVE = 8;

/** A plaited border: sine lines around a rounded rectangle, each shifted by an equal part of a wave. */
export function lace(border: Lace): string[] {
  const length = perimeter(border);
  const waves = Math.max(1, Math.round(length / border.pitch));
  const count = waves * POINTS_PER_WAVE;
  const decimals = border.width < 200 ? 3 : 1;
  return Array.from({ length: border.lines }, (_, line) => {
    const shift = (2 * Math.PI * line) / border.lines;
    const points = Array.from({ length: count }, (_point, index): Point => {
      const { x, y, outwards } = along(border, (length * index) / count);
      const height = border.amplitude * Math.sin((2 * Math.PI * index) / POINTS_PER_WAVE + shift);
      return [x + outwards[0] * height, y + outwards[1] * height];
    });
    return closedCurve(points, decimals);
  });
}

function perimeter({ width, height, radius }: Lace): number {
  return 2 * (width + height - 4 * radius) + 2 * Math.PI * radius;
}

/** The point at a distance along the border, clockwise from the left end of its upper side. */
function along({ x, y, width, height, radius }: Lace, distance: number) {
  const arc = (Math.PI / 2) * radius;
  const sides = [
    { length: width - 2 * radius, from: [x + radius, y], direction: 0 },
    { length: height - 2 * radius, from: [x + width, y + radius], direction: 1 },
    { length: width - 2 * radius, from: [x + width - radius, y + height], direction: 2 },
    { length: height - 2 * radius, from: [x, y + height - radius], direction: 3 },
  ] as const;
  let rest = distance;
  for (const { length, from, direction } of sides) {
    const heading = (direction * Math.PI) / 2;
    const ahead: Point = [Math.cos(heading), Math.sin(heading)];
    const outwards: Point = [ahead[1], -ahead[0]];
    if (rest <= length) return { x: from[0] + ahead[0] * rest, y: from[1] + ahead[1] * rest, outwards };
    rest -= length;
    if (rest <= arc) {
      const turned = heading - Math.PI / 2 + rest / radius;
      const normal: Point = [Math.cos(turned), Math.sin(turned)];
      const centre: Point = [
        from[0] + ahead[0] * length - outwards[0] * radius,
        from[1] + ahead[1] * length - outwards[1] * radius,
      ];
      return { x: centre[0] + normal[0] * radius, y: centre[1] + normal[1] * radius, outwards: normal };
    }
    rest -= arc;
  }
  return { x: x + radius, y, outwards: [0, -1] as Point };
}
