import { VisibleCard } from "@visita/domain/card/card.contract";
import { imageHash } from "@visita/domain/card/image.rules";
import { type CardReader, isBySecretLink, type PublicCard } from "@visita/domain/card/public-card";
import { CONTACT_FILE_TYPE } from "@visita/domain/card/vcard";
import { contactDisposition } from "@visita/domain/card/vcard-file-name";
import { QR_PARAMETER } from "@visita/domain/insight/insight.constants";
import {
  type ContactFileVersion,
  SIGNATURE_CODE_FILE,
  SIGNATURE_PHOTO_FILE,
  WALLET_HERO_FILE,
} from "@visita/domain/kit/kit.constants";
import { sourceUrl } from "@visita/domain/kit/kit-address";
import { prefixOf } from "@visita/domain/link/link.rules";
import { languageHeaders } from "../../http/visitor-language.ts";
import { AppError } from "../../lib/app-error.ts";
import { loadSharp } from "../../lib/load-libraries.ts";
import { runInWorker } from "../../lib/run-in-worker.ts";
import type { MediaReader } from "../media/media.service.ts";
import { writeContactFile } from "./contact-file.service.ts";
import type { RenderState } from "./public-card.cache.ts";
import { drawShareImageTask, drawWalletHeroTask } from "./public-card.tasks.ts";
import { qrPng, qrSvg } from "./qr-code.ts";
import type { Representation } from "./representation.ts";
import { always, inLanguages, readerName, type VariantOf, withSides } from "./representation-variants.ts";

const TEXT_ENCODINGS = ["br", "gzip"] as const;
/** Chat and mail programs embed it in pages of their own. */
const EMBEDDED_ELSEWHERE = { "cross-origin-resource-policy": "cross-origin" } as const;
/** Twice the size at which a signature shows it. */
const SIGNATURE_PHOTO = { width: 144, height: 180 } as const;
const SIGNATURE_CODE_PX = 192;

/** Not behind everything that owners draw. */
const forVisitor = (network: string) => ({ network, hasPriority: true });

export const jsonRepresentation: Representation = {
  name: "json",
  contentType: "application/json; charset=utf-8",
  encodings: TEXT_ENCODINGS,
  render: async (card) => Buffer.from(JSON.stringify(VisibleCard.parse(card))),
};

/** At these settings all three are about as small; the cheapest comes first. */
const PAGE_ENCODINGS = ["zstd", "gzip", "br"] as const;

/** The page, given how it is rendered and the policies that allow its inline scripts. */
export function pageRepresentations(
  render: (card: PublicCard, reader: CardReader) => Promise<string>,
  policies: Readonly<Record<string, string>>,
): VariantOf {
  return inLanguages(PAGE_ENCODINGS, (reader) => {
    const headers = { ...policies, ...languageHeaders(reader.language) };
    return {
      name: `page ${readerName(reader)}`,
      contentType: "text/html; charset=utf-8",
      encodings: PAGE_ENCODINGS,
      headers: () => headers,
      render: async (card) => Buffer.from(await render(card, reader)),
    };
  });
}

type FileDeps = { readonly media: MediaReader; readonly publicUrl: string };

function inVersions(usual: VariantOf, version4: VariantOf): VariantOf {
  return (query) => (query.version === "4.0" ? version4(query) : usual(query));
}

export function contactRepresentation(
  version: ContactFileVersion,
  { media, publicUrl }: FileDeps,
): Representation {
  return {
    name: `contact file ${version}`,
    contentType: CONTACT_FILE_TYPE,
    encodings: TEXT_ENCODINGS,
    headers: (card) => ({ "content-disposition": contactDisposition(card.fullname) }),
    async render(card, state) {
      const photo = await readImage(media, card.profilepic, "jpeg", state);
      return writeContactFile(card, version, { publicUrl, photo });
    },
  };
}

