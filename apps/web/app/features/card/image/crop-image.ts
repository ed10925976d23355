import { newCanvas, toBlob } from "./canvas.ts";
import { type Area, areaInPixels, logoSize, photoSize, type Size } from "./image-geometry.ts";
import type { ImageKind } from "./image-kind.ts";
import type { SourceImage } from "./source-image.ts";

/** Base64 adds a third, so the data URL stays under 1 MB. */
const RESULT_MAX_BYTES = 780_000;
const SCALE_STEP = 0.75;
const MIN_SCALE = 0.1;

/** Tried in order until one is small enough. PNG is lossless; WebP at least keeps a logo's transparency. */
const ENCODINGS: Record<ImageKind, readonly (readonly [type: string, quality?: number])[]> = {
  photo: [
    ["image/jpeg", 0.9],
    ["image/jpeg", 0.8],
    ["image/jpeg", 0.65],
  ],
  logo: [["image/png"], ["image/webp", 0.92], ["image/webp", 0.8]],
};

/** The selected area, given in percent, as a data URL under 1 MB. */
export async function cropImage(image: SourceImage, kind: ImageKind, percent: Area): Promise<string> {
  const area = areaInPixels(percent, image);
  const size = kind === "photo" ? photoSize(area) : logoSize(area);
  for (let scale = 1; scale > MIN_SCALE; scale *= SCALE_STEP) {
    const canvas = draw(image, kind, area, scaled(kind, size, scale));
    for (const [type, quality] of ENCODINGS[kind]) {
      const blob = await toBlob(canvas, type, quality);
      if (blob.size <= RESULT_MAX_BYTES) return toDataUrl(blob);
    }
  }
  throw new Error("The image cannot be made small enough");
}

function scaled(kind: ImageKind, { width, height }: Size, scale: number): Size {
  const wanted = { width: Math.max(1, width * scale), height: Math.max(1, height * scale) };
  return kind === "photo" ? photoSize(wanted) : logoSize(wanted);
}

function draw(image: SourceImage, kind: ImageKind, area: Area, { width, height }: Size): HTMLCanvasElement {
  const { canvas, context } = newCanvas({ width, height });
  if (kind === "photo") {
    // JPEG has no transparency: without a white background a cut-out portrait would be on black.
    context.fillStyle = "#ffffff";
    context.fillRect(0, 0, width, height);
  }
  context.drawImage(image.source, area.x, area.y, area.width, area.height, 0, 0, width, height);
  return canvas;
}

function toDataUrl(blob: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(blob);
  });
}
