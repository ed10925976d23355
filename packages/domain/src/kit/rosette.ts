import { closedCurve, type Point } from "./smooth-path.ts";

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
const POINTS_PER_WAVE = 6;

/** One curve of a ring around the origin, and the angles in degrees at which it is drawn. */
type RosetteRing = { readonly path: string; readonly angles: readonly number[] };

/** Five rings of turned curves, as security printing has them, around the origin. */
export function rosette(radius: number): RosetteRing[] {
  return RINGS.map((ring) => {
    const count = ring.waves * POINTS_PER_WAVE;
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
