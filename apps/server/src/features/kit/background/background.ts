import type { PublicCard } from "@visita/domain/card/public-card";
import { type CardTheme, themeOf } from "@visita/domain/card/themes";
import { BACKGROUNDS, type BackgroundKey } from "@visita/domain/kit/kit.constants";
import { sourceUrl } from "@visita/domain/kit/kit-address";
import { coverShapes } from "../../../lib/drawing/cover-pattern.ts";
import { plateShapes, rosetteShapes } from "../../../lib/drawing/engraving.ts";
import type { Shape } from "../../../lib/drawing/scene.ts";
import { sceneImage } from "../../../lib/drawing/scene-svg.ts";
import { codeShape, createCode } from "../qr-studio/qr-code.ts";
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
  // The smaller lock screen is longer in proportion: its cover goes on below.
  const scale = target.width / layout.width;
  const height = target.height / scale;
  const hasCode = card.qrCode !== null;
  const words = await backgroundText(card, publicUrl, {
    ...layout.text,
    top: hasCode ? layout.nameTop : layout.nameTopWithoutCode,
    leftOf: (width) => ("left" in layout.text ? layout.text.left * scale : (target.width - width) / 2),
    isCentred: !("left" in layout.text),
    color: theme.on,
    scale,
  });
  // Words are set in pixels, the rest in units of the layout.
  const shapes: Shape[] = [
    {
      kind: "group",
      matrix: [scale, 0, 0, scale, 0, 0],
      shapes: await pictureShapes(card, theme, layout, height, publicUrl),
    },
    ...words,
  ];
  const picture = (await sceneImage(shapes, target)).removeAlpha();
  return (isMirrored ? picture.flop() : picture).png({ compressionLevel: 6 }).toBuffer();
}

async function pictureShapes(
  card: PublicCard,
  theme: CardTheme,
  layout: typeof CALL | typeof LOCK,
  height: number,
  publicUrl: string,
): Promise<Shape[]> {
  const { width, lineStrength, tileScale, rosette, plate } = layout;
  const isLight = theme.on.toUpperCase() !== "#FFFFFF";
  const shapes = await coverShapes(
    theme,
    { x: 0, y: 0, width, height },
    { strength: lineStrength, tileScale },
  );
  shapes.push(
    ...rosetteShapes(rosette.x, rosette.y, rosette.radius, {
      color: "#ffffff",
      strokeWidth: rosette.strokeWidth,
      opacity: isLight ? rosette.opacity * LIGHT_ROSETTE : rosette.opacity,
    }),
  );
  if (card.qrCode === null) return shapes;
  const code = await createCode(sourceUrl(publicUrl, card.username, "b"), "L");
  const { x, y, side } = plate;
  return [
    ...shapes,
    ...plateShapes(plate),
    codeShape(code, { x, y, side, quietZone: QUIET_ZONE, color: INK }),
  ];
}
