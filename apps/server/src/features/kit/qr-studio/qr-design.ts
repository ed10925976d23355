import type { PublicCard } from "@visita/domain/card/public-card";
import { type CardTheme, themeOf } from "@visita/domain/card/themes";
import { codeColor } from "@visita/domain/kit/code-color";
import { contactCode } from "@visita/domain/kit/contact-code";
import type { QrQuery } from "@visita/domain/kit/kit.contract";
import { qrUrl, shownUrl } from "@visita/domain/kit/kit-address";
import { loadSharp } from "../../../lib/load-libraries.ts";
import { type Correction, createCode, type QrCode } from "./qr-code.ts";

/** A code before it is drawn. */
export type QrDesign = {
  /** What it has to be read back as. */
  readonly content: string;
  readonly code: QrCode;
  readonly correction: Correction;
  readonly color: string;
  readonly theme: CardTheme;
  readonly center: CenterPicture | null;
  readonly frame: QrQuery["frame"];
  readonly caption: string;
  /** Shown in a frame. */
  readonly address: string;
};

export type CenterPicture = { readonly png: Buffer; readonly aspect: number };

type Pictures = { readonly photo: Uint8Array | null; readonly logo: Uint8Array | null };

const CENTER_MAX_PX = 600;
const MAX_PIXELS = 4_000_000;

export async function designQr(
  card: PublicCard,
  query: QrQuery,
  publicUrl: string,
  pictures: Pictures,
): Promise<QrDesign> {
  const url = qrUrl(publicUrl, card.username);
  const content = query.content === "contact" ? contactCode(card, url) : url;
  const center = await centerPicture(query.center, pictures);
  // What a picture covers has to be restored from the rest.
  const correction = center ? "H" : "M";
  const theme = themeOf(card.color);
  return {
    content,
    code: await createCode(content, correction),
    correction,
    color: codeColor(theme, query.color),
    theme,
    center,
    frame: query.frame,
    caption: query.caption,
    address: shownUrl(publicUrl, card.username),
  };
}

/** A photo is cropped to a square. Null when there is none, or it cannot be decoded. */
async function centerPicture(
  center: QrQuery["center"],
  { photo, logo }: Pictures,
): Promise<CenterPicture | null> {
  const bytes = { none: null, photo, logo }[center];
  if (!bytes) return null;
  const sharp = await loadSharp();
  try {
    const picture = sharp(bytes, { limitInputPixels: MAX_PIXELS });
    const sized =
      center === "photo"
        ? picture.resize(CENTER_MAX_PX / 2, CENTER_MAX_PX / 2, { fit: "cover", position: "top" })
        : picture.resize(CENTER_MAX_PX, CENTER_MAX_PX, { fit: "inside", withoutEnlargement: true });
    const { data, info } = await sized
      .flatten({ background: "#ffffff" })
      .png({ palette: true, colours: 128 })
      .toBuffer({ resolveWithObject: true });
    return { png: data, aspect: info.width / info.height };
  } catch {
    return null;
  }
}