/** What has a file of its own below a card's URL, by the file's name. */
export function fileRepresentations({ media, publicUrl }: FileDeps): Readonly<Record<string, VariantOf>> {
  return {
    "contact.vcf": inVersions(
      withSides(contactRepresentation("3.0", { media, publicUrl })),
      withSides(contactRepresentation("4.0", { media, publicUrl })),
    ),
    "og.png": withSides({
      name: "share image",
      contentType: "image/png",
      encodings: [],
      headers: () => EMBEDDED_ELSEWHERE,
      async render(card, state, network) {
        const photo = await readImage(media, card.profilepic, "webp", state);
        const logo = await readImage(media, card.logo, "webp", state);
        return runInWorker(drawShareImageTask, { card, photo, logo, publicUrl }, forVisitor(network));
      },
    }),
    [SIGNATURE_PHOTO_FILE]: always({
      name: "signature photo",
      contentType: "image/jpeg",
      encodings: [],
      headers: () => EMBEDDED_ELSEWHERE,
      async render(card, state) {
        const photo = await readImage(media, card.profilepic, "webp", state);
        return photo ? signaturePhoto(photo) : undefined;
      },
    }),
    [SIGNATURE_CODE_FILE]: always({
      name: "signature code",
      contentType: "image/png",
      encodings: [],
      headers: () => EMBEDDED_ELSEWHERE,
      render: async ({ username, qrCode }) =>
        qrCode === null ? undefined : qrPng(sourceUrl(publicUrl, username, "m"), SIGNATURE_CODE_PX),
    }),
    [WALLET_HERO_FILE]: always({
      name: "wallet hero",
      contentType: "image/png",
      encodings: [],
      headers: () => EMBEDDED_ELSEWHERE,
      render: (card, _state, network) => runInWorker(drawWalletHeroTask, card, forVisitor(network)),
    }),
    "qr.png": always(qrRepresentation("png", "image/png", publicUrl, (url) => qrPng(url))),
    "qr.svg": always(qrRepresentation("svg", "image/svg+xml", publicUrl, qrSvg)),
  };
}

function qrRepresentation(
  extension: string,
  contentType: string,
  publicUrl: string,
  draw: (url: string) => Promise<Buffer | string>,
): Representation {
  return {
    name: `qr code ${extension}`,
    contentType,
    encodings: [],
    bodyHeaders: (card) => ({
      "content-disposition": `inline; filename="${codeName(card)}-qrcode.${extension}"`,
    }),
    async render({ username, qrCode, met }) {
      if (qrCode === null) return undefined;
      // Scans of a card are told from typed addresses by the query; a link counts as itself.
      const path = met ? `${username}/${met.slug}` : `${username}?${QR_PARAMETER}`;
      return Buffer.from(await draw(`${publicUrl}/c/${path}`));
    },
  };
}

/** A file's name is shown where an address is not. */
function codeName(card: PublicCard): string {
  const { username, met } = card;
  const slug = met && (isBySecretLink(card) ? prefixOf(met.slug) : met.slug);
  return slug ? `${username}-${slug}` : username;
}

/** Mail programs do not know WebP. */
async function signaturePhoto(photo: Buffer): Promise<Buffer> {
  const sharp = await loadSharp();
  return sharp(photo)
    .resize(SIGNATURE_PHOTO.width, SIGNATURE_PHOTO.height, { fit: "cover" })
    .flatten({ background: "#ffffff" })
    .jpeg({ quality: 84, mozjpeg: true })
    .toBuffer();
}

/** Null when the card shows no such image, or when it cannot be read now: the rest of the card is shown all the same. */
async function readImage(
  media: MediaReader,
  url: string | null,
  format: "webp" | "jpeg",
  state: RenderState,
): Promise<Buffer | null> {
  const hash = url && imageHash(url);
  if (!hash) return null;
  try {
    return (await media.find(hash, format)) ?? null;
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== "unavailable") throw error;
    state.isPartial = true;
    return null;
  }
}
