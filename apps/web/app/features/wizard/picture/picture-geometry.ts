import { IMAGE_FRAMES } from "@visita/domain/card/image.rules";

export type Size = { width: number; height: number };
export type Area = Size & { x: number; y: number };

/** A photo is 4:5, counted in units of four by five pixels. */
const PHOTO_UNITS_MAX = IMAGE_FRAMES.photo.width / 4;
/** A longer wordmark, or a taller sign, gets a margin: it would be a hairline on the plate. */
const LOGO_RATIO = { min: 1 / 2, max: 8 };
/** A percentage of a whole number comes back a hair below it. */
const ROUNDING = 0.01;

/** Scaled to lie inside the limit; never enlarged. */
export function fitInside(size: Size, limit: Size): Size {
  const scale = Math.min(1, limit.width / size.width, limit.height / size.height);
  return {
    width: Math.max(1, Math.round(size.width * scale)),
    height: Math.max(1, Math.round(size.height * scale)),
  };
}

export function areaInPixels(percent: Area, { width, height }: Size): Area {
  return {
    x: (percent.x / 100) * width,
    y: (percent.y / 100) * height,
    width: (percent.width / 100) * width,
    height: (percent.height / 100) * height,
  };
}

/** As many pixels as the cut-out has, at most those that are stored, and 4:5 to the pixel. */
export function photoSize({ width, height }: Size): Size {
  const units = Math.floor(Math.min(width / 4, height / 5, PHOTO_UNITS_MAX) + ROUNDING);
  return { width: 4 * Math.max(1, units), height: 5 * Math.max(1, units) };
}

export function logoSize(cropPicture: Size): Size {
  return fitInside(cropPicture, IMAGE_FRAMES.logo);
}

/** The size a logo is laid into the middle of: its own, unless it is far too long or too tall. */
export function logoCanvas({ width, height }: Size): Size {
  return {
    width: Math.max(width, Math.round(height * LOGO_RATIO.min)),
    height: Math.max(height, Math.round(width / LOGO_RATIO.max)),
  };
}
