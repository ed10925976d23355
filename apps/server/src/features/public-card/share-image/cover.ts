import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { CardTheme, CoverPattern } from "@visita/domain/card/themes";
import { GRADIENT_MIDDLE, gradientLine } from "../../../lib/drawing/cover-gradient.ts";
import { serverFolder } from "../../../lib/server-folder.ts";
import { EDGE, IMAGE } from "./layout.ts";

/** Patterns that repeat. The image is wide, so their tiles are drawn larger than on a screen. */
const TILES: ReadonlySet<CoverPattern> = new Set(["laid", "linen", "scallop"]);
const TILE_SCALE = 2;
const files = new Map<CoverPattern, Promise<string>>();

/** The theme's gradient, its engraved lines and the painted edge below. */
export async function coverSvg(theme: CardTheme): Promise<string> {
  const height = IMAGE.height - EDGE;
  const { width } = IMAGE;
  const { x1, y1, x2, y2 } = gradientLine({ x: 0, y: 0, width, height });
  return [
    `<linearGradient id="cover" gradientUnits="userSpaceOnUse" x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}">`,
    `<stop stop-color="${theme.from}"/><stop offset="${GRADIENT_MIDDLE}" stop-color="${theme.base}"/>`,
    `<stop offset="1" stop-color="${theme.to}"/></linearGradient>`,
    `<rect width="${width}" height="${IMAGE.height}" fill="${theme.edge}"/>`,
    `<rect width="${width}" height="${height}" fill="url(#cover)"/>`,
    `<g opacity="${theme.lineAlpha}">${await patternSvg(theme.pattern, width, height)}</g>`,
  ].join("");
}

async function patternSvg(pattern: CoverPattern, width: number, height: number): Promise<string> {
  let file = files.get(pattern);
  if (!file) {
    file = readFile(join(serverFolder, `assets/patterns/${pattern}.svg`), "utf8");
    files.set(pattern, file);
  }
  const svg = await file;
  if (!TILES.has(pattern)) {
    const fills = `width="${width}" height="${height}" preserveAspectRatio="xMaxYMin slice"`;
    return svg.replace(/width="\d+" height="\d+"/, fills);
  }
  const [, tileWidth, tileHeight] = /width="(\d+)" height="(\d+)"/.exec(svg) ?? [];
  return [
    `<pattern id="tile" patternUnits="userSpaceOnUse" width="${tileWidth}" height="${tileHeight}" `,
    `patternTransform="scale(${TILE_SCALE})">${svg}</pattern>`,
    `<rect width="${width}" height="${height}" fill="url(#tile)"/>`,
  ].join("");
}
