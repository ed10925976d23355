import { QR_SIZES } from "@visita/domain/kit/kit.constants";
import type { Sharp } from "sharp";
import { withWidth } from "../../../lib/drawing/scene-svg.ts";
import { loadSharp } from "../../../lib/load-sharp.ts";

/** Pixels without a format. */
export type Raster = {
  readonly data: Buffer;
  readonly raw: { readonly width: number; readonly height: number; readonly channels: 1 | 2 | 3 | 4 };
};

const LARGEST_PX = Math.max(...QR_SIZES.map(Number));

/** At the largest size on offer. An engraved frame takes most of a second to draw, so smaller pictures are made of it. */
export async function rasterized(svg: string): Promise<Raster> {
  const sharp = await loadSharp();
  const { data, info } = await sharp(Buffer.from(withWidth(svg, LARGEST_PX)))
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  return { data, raw: { width, height, channels } };
}

export async function reduced({ data, raw }: Raster, width: number): Promise<Sharp> {
  const sharp = await loadSharp();
  const picture = sharp(data, { raw });
  return width === raw.width ? picture : picture.resize({ width });
}
