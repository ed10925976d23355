import { initials } from "@visita/domain/card/initials";
import type { PublicCard } from "@visita/domain/card/public-card";
import { type CardTheme, themeOf } from "@visita/domain/card/themes";
import { boxPath, type Shape } from "../../../lib/drawing/scene.ts";
import { sceneImage } from "../../../lib/drawing/scene-svg.ts";
import { pictureText } from "../../../lib/drawing/set-text.ts";
import { loadSharp } from "../../../lib/load-libraries.ts";

const MAX_PIXELS = 4_000_000;
const SCALES = [1, 2, 3] as const;
const ICON = 29;
const THUMBNAIL = { width: 72, height: 90, mount: 3 } as const;
const LOGO = { height: 36, maxWidth: 150, padding: 6 } as const;

export type PassPictures = {
  readonly card: Pick<PublicCard, "fullname" | "username" | "color">;
  readonly photo: Uint8Array | null;
  readonly logo: Uint8Array | null;
};

/** The pictures of a pass by their file names; a picture that cannot be decoded is left out. */
export async function passImages({ card, photo, logo }: PassPictures): Promise<Record<string, Buffer>> {
  const theme = themeOf(card.color);
  const images: Record<string, Buffer> = {};
  for (const scale of SCALES) {
    const suffix = scale === 1 ? "" : `@${scale}x`;
    images[`icon${suffix}.png`] = await icon(card, theme, ICON * scale);
    const thumbnail = photo && (await orNull(() => mounted(photo, scale)));
    if (thumbnail) images[`thumbnail${suffix}.png`] = thumbnail;
    const plate = logo && (await orNull(() => onPlate(logo, scale)));
    if (plate) images[`logo${suffix}.png`] = plate;
  }
  return images;
}

/** Every pass needs one: the initials on the card's colour. */
async function icon(card: PassPictures["card"], theme: CardTheme, side: number): Promise<Buffer> {
  const style = {
    color: theme.on,
    width: side * 0.8,
    height: side,
    sizes: [side * 0.5, side * 0.42, side * 0.34],
    linesAt: () => 1,
    lineHeight: 1,
  };
  const letters = (name: string) => pictureText(initials(name), "display", style);
  const block = (await letters(card.fullname)) ?? (await letters(card.username));
  const shapes: Shape[] = [
    { kind: "path", d: boxPath({ x: 0, y: 0, width: side, height: side }), fill: theme.base },
    ...(block?.placedAt((side - block.width) / 2, (side - block.height) / 2) ?? []),
  ];
  return (await sceneImage(shapes, { width: side, height: side })).png().toBuffer();
}

/** The photo in its white mount, 4 to 5. */
async function mounted(photo: Uint8Array, scale: number): Promise<Buffer> {
  const sharp = await loadSharp();
  const { width, height, mount } = THUMBNAIL;
  const border = mount * scale;
  return sharp(photo, { limitInputPixels: MAX_PIXELS })
    .resize(width * scale - 2 * border, height * scale - 2 * border, { fit: "cover" })
    .flatten({ background: "#ffffff" })
    .extend({ top: border, bottom: border, left: border, right: border, background: "#ffffff" })
    .png()
    .toBuffer();
}

async function onPlate(logo: Uint8Array, scale: number): Promise<Buffer> {
  const sharp = await loadSharp();
  const padding = LOGO.padding * scale;
  return sharp(logo, { limitInputPixels: MAX_PIXELS })
    .resize(LOGO.maxWidth * scale - 2 * padding, LOGO.height * scale - 2 * padding, { fit: "inside" })
    .flatten({ background: "#ffffff" })
    .extend({ top: padding, bottom: padding, left: padding, right: padding, background: "#ffffff" })
    .png()
    .toBuffer();
}

async function orNull<T>(work: () => Promise<T>): Promise<T | null> {
  try {
    return await work();
  } catch {
    return null;
  }
}
