import { randomBytes } from "node:crypto";
import sharp from "sharp";
import { dataUrl, deepPng, hugePng, plainImage } from "../../harness/images.ts";

const SVG = `<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>`;
const HTML = "<html><script>alert(1)</script></html>";
/** Random pixels do not compress, so that the file is just below one megabyte. */
const LARGE_SIDE = 588;

/** None of them is a valid image, whatever its declared type. */
export async function hostileImages(): Promise<string[]> {
  const png = await plainImage().png().toBuffer();
  const jpeg = await plainImage().jpeg().toBuffer();
  return [
    dataUrl("png", hugePng(12_000, 12_000)),
    dataUrl("png", hugePng(60_000, 400)),
    dataUrl("png", hugePng(400, 60_000)),
    dataUrl("png", deepPng()),
    dataUrl("svg+xml", SVG),
    dataUrl("png", SVG),
    dataUrl("gif", `GIF89a/*${SVG}*/=1;`),
    dataUrl("jpeg", Buffer.concat([jpeg.subarray(0, 3), Buffer.from(HTML)])),
    dataUrl("webp", `RIFF${SVG.slice(0, 4)}WEBP${HTML}`),
    dataUrl("jpeg", png),
    dataUrl("png", png.subarray(0, 50)),
  ];
}

/** The largest image that a card accepts. */
export async function largeImage(): Promise<string> {
  const raw = { width: LARGE_SIDE, height: LARGE_SIDE, channels: 3 } as const;
  const bytes = await sharp(randomBytes(LARGE_SIDE * LARGE_SIDE * 3), { raw })
    .png({ compressionLevel: 0 })
    .toBuffer();
  return dataUrl("png", bytes);
}
