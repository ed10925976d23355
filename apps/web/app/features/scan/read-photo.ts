import type { FoundCode } from "./code-picture.ts";
import { loadCodeReader } from "./code-reader.ts";

/** Larger pictures are made smaller; a code in them is still some hundred pixels wide. */
const PHOTO_MAX_PX = 2_400;
/** Before it is opened. */
const PHOTO_MAX_BYTES = 40 * 1024 * 1024;

export type PhotoProblem = "noCode" | "photoUnreadable" | "readerMissing";

/** The code in a photo. The picture stays on the device. */
export async function readPhoto(file: Blob): Promise<FoundCode | { readonly problem: PhotoProblem }> {
  const canvas = await drawPhoto(file).catch(() => null);
  if (!canvas) return { problem: "photoUnreadable" };
  const read = await loadCodeReader().catch(() => null);
  if (!read) return { problem: "readerMissing" };
  return (await read(canvas).catch(() => null)) ?? { problem: "noCode" };
}

async function drawPhoto(file: Blob): Promise<HTMLCanvasElement> {
  if (file.size > PHOTO_MAX_BYTES) throw new RangeError("The photo is too large.");
  const picture = await createImageBitmap(file, { imageOrientation: "from-image" });
  try {
    const scale = Math.min(1, PHOTO_MAX_PX / Math.max(picture.width, picture.height));
    const canvas = document.createElement("canvas");
    canvas.width = Math.max(1, Math.round(picture.width * scale));
    canvas.height = Math.max(1, Math.round(picture.height * scale));
    const context = canvas.getContext("2d");
    if (!context) throw new Error("This browser draws no pictures.");
    // Behind a picture without a ground.
    context.fillStyle = "#fff";
    context.fillRect(0, 0, canvas.width, canvas.height);
    context.drawImage(picture, 0, 0, canvas.width, canvas.height);
    return canvas;
  } finally {
    picture.close();
  }
}
