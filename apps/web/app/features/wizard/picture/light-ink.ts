import { newCanvas, toBlob } from "./canvas.ts";
import { fitInside, type Size } from "./picture-geometry.ts";

const SCAN_LIMIT: Size = { width: 128, height: 128 };
const VISIBLE_FROM = 64;
/** Relative luminance from which ink has less than 1.5 : 1 against white. */
const LIGHT_FROM = 0.65;
/** Of all visible pixels: a dark outline or a coloured sign beside a white word is enough to be seen. */
const LIGHT_SHARE = 0.85;
/** The product's ink. */
const DARK_GROUND = "#1b1916";
/** Of the logo's height, on each side. */
const GROUND_PADDING = 0.22;
const GROUND_RADIUS = 0.16;

/** Whether a logo would vanish on its white plate. */
export async function isLightInk(logo: string): Promise<boolean> {
  const image = await loadImage(logo);
  const size = fitInside({ width: image.naturalWidth, height: image.naturalHeight }, SCAN_LIMIT);
  const { context } = newCanvas(size);
  context.drawImage(image, 0, 0, size.width, size.height);
  return isLight(context.getImageData(0, 0, size.width, size.height).data);
}

/** RGBA, four bytes a pixel. */
export function isLight(pixels: Uint8ClampedArray): boolean {
  let [visible, light] = [0, 0];
  for (let at = 0; at < pixels.length; at += 4) {
    if ((pixels[at + 3] ?? 0) < VISIBLE_FROM) continue;
    visible += 1;
    if (luminance(pixels, at) >= LIGHT_FROM) light += 1;
  }
  return visible > 0 && light / visible >= LIGHT_SHARE;
}

/** The same logo on a dark ground with round corners, as a PNG. */
export async function onDarkGround(logo: string): Promise<Blob> {
  const image = await loadImage(logo);
  const { naturalWidth: width, naturalHeight: height } = image;
  const padding = Math.round(height * GROUND_PADDING);
  const { canvas, context } = newCanvas({ width: width + 2 * padding, height: height + 2 * padding });
  context.fillStyle = DARK_GROUND;
  context.beginPath();
  context.roundRect(0, 0, canvas.width, canvas.height, height * GROUND_RADIUS);
  context.fill();
  context.drawImage(image, padding, padding);
  return toBlob(canvas, "image/png");
}

function luminance(pixels: Uint8ClampedArray, at: number): number {
  const linear = (offset: number) => {
    const part = (pixels[at + offset] ?? 0) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * linear(0) + 0.7152 * linear(1) + 0.0722 * linear(2);
}

function loadImage(url: string): Promise<HTMLImageElement> {
  return new Promise((resolve, reject) => {
    const image = new Image();
    image.onload = () => resolve(image);
    image.onerror = () => reject(new Error("The logo does not decode"));
    image.src = url;
  });
}
