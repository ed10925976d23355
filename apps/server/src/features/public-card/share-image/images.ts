import type { OverlayOptions } from "sharp";
import { boxPath, type Shape } from "../../../lib/drawing/scene.ts";
import { loadSharp } from "../../../lib/load-libraries.ts";
import { COLOURS, COLUMN, LOGO, PHOTO_INNER } from "./layout.ts";

/** Above the pixels of every stored image. */
const MAX_PIXELS = 4_000_000;

/** The portrait, cropped to its frame with rounded corners. Null when it cannot be decoded. */
export async function photoOverlay(photo: Uint8Array | null): Promise<OverlayOptions | null> {
  if (!photo) return null;
  const sharp = await loadSharp();
  const { x: left, y: top, width, height, radius } = PHOTO_INNER;
  const corners = `<svg width="${width}" height="${height}"><rect width="100%" height="100%" rx="${radius}"/></svg>`;
  try {
    const reduced = await sharp(photo, { limitInputPixels: MAX_PIXELS })
      .resize(width, height, { fit: "cover" })
      .flatten({ background: "#FFFFFF" })
      .png({ palette: true, colours: COLOURS.photo, effort: 10 })
      .toBuffer();
    const input = await sharp(reduced)
      .ensureAlpha()
      .composite([{ input: Buffer.from(corners), blend: "dest-in" }])
      .png({ compressionLevel: 1 })
      .toBuffer();
    return { input, left, top };
  } catch {
    // A broken image is treated as a missing one: the card can be shared all the same.
    return null;
  }
}

type PlacedLogo = { readonly shapes: readonly Shape[]; readonly bottom: number };

/** The logo on its white plate, at the right end of the column. Null when there is none or it cannot be decoded. */
export async function placeLogo(logo: Uint8Array | null): Promise<PlacedLogo | null> {
  if (!logo) return null;
  const sharp = await loadSharp();
  try {
    const { data: png, info } = await sharp(logo, { limitInputPixels: MAX_PIXELS })
      .resize(LOGO.width, LOGO.height, { fit: "inside" })
      .png({ compressionLevel: 1 })
      .toBuffer({ resolveWithObject: true });
    const width = info.width + 2 * LOGO.padding;
    const height = LOGO.height + 2 * LOGO.padding;
    const plate = { x: COLUMN.right - width, y: COLUMN.top, width, height };
    const y = COLUMN.top + Math.round((height - info.height) / 2);
    return {
      shapes: [
        { kind: "path", d: boxPath(plate, LOGO.radius), fill: "#ffffff" },
        { kind: "image", png, x: plate.x + LOGO.padding, y, width: info.width, height: info.height },
      ],
      bottom: COLUMN.top + height,
    };
  } catch {
    return null;
  }
}
