import type { Area, Size } from "./picture-geometry.ts";

const TRANSPARENT_BELOW = 16;
const WHITE_FROM = 245;

/**
 * Where in a logo there is something. Files often come with a wide margin, which would leave the logo tiny on its
 * plate. Margin is what cannot be seen on white: transparency, or white when the image is not transparent.
 */
export function findContent(pixels: Uint8ClampedArray, { width, height }: Size): Area {
  const channel = (pixel: number, offset: number) => pixels[pixel * 4 + offset] ?? 0;
  const isTransparent = (pixel: number) => channel(pixel, 3) < TRANSPARENT_BELOW;
  const isWhite = (pixel: number) =>
    Math.min(channel(pixel, 0), channel(pixel, 1), channel(pixel, 2)) >= WHITE_FROM;
  const corners = [0, width - 1, (height - 1) * width, height * width - 1];
  const isMargin = corners.some(isTransparent) ? isTransparent : isWhite;

  let [left, top, right, bottom] = [width, height, -1, -1];
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      if (isMargin(y * width + x)) continue;
      left = Math.min(left, x);
      right = Math.max(right, x);
      top = Math.min(top, y);
      bottom = y;
    }
  }
  if (right < 0) return { x: 0, y: 0, width, height };
  return { x: left, y: top, width: right - left + 1, height: bottom - top + 1 };
}
