import type { Sharp } from "sharp";
import { loadSharp } from "../load-libraries.ts";
import { GRADIENT_MIDDLE, gradientLine } from "./cover-gradient.ts";
import { boxPath, type CoverShape, type Matrix, type PathShape, type Shape } from "./scene.ts";
import { loadTypefaces, outlinePath } from "./typefaces.ts";

type SvgSize = {
  /** Of the picture, with its unit if it is not pixels. */
  readonly width: number | string;
  readonly height: number | string;
  readonly viewBox: string;
};

/** A whole SVG document. Text becomes outlines, so that it looks the same everywhere. */
export async function sceneSvg(shapes: readonly Shape[], size: SvgSize): Promise<string> {
  const typefaces = await loadTypefaces();
  let ids = 0;
  function newId(): string {
    ids += 1;
    return `i${ids}`;
  }
  function svgOf(shape: Shape): string {
    switch (shape.kind) {
      case "path":
        return pathSvg(shape);
      case "text": {
        const d = outlinePath(
          shape.text,
          { ...shape, typeface: typefaces[shape.face] },
          shape.left,
          shape.baseline,
        );
        return `<path fill="${shape.color}" d="${d}"/>`;
      }
      case "image": {
        const { x, y, width, height, png } = shape;
        const data = `data:image/png;base64,${png.toString("base64")}`;
        return `<image x="${x}" y="${y}" width="${width}" height="${height}" href="${data}"/>`;
      }
      case "cover":
        return coverSvg(shape, newId());
      case "group": {
        const id = shape.clip && newId();
        const clip = id ? `<clipPath id="${id}"><path d="${shape.clip}"/></clipPath>` : "";
        const opacity = shape.opacity === undefined ? "" : ` opacity="${shape.opacity}"`;
        const inner = `<g${transform(shape.matrix)}${opacity}>${shape.shapes.map(svgOf).join("")}</g>`;
        return id ? `${clip}<g clip-path="url(#${id})">${inner}</g>` : inner;
      }
      case "stamp": {
        const id = newId();
        const uses = shape.places.map(({ x, y }) => `<use href="#${id}" x="${x}" y="${y}"/>`);
        return `<defs><g id="${id}">${shape.shapes.map(svgOf).join("")}</g></defs>${uses.join("")}`;
      }
    }
  }
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}" ` +
    `viewBox="${size.viewBox}">${shapes.map(svgOf).join("")}</svg>`
  );
}

/** A picture of so many pixels, to be written in any format. */
export async function sceneImage(
  shapes: readonly Shape[],
  { width, height }: { readonly width: number; readonly height: number },
): Promise<Sharp> {
  const sharp = await loadSharp();
  return sharp(Buffer.from(await sceneSvg(shapes, { width, height, viewBox: `0 0 ${width} ${height}` })));
}

/** The same picture at a width in pixels, drawn anew instead of enlarged. */
export function withWidth(svg: string, width: number): string {
  const [, , boxWidth = 1, boxHeight = 1] = /viewBox="([^"]*)"/.exec(svg)?.[1]?.split(" ").map(Number) ?? [];
  const height = Math.round((width * boxHeight) / boxWidth);
  return svg.replace(/width="[^"]*" height="[^"]*"/, `width="${width}" height="${height}"`);
}

function pathSvg({ d, fill, stroke, strokeWidth = 1, opacity, matrix }: PathShape): string {
  const line = stroke ? ` stroke="${stroke}" stroke-width="${strokeWidth}"` : "";
  // Not `opacity`: for each path with it, librsvg paints a layer as large as the picture.
  const faint = opacity === undefined ? "" : ` fill-opacity="${opacity}" stroke-opacity="${opacity}"`;
  return `<path${transform(matrix)} fill="${fill ?? "none"}"${line}${faint} d="${d}"/>`;
}

function coverSvg({ theme, box }: CoverShape, id: string): string {
  const { x1, y1, x2, y2 } = gradientLine(box);
  return (
    `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}">` +
    `<stop stop-color="${theme.from}"/><stop offset="${GRADIENT_MIDDLE}" stop-color="${theme.base}"/>` +
    `<stop offset="1" stop-color="${theme.to}"/></linearGradient><path fill="url(#${id})" d="${boxPath(box)}"/>`
  );
}

function transform(matrix: Matrix | undefined): string {
  return matrix ? ` transform="matrix(${matrix.map((part) => Math.round(part * 1e5) / 1e5).join(" ")})"` : "";
}
