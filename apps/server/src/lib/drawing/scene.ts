import type { CardTheme } from "@visita/domain/card/themes";
import type { Box } from "./cover-gradient.ts";
import type { Face } from "./typefaces.ts";

/** As in SVG: x' = ax + cy + e, y' = bx + dy + f. */
export type Matrix = readonly [a: number, b: number, c: number, d: number, e: number, f: number];

/** What a drawing is made of, for SVG and for PDF. The origin is at the top left; the unit is the drawing's own. */
export type Shape = PathShape | TextShape | ImageShape | CoverShape | GroupShape | StampShape;

/** Colours are "#rrggbb" everywhere; a PDF has them as process colours. */
export type PathShape = {
  readonly kind: "path";
  readonly d: string;
  readonly fill?: string;
  readonly stroke?: string;
  readonly strokeWidth?: number;
  readonly opacity?: number;
  readonly matrix?: Matrix;
};

/** One line in one of our typefaces, which has all its letters. In a PDF it stays text. */
export type TextShape = {
  readonly kind: "text";
  readonly text: string;
  readonly face: Face;
  /** In em. */
  readonly tracking: number;
  readonly size: number;
  readonly left: number;
  readonly baseline: number;
  readonly color: string;
};

type ImageShape = { readonly kind: "image"; readonly png: Buffer } & Box;

/** The gradient of a theme's cover. */
export type CoverShape = { readonly kind: "cover"; readonly theme: CardTheme; readonly box: Box };

type GroupShape = {
  readonly kind: "group";
  readonly shapes: readonly Shape[];
  /** Path data. */
  readonly clip?: string;
  readonly matrix?: Matrix;
  /** Of the group as a whole, in SVG alone. */
  readonly opacity?: number;
};

/** A drawing that is stored once and shown at several places; on its own, in no group. */
export type StampShape = {
  readonly kind: "stamp";
  readonly shapes: readonly Shape[];
  readonly box: Box;
  readonly places: readonly { readonly x: number; readonly y: number }[];
};

export function boxPath({ x, y, width, height }: Box, radius = 0): string {
  if (radius === 0) return `M${x} ${y}h${width}v${height}h${-width}z`;
  const [across, down] = [width - 2 * radius, height - 2 * radius];
  const corner = (dx: number, dy: number) => `a${radius} ${radius} 0 0 1 ${dx} ${dy}`;
  return (
    `M${x + radius} ${y}h${across}${corner(radius, radius)}v${down}${corner(-radius, radius)}` +
    `h${-across}${corner(-radius, -radius)}v${-down}${corner(radius, -radius)}z`
  );
}

export function rotation(degrees: number, x: number, y: number): Matrix {
  const angle = (degrees * Math.PI) / 180;
  return [Math.cos(angle), Math.sin(angle), -Math.sin(angle), Math.cos(angle), x, y];
}
