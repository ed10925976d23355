import { IMAGE_FRAMES } from "@visita/domain/card/image.rules";

export type Size = { width: number; height: number };
export type Area = Size & { x: number; y: number };

/** Photos are 4:5, sized in units of 4 by 5 pixels. */
const PHOTO_UNITS_MAX = IMAGE_FRAMES.photo.width / 4;
/** Logos beyond these ratios get a margin, or they would be a hairline on the card. */
const LOGO_RATIO = { min: 1 / 2, max: 8 };
/** Compensates rounding in the percentages. */
const ROUNDING = 0.01;

/** Scales down to the limit, never up. */
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

/** At most the crop's own pixels and the stored size, exactly 4:5. */
export function photoSize({ width, height }: Size): Size {
  const units = Math.floor(Math.min(width / 4, height / 5, PHOTO_UNITS_MAX) + ROUNDING);
  return { width: 4 * Math.max(1, units), height: 5 * Math.max(1, units) };
}

export function logoSize(cropImage: Size): Size {
  return fitInside(cropImage, IMAGE_FRAMES.logo);
}

/** Canvas on which the logo is centred: its own size, unless its ratio is out of bounds. */
export function logoCanvas({ width, height }: Size): Size {
  return {
    width: Math.max(width, Math.round(height * LOGO_RATIO.min)),
    height: Math.max(height, Math.round(width / LOGO_RATIO.max)),
  };
}
