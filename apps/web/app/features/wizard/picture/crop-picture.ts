import { newCanvas, toBlob, toDataUrl } from "./canvas.ts";
import { type Area, areaInPixels, logoSize, photoSize, type Size } from "./picture-geometry.ts";
import type { PictureKind } from "./picture-kind.ts";
import { PictureTooLargeError, type SourcePicture } from "./source-picture.ts";

/** Base64 takes four signs for three bytes, so the data URL stays under one megabyte as well. */
const RESULT_MAX_BYTES = 780_000;
const SCALE_STEP = 0.75;
const MIN_SCALE = 0.1;

/** In this order, until one is small enough. PNG keeps a logo's edges and transparency; WebP at least the latter. */
const ENCODINGS: Record<PictureKind, readonly (readonly [type: string, quality?: number])[]> = {
  photo: [
    ["image/jpeg", 0.9],
    ["image/jpeg", 0.8],
    ["image/jpeg", 0.65],
  ],
  logo: [["image/png"], ["image/webp", 0.92], ["image/webp", 0.8]],
};

/** The chosen part of an image, given in percent, as a data URL under one megabyte. Throws `PictureTooLargeError`. */
export async function cropPicture(image: SourcePicture, kind: PictureKind, percent: Area): Promise<string> {
  const area = areaInPixels(percent, image);
  const size = kind === "photo" ? photoSize(area) : logoSize(area);
  for (let scale = 1; scale > MIN_SCALE; scale *= SCALE_STEP) {
    const canvas = draw(image, kind, area, scaled(kind, size, scale));
    for (const [type, quality] of ENCODINGS[kind]) {
      const blob = await toBlob(canvas, type, quality);
      if (blob.size <= RESULT_MAX_BYTES) return toDataUrl(blob);
    }
  }
  throw new PictureTooLargeError("Cannot be made small enough");
}

function scaled(kind: PictureKind, { width, height }: Size, scale: number): Size {
  const wanted = { width: Math.max(1, width * scale), height: Math.max(1, height * scale) };
  return kind === "photo" ? photoSize(wanted) : logoSize(wanted);
}

function draw(
  image: SourcePicture,
  kind: PictureKind,
  area: Area,
  { width, height }: Size,
): HTMLCanvasElement {
  const { canvas, context } = newCanvas({ width, height });
  if (kind === "photo") {
    // JPEG has no transparency; without a ground a cut-out portrait would stand before black.
    context.fillStyle = "#ffffff";
    context.fillRect(0, 0, width, height);
  }
  context.drawImage(image.source, area.x, area.y, area.width, area.height, 0, 0, width, height);
  return canvas;
}
