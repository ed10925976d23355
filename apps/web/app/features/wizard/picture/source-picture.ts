import { CARD_MESSAGES as TEXT } from "@visita/domain/card/card.messages";
import { newCanvas, toBlob } from "./canvas.ts";
import { type Area, fitInside, logoCanvas, type Size } from "./picture-geometry.ts";
import type { PictureKind } from "./picture-kind.ts";
import { sizedSvg } from "./svg-picture.ts";
import { findContent } from "./trim-margins.ts";

/** Room to zoom in on a face and still fill 1024 by 1280; 40 MB in memory at most. */
const SOURCE_MAX_SIZE: Size = { width: 3200, height: 3200 };
/** What is shown while cropping; the result is cut from the source. */
const PREVIEW_MAX_SIZE: Size = { width: 1280, height: 1280 };
const SCAN_LIMIT: Size = { width: 512, height: 512 };
/** The largest phone cameras have 200 megapixels. More is a bomb: a small file that fills the memory. */
const MAX_PIXELS = 220_000_000;

export type SourcePicture = Size & {
  source: HTMLCanvasElement | ImageBitmap;
  /** A still copy to be shown; free it with `disposeSourcePicture`. */
  url: string;
};

export class NotAPictureError extends Error {}
export class PictureTooLargeError extends Error {}

/**
 * Decodes a file off the main thread, upright and scaled to what is needed. Throws `NotAPictureError`, and
 * `PictureTooLargeError` for what no phone's memory could hold.
 */
export async function readSourcePicture(file: Blob, kind: PictureKind): Promise<SourcePicture> {
  const bitmap = isSvg(file.type) ? await decodeSvg(file) : await decode(file);
  const source = kind === "logo" ? withoutMargin(bitmap) : bitmap;
  const { width, height } = source;
  const shown = newCanvas(fitInside(source, PREVIEW_MAX_SIZE));
  shown.context.drawImage(source, 0, 0, shown.canvas.width, shown.canvas.height);
  const copy = await toBlob(shown.canvas, "image/webp", 0.85);
  return { source, width, height, url: URL.createObjectURL(copy) };
}

export function disposeSourcePicture({ source, url }: SourcePicture) {
  URL.revokeObjectURL(url);
  if (source instanceof ImageBitmap) source.close();
}

async function decode(file: Blob): Promise<ImageBitmap> {
  const natural = await naturalSize(file);
  if (natural.width * natural.height > MAX_PIXELS) throw new PictureTooLargeError("Too many pixels");
  const { width, height } = fitInside(natural, SOURCE_MAX_SIZE);
  try {
    // Upright as the camera noted is the default; naming it would fail in browsers that lack the name.
    return await createImageBitmap(file, { resizeWidth: width, resizeHeight: height, resizeQuality: "high" });
  } catch (cause) {
    throw new NotAPictureError("Does not decode", { cause });
  }
}

/** Drawn here, and sent on as pixels: a drawing is a document, which no card should carry. */
async function decodeSvg(file: Blob): Promise<ImageBitmap> {
  const drawing = await sizedSvg(file);
  if (!drawing) throw new NotAPictureError("Not a drawing");
  return withPicture(drawing, (image) => {
    const { canvas, context } = newCanvas({ width: image.naturalWidth, height: image.naturalHeight });
    context.drawImage(image, 0, 0);
    return createImageBitmap(canvas);
  });
}

/** Reads the head of the file only. */
async function naturalSize(file: Blob): Promise<Size> {
  return withPicture(file, async ({ naturalWidth, naturalHeight }) => ({
    width: naturalWidth,
    height: naturalHeight,
  }));
}

async function withPicture<Result>(
  file: Blob,
  use: (image: HTMLImageElement) => Promise<Result>,
): Promise<Result> {
  const url = URL.createObjectURL(file);
  try {
    const image = new Image();
    await new Promise<void>((resolve, reject) => {
      image.onload = () => resolve();
      image.onerror = () => reject(new NotAPictureError("Has no head of an image"));
      image.src = url;
    });
    return await use(image);
  } finally {
    URL.revokeObjectURL(url);
  }
}

function withoutMargin(bitmap: ImageBitmap): HTMLCanvasElement {
  const content = contentArea(bitmap);
  const { canvas, context } = newCanvas(logoCanvas(content));
  const [left, top] = [
    Math.round((canvas.width - content.width) / 2),
    Math.round((canvas.height - content.height) / 2),
  ];
  context.drawImage(
    bitmap,
    content.x,
    content.y,
    content.width,
    content.height,
    left,
    top,
    content.width,
    content.height,
  );
  bitmap.close();
  return canvas;
}

/** Searched in a small copy, so one of its pixels is left around the content. */
function contentArea(bitmap: ImageBitmap): Area {
  const small = fitInside(bitmap, SCAN_LIMIT);
  const { context } = newCanvas(small);
  context.drawImage(bitmap, 0, 0, small.width, small.height);
  const content = findContent(context.getImageData(0, 0, small.width, small.height).data, small);
  const scale = bitmap.width / small.width;
  const margin = scale > 1 ? Math.ceil(scale) : 0;
  const left = Math.max(0, Math.floor(content.x * scale) - margin);
  const top = Math.max(0, Math.floor(content.y * scale) - margin);
  const right = Math.min(bitmap.width, Math.ceil((content.x + content.width) * scale) + margin);
  const bottom = Math.min(bitmap.height, Math.ceil((content.y + content.height) * scale) + margin);
  return { x: left, y: top, width: right - left, height: bottom - top };
}

/**
 * What can be said of a file before it is decoded. An unnamed type may still be an image, and so may one that only
 * some browsers read: whatever decodes is stored as JPEG or PNG in the end. Its size does not matter: it is cut and
 * scaled before it is sent.
 */
export function fileProblem({ type }: Pick<File, "type">, kind: PictureKind): string | null {
  if (isSvg(type)) return kind === "logo" ? null : TEXT.notAnImage;
  return type === "" || type.startsWith("image/") ? null : TEXT.notAnImage;
}

export function isSvg(type: string): boolean {
  return type.startsWith("image/svg");
}
