import { themeOf } from "@visita/domain/card/themes";
import { coverShapes } from "../../lib/drawing/cover-pattern.ts";
import { boxPath, type Shape } from "../../lib/drawing/scene.ts";
import { sceneImage } from "../../lib/drawing/scene-svg.ts";
import { loadSharp } from "../../lib/load-libraries.ts";
import { photoOverlay, placeLogo } from "./share-image/images.ts";
import { COLOURS, COLUMN, EDGE, IMAGE } from "./share-image/layout.ts";
import { markShape, mountShapes } from "./share-image/mount.ts";
import { initialsShapes, type ShareImageCard, textShapes } from "./share-image/texts.ts";

const NAME_BELOW_LOGO = 40;
/** The image is wide, so tiles are drawn larger than on a screen. */
const COVER_STYLE = { strength: 1, tileScale: 2 } as const;

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
  const [portrait, plate] = [await photoOverlay(photo), await placeLogo(logo)];
  const top = plate ? plate.bottom + NAME_BELOW_LOGO : COLUMN.top;
  const { width, height } = IMAGE;
  const shapes: Shape[] = [
    { kind: "path", d: boxPath({ x: 0, y: 0, width, height }), fill: theme.edge },
    ...(await coverShapes(theme, { x: 0, y: 0, width, height: height - EDGE }, COVER_STYLE)),
    ...mountShapes(theme),
    markShape(theme),
    ...(plate?.shapes ?? []),
    ...(await textShapes(card, theme, top, publicUrl)),
    ...(portrait ? [] : await initialsShapes(card, theme)),
  ];
  const picture = await (await sceneImage(shapes, IMAGE))
    .removeAlpha()
    .png({ palette: true, colours: portrait ? COLOURS.cover : COLOURS.all, effort: 10 })
    .toBuffer();
  if (!portrait) return picture;
  const sharp = await loadSharp();
  // Both parts are quantized already, so no dithering.
  return sharp(picture)
    .composite([portrait])
    .removeAlpha()
    .png({ palette: true, dither: 0, effort: 10 })
    .toBuffer();
}
