type Point = readonly [x: number, y: number];

type Ring = {
  /** As a fraction of the rosette's radius. */
  readonly radius: number;
  readonly waves: number;
  /** Height of a wave as a fraction of the ring's radius. */
  readonly height: number;
  /** How often the curve is repeated, each time turned by the same part of a wave. */
  readonly turns: number;
};

const RINGS: readonly Ring[] = [
  { radius: 1, waves: 36, height: 0.085, turns: 7 },
  { radius: 0.84, waves: 30, height: 0.1, turns: 6 },
  { radius: 0.665, waves: 24, height: 0.13, turns: 6 },
  { radius: 0.475, waves: 18, height: 0.19, turns: 6 },
  { radius: 0.27, waves: 12, height: 0.34, turns: 6 },
];

/** Enough that a wave looks like a sine. */
const ROSETTE_POINTS_PER_WAVE = 6;

/** One curve of a ring around the origin, and the angles in degrees at which it is drawn. */
type RosetteRing = { readonly path: string; readonly angles: readonly number[] };

/** Five rings of turned curves, as security printing has them, around the origin. */
export function rosette(radius: number): RosetteRing[] {
  return RINGS.map((ring) => {
    const count = ring.waves * ROSETTE_POINTS_PER_WAVE;
    const points = Array.from({ length: count }, (_, index): Point => {
      const angle = (2 * Math.PI * index) / count;
      const distance = radius * ring.radius * (1 + ring.height * Math.sin(ring.waves * angle));
      return [distance * Math.cos(angle), distance * Math.sin(angle)];
    });
    const step = 360 / ring.waves / ring.turns;
    return {
      path: closedCurve(points, radius < 50 ? 3 : 1),
      angles: Array.from({ length: ring.turns }, (_, turn) => turn * step),
    };
  });
}

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

const LACE_POINTS_PER_WAVE = 8;

/** A plaited border: sine lines around a rounded rectangle, each shifted by an equal part of a wave. */
export function lace(border: Lace): string[] {
  const length = perimeter(border);
  const waves = Math.max(1, Math.round(length / border.pitch));
  const count = waves * LACE_POINTS_PER_WAVE;
  const decimals = border.width < 200 ? 3 : 1;
  return Array.from({ length: border.lines }, (_, line) => {
    const shift = (2 * Math.PI * line) / border.lines;
    const points = Array.from({ length: count }, (_point, index): Point => {
      const { x, y, outwards } = along(border, (length * index) / count);
      const height = border.amplitude * Math.sin((2 * Math.PI * index) / LACE_POINTS_PER_WAVE + shift);
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

/** A closed curve through all points (Catmull-Rom as cubic Béziers), as SVG path data */
function closedCurve(points: readonly Point[], decimals: number): string {
  const at = (index: number) => points[(index + points.length) % points.length] as Point;
  const write = ([x, y]: Point) => `${rounded(x, decimals)} ${rounded(y, decimals)}`;
  let path = `M${write(at(0))}`;
  for (let index = 0; index < points.length; index += 1) {
    const [before, from, to, after] = [at(index - 1), at(index), at(index + 1), at(index + 2)];
    const first: Point = [from[0] + (to[0] - before[0]) / 6, from[1] + (to[1] - before[1]) / 6];
    const second: Point = [to[0] - (after[0] - from[0]) / 6, to[1] - (after[1] - from[1]) / 6];
    path += `C${write(first)} ${write(second)} ${write(to)}`;
  }
  return `${path}Z`;
}

function rounded(value: number, decimals: number): number {
  const scale = 10 ** decimals;
  // Adding zero turns -0 into 0.
  return Math.round(value * scale) / scale + 0;
}
