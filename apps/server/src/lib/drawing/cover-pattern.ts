import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { CardTheme, CoverPattern } from "@visita/domain/card/themes";
import { serverFolder } from "../installation.ts";
import type { Box } from "./cover-gradient.ts";
import { boxPath, type Matrix, type Shape } from "./scene.ts";

type PatternLine = { readonly d: string; readonly width: number; readonly opacity: number };
type Pattern = {
  readonly width: number;
  readonly height: number;
  /** Repeats; else it is scaled to fill the cover. */
  readonly isTile: boolean;
  readonly lines: readonly PatternLine[];
};

type CoverOptions = {
  /** Multiplies the strength of the theme's lines. */
  readonly strength: number;
  /** Size of a tile's pixel in the drawing's unit. */
  readonly tileScale: number;
  readonly radius?: number;
};

const TILES: ReadonlySet<CoverPattern> = new Set(["laid", "linen", "scallop"]);
const patterns = new Map<CoverPattern, Promise<Pattern>>();

/** The gradient of a theme with its engraved lines, as vectors. */
export async function coverShapes(
  theme: CardTheme,
  box: Box,
  { strength, tileScale, radius = 0 }: CoverOptions,
): Promise<Shape[]> {
  const pattern = await loadPattern(theme.pattern);
  const places = pattern.isTile ? tilePlaces(pattern, box, tileScale) : [slicePlace(pattern, box)];
  const lines = pattern.lines.map(
    ({ d, width, opacity }): Shape => ({
      kind: "group",
      shapes: places.map((matrix) => ({
        kind: "path",
        d,
        stroke: "#ffffff",
        strokeWidth: width,
        opacity: Math.round(opacity * theme.lineAlpha * strength * 1_000) / 1_000,
        matrix,
      })),
    }),
  );
  return [
    {
      kind: "group",
      clip: boxPath(box, radius),
      shapes: [{ kind: "cover", theme, box }, ...lines],
    },
  ];
}

/** Fills the box from its right upper corner, as covers do on screens. */
function slicePlace({ width, height }: Pattern, box: Box): Matrix {
  const scale = Math.max(box.width / width, box.height / height);
  return [scale, 0, 0, scale, box.x + box.width - width * scale, box.y];
}

function tilePlaces({ width, height }: Pattern, box: Box, scale: number): Matrix[] {
  const places: Matrix[] = [];
  for (let y = box.y; y < box.y + box.height; y += height * scale) {
    for (let x = box.x; x < box.x + box.width; x += width * scale) places.push([scale, 0, 0, scale, x, y]);
  }
  return places;
}

function loadPattern(name: CoverPattern): Promise<Pattern> {
  let pattern = patterns.get(name);
  if (!pattern) {
    pattern = readPattern(name);
    patterns.set(name, pattern);
  }
  return pattern;
}

async function readPattern(name: CoverPattern): Promise<Pattern> {
  const svg = await readFile(join(serverFolder, `assets/patterns/${name}.svg`), "utf8");
  const root = /^<svg[^>]*>/.exec(svg)?.[0] ?? "";
  const size = { width: numberOf(root, "width", 640), height: numberOf(root, "height", 360) };
  const width = numberOf(root, "stroke-width", 1);
  const isTile = TILES.has(name);
  // Lines of the same width become one path: where they cross, nothing is painted twice.
  const lines = new Map<string, PatternLine>();
  for (const [element] of svg.matchAll(/<(?:path|circle)\b[^>]*>/g)) {
    const line = {
      width: numberOf(element, "stroke-width", width),
      opacity: numberOf(element, "stroke-opacity", 1),
    };
    const key = `${line.width} ${line.opacity}`;
    lines.set(key, { ...line, d: (lines.get(key)?.d ?? "") + pathOf(element) });
  }
  return { ...size, isTile, lines: [...lines.values()] };
}

function pathOf(element: string): string {
  if (element.startsWith("<path")) return / d="([^"]*)"/.exec(element)?.[1] ?? "";
  const [x, y, r] = [numberOf(element, "cx", 0), numberOf(element, "cy", 0), numberOf(element, "r", 0)];
  return `M${x - r} ${y}a${r} ${r} 0 1 1 ${2 * r} 0a${r} ${r} 0 1 1 ${-2 * r} 0`;
}

function numberOf(element: string, name: string, fallback: number): number {
  const value = new RegExp(` ${name}="([^"]*)"`).exec(element)?.[1];
  return value === undefined ? fallback : Number(value);
}
