import type { Size } from "./picture-geometry.ts";

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

/** A browser that cannot write the type writes PNG instead. */
export function toBlob(canvas: HTMLCanvasElement, type: string, quality?: number): Promise<Blob> {
  return new Promise((resolve, reject) => {
    const done = (blob: Blob | null) =>
      blob ? resolve(blob) : reject(new Error("The canvas gave no image"));
    canvas.toBlob(done, type, quality);
  });
}

export function toDataUrl(blob: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(blob);
  });
}
