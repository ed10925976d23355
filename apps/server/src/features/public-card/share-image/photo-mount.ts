import type { CardTheme } from "@visita/domain/card/themes";
import { COLUMN, MARK, PHOTO, PHOTO_INNER } from "./layout.ts";

/** A blur filter would take longer than the rest of the drawing; this many faint layers look the same. */
const SHADOW_LAYERS = 18;

/** The white mount with its shadow, and the background of initials. */
export function mountSvg(theme: CardTheme): string {
  const { left, top, width, height, radius } = PHOTO;
  return [
    shadowSvg(),
    box(left, top, width, height, radius, "#FFFFFF"),
    box(
      PHOTO_INNER.left,
      PHOTO_INNER.top,
      PHOTO_INNER.width,
      PHOTO_INNER.height,
      PHOTO_INNER.radius,
      theme.light.tile,
    ),
  ].join("");
}

function shadowSvg(): string {
  const { left, top, width, height, radius } = PHOTO;
  const layers = Array.from({ length: SHADOW_LAYERS }, (_, layer) => {
    const spread = 26 - layer * 2;
    return box(
      left - spread,
      top + 16 - spread,
      width + 2 * spread,
      height + 2 * spread,
      radius + spread,
      "#12100E",
    );
  });
  return `<g fill-opacity=".017">${layers.join("")}</g>`;
}

function box(left: number, top: number, width: number, height: number, radius: number, fill: string): string {
  return `<rect x="${left}" y="${top}" width="${width}" height="${height}" rx="${Math.max(radius, 0)}" fill="${fill}"/>`;
}

/** The product's mark in the colours of the cover, at the right end of the URL line. */
export function markSvg(theme: CardTheme): string {
  const scale = MARK / 34;
  // The mark's view box is 40 units wide with a margin of 3.
  return [
    `<g transform="translate(${COLUMN.right - MARK} ${COLUMN.bottom - MARK}) scale(${scale}) translate(-3 -3)">`,
    `<path d="M11 3h13.5L37 15.5V29a8 8 0 0 1-8 8H11a8 8 0 0 1-8-8V11a8 8 0 0 1 8-8Z" fill="${theme.on}"/>`,
    `<path d="M24.5 3 37 15.5h-9a3.5 3.5 0 0 1-3.5-3.5Z" fill="${theme.base}" fill-opacity=".45"/>`,
    '<path d="M15.3 32.3 8.3 16.3 9.5 18.4 7.6 16.5V16H14.7V16.5L12.1 18.4L12.1 16.3L17.9 29.7H17.1L21.1 16.3',
    `L21.3 18.4L18.7 16.5V16H24.7V16.5L22.9 18.4L24.1 16.3L17 32.3Z" fill="${theme.base}"/></g>`,
  ].join("");
}
