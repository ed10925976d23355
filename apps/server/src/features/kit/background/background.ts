import type { PublicCard } from "@visita/domain/card/public-card";
import { type CardTheme, themeOf } from "@visita/domain/card/themes";
import { type BackgroundKey, BACKGROUNDS } from "@visita/domain/kit/kit.constants";
import { sourceUrl } from "@visita/domain/kit/kit-address";
import { coverShapes } from "../../../lib/drawing/cover-pattern.ts";
import { plateShapes, rosetteShapes } from "../../../lib/drawing/engraving.ts";
import type { Shape } from "../../../lib/drawing/scene.ts";
import { sceneSvg } from "../../../lib/drawing/scene-svg.ts";
import { loadTypefaces } from "../../../lib/drawing/typefaces.ts";
import { loadSharp } from "../../../lib/load-sharp.ts";
import { codeShape } from "../print/card-back.ts";
import { createModules } from "../qr-studio/qr-modules.ts";
import { CALL, INK, LOCK, QUIET_ZONE } from "./background-layout.ts";
import { backgroundText } from "./background-text.ts";

/** Lines are white; on a light cover they need more strength. */
const LIGHT_ROSETTE = 2;

/** A picture for calls or for the lock screen of a phone, in the colour and the pattern of the card. */
export async function drawBackground(
  card: PublicCard,
  key: BackgroundKey,
  publicUrl: string,
  isMirrored: boolean,
): Promise<Buffer> {
  const target = BACKGROUNDS[key];
  const layout = target.kind === "call" ? CALL : LOCK;
  const theme = themeOf(card.color);
  const typefaces = await loadTypefaces();
  // The smaller lock screen is scaled, and a little is cut off above and below.
  const scale = target.width / layout.width;
  const cut = Math.max(0, (layout.height * scale - target.height) / 2);
  const hasCode = card.qrCode !== null;
  const shapes = await pictureShapes(card, theme, layout, publicUrl);
  const svg = sceneSvg(shapes, typefaces, {
    width: target.width,
    height: Math.round(layout.height * scale),
    viewBox: `0 0 ${layout.width} ${layout.height}`,
  });
  const layers = await backgroundText(card, typefaces, publicUrl, {
    ...layout.text,
    top: hasCode ? layout.nameTop : layout.nameTopWithoutCode,
    leftOf: (width) => ("left" in layout.text ? layout.text.left * scale : (target.width - width) / 2),
    color: theme.on,
    scale,
  });
  const outlines = layers.map((layer) => ("svg" in layer ? layer.svg : "")).join("");
  const overlays = layers.flatMap((layer) => ("overlay" in layer ? [layer.overlay] : []));
  const sharp = await loadSharp();
  const size = { width: target.width, height: Math.round(layout.height * scale) };
  const words = `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}">${outlines}</svg>`;
  const picture = await sharp(Buffer.from(svg), { limitInputPixels: false })
    .composite([{ input: Buffer.from(words), left: 0, top: 0 }, ...overlays])
    .removeAlpha()
    .png({ compressionLevel: 1 })
    .toBuffer();
  const cropped = sharp(picture).extract({
    left: 0,
    top: Math.round(cut),
    width: target.width,
    height: target.height,
  });
  return (isMirrored ? cropped.flop() : cropped).png({ compressionLevel: 6 }).toBuffer();
}

async function pictureShapes(
  card: PublicCard,
  theme: CardTheme,
  layout: typeof CALL | typeof LOCK,
  publicUrl: string,
): Promise<Shape[]> {
  const { width, height, lineStrength, tileScale, rosette, plate } = layout;
  const isLight = theme.on.toUpperCase() !== "#FFFFFF";
  const shapes = await coverShapes(theme, { x: 0, y: 0, width, height }, { strength: lineStrength, tileScale });
  shapes.push(
    ...rosetteShapes(rosette.x, rosette.y, rosette.radius, {
      color: "#ffffff",
      strokeWidth: rosette.strokeWidth,
      opacity: isLight ? rosette.opacity * LIGHT_ROSETTE : rosette.opacity,
    }),
  );
  if (card.qrCode === null) return shapes;
  const modules = await createModules(sourceUrl(publicUrl, card.username, "b"), "L");
  const { x, y, side } = plate;
  return [...shapes, ...plateShapes(plate), codeShape(modules, { x, y, side, quietZone: QUIET_ZONE, color: INK })];
}
