import jsqr from "jsqr";
import sharp from "sharp";

/** What a camera would read in a picture of a QR code. */
export async function readQr(picture: Buffer): Promise<string | undefined> {
  const { data, info } = await dotsOf(picture);
  return jsqr.default(new Uint8ClampedArray(data), info.width, info.height)?.data;
}

/** Four bytes a dot: red, green, blue, opacity. */
export function dotsOf(picture: Buffer) {
  return sharp(picture).toColourspace("srgb").ensureAlpha().raw().toBuffer({ resolveWithObject: true });
}
