import type { Size } from "./image-geometry.ts";

type Canvas = { canvas: HTMLCanvasElement; context: CanvasRenderingContext2D };

export function newCanvas({ width, height }: Size): Canvas {
  const canvas = document.createElement("canvas");
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext("2d");
  if (!context) throw new Error("The browser gave no canvas");
  context.imageSmoothingQuality = "high";
  return { canvas, context };
}

/** Browsers that cannot encode the type fall back to PNG. */
export function toBlob(canvas: HTMLCanvasElement, type: string, quality?: number): Promise<Blob> {
  return new Promise((resolve, reject) => {
    const done = (blob: Blob | null) =>
      blob ? resolve(blob) : reject(new Error("The canvas gave no image"));
    canvas.toBlob(done, type, quality);
  });
}
