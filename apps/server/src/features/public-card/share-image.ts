import { themeOf } from "@visita/domain/card/themes";
import { loadTypefaces } from "../../lib/drawing/typefaces.ts";
import { loadSharp } from "../../lib/load-sharp.ts";
import { coverSvg } from "./share-image/cover.ts";
import { photoOverlay, placeLogo } from "./share-image/images.ts";
import { COLOURS, COLUMN, IMAGE } from "./share-image/layout.ts";
import { markSvg, mountSvg } from "./share-image/photo-mount.ts";
import { initialsLayer, type ShareImageCard, textLayers } from "./share-image/text-layers.ts";

const NAME_BELOW_LOGO = 40;

export type ShareImageJob = {
  readonly card: ShareImageCard;
  readonly photo: Uint8Array | null;
  readonly logo: Uint8Array | null;
  readonly publicUrl: string;
};

/**
 * The Open Graph image of a card: cover, photo, name, role and URL, as a PNG of 1200 by 630 pixels. Takes half a second,
 * so cache the result. The same card gives the same bytes.
 */
export async function drawShareImage({ card, photo, logo, publicUrl }: ShareImageJob): Promise<Buffer> {
  const theme = themeOf(card.color);
  const typefaces = await loadTypefaces();
  const [portrait, plate] = [await photoOverlay(photo), await placeLogo(logo)];
  const top = plate ? plate.bottom + NAME_BELOW_LOGO : COLUMN.top;
  const words = await textLayers(card, theme, typefaces, top, publicUrl);
  const layers = portrait ? words : [...words, ...(await initialsLayer(card, theme, typefaces))];

  const svg = [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${IMAGE.width}" height="${IMAGE.height}">`,
    await coverSvg(theme),
    mountSvg(theme),
    plate?.plateSvg ?? "",
    markSvg(theme),
    ...layers.map((layer) => ("svg" in layer ? layer.svg : "")),
    "</svg>",
  ].join("");
  const overlays = layers.flatMap((layer) => ("overlay" in layer ? [layer.overlay] : []));

  const sharp = await loadSharp();
  const picture = await sharp(Buffer.from(svg))
    .composite([...(plate ? [plate.overlay] : []), ...overlays])
    .removeAlpha()
    .png({ palette: true, colours: portrait ? COLOURS.cover : COLOURS.all, effort: 10 })
    .toBuffer();
  if (!portrait) return picture;
  // Both parts are quantized already, so no dithering.
  return sharp(picture)
    .composite([portrait])
    .removeAlpha()
    .png({ palette: true, dither: 0, effort: 10 })
    .toBuffer();
}
