/** Layout of the share image, in pixels. */
export const IMAGE = { width: 1200, height: 630 } as const;
/** The painted edge along the bottom. */
export const EDGE = 12;
export const MARGIN = 64;

export const PHOTO = { x: MARGIN, y: MARGIN, width: 392, height: 490, mount: 10, radius: 20 } as const;
export const PHOTO_INNER = {
  x: PHOTO.x + PHOTO.mount,
  y: PHOTO.y + PHOTO.mount,
  width: PHOTO.width - 2 * PHOTO.mount,
  height: PHOTO.height - 2 * PHOTO.mount,
  radius: PHOTO.radius - PHOTO.mount,
} as const;

/** The column of text beside the photo. */
export const COLUMN = {
  left: 516,
  right: IMAGE.width - MARGIN,
  top: MARGIN,
  bottom: PHOTO.y + PHOTO.height,
} as const;
export const COLUMN_WIDTH = COLUMN.right - COLUMN.left;

export const LOGO = { width: 232, height: 56, padding: 20, radius: 14 } as const;
export const MARK = 44;

/**
 * A PNG with a palette of 256 colours is a third of a true-colour one. Quantized together, the cover would take nearly
 * the whole palette and leave spots in faces, so photo and cover are quantized apart, each to its own share.
 */
export const COLOURS = { photo: 168, cover: 88, all: 256 } as const;
