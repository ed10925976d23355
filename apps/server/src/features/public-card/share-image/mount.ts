import type { CardTheme } from "@visita/domain/card/themes";
import { boxPath, type PathShape, type Shape } from "../../../lib/drawing/scene.ts";
import { COLUMN, MARK, PHOTO, PHOTO_INNER } from "./layout.ts";

/** A blur filter would take longer than the rest of the drawing; this many faint layers look the same. */
const SHADOW_LAYERS = 18;
const SHADOW = { fill: "#12100e", opacity: 0.017, below: 16, widest: 26 } as const;

/** The white mount with its shadow, and the background of initials. */
export function mountShapes(theme: CardTheme): Shape[] {
  const shadow = Array.from({ length: SHADOW_LAYERS }, (_, layer): PathShape => {
    const spread = SHADOW.widest - layer * 2;
    const box = {
      x: PHOTO.x - spread,
      y: PHOTO.y + SHADOW.below - spread,
      width: PHOTO.width + 2 * spread,
      height: PHOTO.height + 2 * spread,
    };
    const d = boxPath(box, Math.max(PHOTO.radius + spread, 0));
    return { kind: "path", d, fill: SHADOW.fill, opacity: SHADOW.opacity };
  });
  return [
    ...shadow,
    { kind: "path", d: boxPath(PHOTO, PHOTO.radius), fill: "#ffffff" },
    { kind: "path", d: boxPath(PHOTO_INNER, PHOTO_INNER.radius), fill: theme.light.tile },
  ];
}

const MARK_OUTLINE = "M11 3h13.5L37 15.5V29a8 8 0 0 1-8 8H11a8 8 0 0 1-8-8V11a8 8 0 0 1 8-8Z";
const MARK_FOLD = "M24.5 3 37 15.5h-9a3.5 3.5 0 0 1-3.5-3.5Z";
const MARK_LETTER =
  "M15.3 32.3 8.3 16.3 9.5 18.4 7.6 16.5V16H14.7V16.5L12.1 18.4L12.1 16.3L17.9 29.7H17.1L21.1 16.3" +
  "L21.3 18.4L18.7 16.5V16H24.7V16.5L22.9 18.4L24.1 16.3L17 32.3Z";

/** The product's mark in the colours of the cover, at the right end of the URL line. */
export function markShape(theme: CardTheme): Shape {
  // The mark's view box is 40 units wide with a margin of 3.
  const scale = MARK / 34;
  const origin = [COLUMN.right - MARK - 3 * scale, COLUMN.bottom - MARK - 3 * scale] as const;
  return {
    kind: "group",
    matrix: [scale, 0, 0, scale, ...origin],
    shapes: [
      { kind: "path", d: MARK_OUTLINE, fill: theme.on },
      { kind: "path", d: MARK_FOLD, fill: theme.base, opacity: 0.45 },
      { kind: "path", d: MARK_LETTER, fill: theme.base },
    ],
  };
}
