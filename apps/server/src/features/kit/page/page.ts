import { readFile } from "node:fs/promises";
import { secondSideOf } from "@visita/domain/card/card-reader";
import type { PublicCard } from "@visita/domain/card/public-card";
import { QR_QUIET_ZONE } from "@visita/domain/card/qr-path";
import { roleLine } from "@visita/domain/card/role-line";
import { oneLine } from "@visita/domain/card/text.rules";
import { themeOf } from "@visita/domain/card/themes";
import { contactFile } from "@visita/domain/card/vcard";
import { contactFileName } from "@visita/domain/card/vcard-file-name";
import { escapeHtml } from "@visita/domain/escape-html";
import { PAGE_MAX_BYTES } from "@visita/domain/kit/kit.constants";
import { KIT_MESSAGES } from "@visita/domain/kit/kit.messages";
import { qrUrl, shownUrl, sourceUrl } from "@visita/domain/kit/kit-address";
import { signatureChannels } from "@visita/domain/kit/signature";
import { firstLanguage } from "@visita/domain/language/choose-language";
import { directionOf, type Language, nameOf } from "@visita/domain/language/languages";
import { cardPieces } from "@visita/domain/messages/card-pieces";
import { channelNameIn, channelNames, isNamedChannel } from "@visita/domain/messages/channels";
import { publicCard } from "@visita/domain/messages/public-card";
import { AppError } from "../../../lib/app-error.ts";
import { coverShapes } from "../../../lib/drawing/cover-pattern.ts";
import { sceneSvg } from "../../../lib/drawing/scene-svg.ts";
import { loadTypefaces } from "../../../lib/drawing/typefaces.ts";
import { loadSharp } from "../../../lib/load-libraries.ts";
import { createCode } from "../qr-studio/qr-code.ts";
import { pageStyle } from "./page-style.ts";

export type PageJob = {
  readonly card: PublicCard;
  readonly photo: Uint8Array | null;
  readonly logo: Uint8Array | null;
  readonly publicUrl: string;
};

const MAX_PIXELS = 4_000_000;
const COVER = { width: 520, height: 176 } as const;
/** The picture of the contact file is smaller: it is in the page a second time. */
const CONTACT_PHOTO_PX = { width: 200, height: 250 } as const;
const PHOTO_PX = { width: 384, height: 480 } as const;
/** As on the public card. */
const TURN_ICON =
  '<svg viewBox="0 0 24 24" aria-hidden="true"><path d="M8.6 15.6C4.9 15 2.5 13.4 2.5 11.5 2.5 9 6.8 7 12 7s9.5 2 9.5 4.5c0 2.4-3.8 4.3-8.7 4.5M16.4 12.8l-3.6 3.2 3.6 3.2"/></svg>';
/** The page can load nothing, wherever it is opened. */
const POLICY =
  "default-src 'none'; img-src data:; font-src data:; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'";

/**
 * The card in one file: it opens from disk or from any host and requests nothing. Of two sides a link, which needs no
 * script, shows the other one.
 */
export async function renderPage(job: PageJob): Promise<string> {
  const { card, publicUrl } = job;
  const { display } = await loadTypefaces();
  const name = escapeHtml(oneLine(card.fullname));
  const url = sourceUrl(publicUrl, card.username, "f");
  const language = languageOf(card);
  const style = pageStyle(card, (await readFile(display.file)).toString("base64"));
  const photo = await photoHtml(job, name);
  const html = [
    `<!doctype html><html lang="${language}" dir="${directionOf(language)}"><head><meta charset="utf-8">`,
    `<meta http-equiv="Content-Security-Policy" content="${POLICY}">`,
    '<meta name="viewport" content="width=device-width,initial-scale=1"><meta name="referrer" content="no-referrer">',
    `<title>${name}</title><style>${style}</style></head>`,
    '<body><main><article class="card">',
    `<img class="cover" alt="" src="${await coverData(card)}">`,
    await logoHtml(job),
    `<div class="body"${photo ? "" : " data-bare"}>`,
    photo,
    // First, so that CSS hides the other one while this is the target.
    card.secondSide ? await sideHtml({ ...job, card: secondSideOf(card) }) : "",
    await sideHtml(job),
    `<footer><a dir="ltr" href="${escapeHtml(url)}">${escapeHtml(shownUrl(publicUrl, card.username))}</a></footer>`,
    "</div></article></main></body></html>",
  ].join("");
  if (Buffer.byteLength(html) > PAGE_MAX_BYTES)
    throw new AppError("payload_too_large", KIT_MESSAGES.pageTooLarge);
  return html;
}

function languageOf({ language }: PublicCard): Language {
  return firstLanguage([language]);
}

/** What differs between the sides, in the language of this one. */
async function sideHtml(job: PageJob): Promise<string> {
  const { card } = job;
  const language = languageOf(card);
  const role = roleLine(oneLine(card.occupation), oneLine(card.companyname));
  return [
    `<section id="side-${card.isTurned ? 2 : 1}" class="side" lang="${language}" dir="${directionOf(language)}">`,
    await turnHtml(card),
    card.reading && `<p class="reading" dir="auto">${escapeHtml(card.reading)}</p>`,
    `<h1 dir="auto">${escapeHtml(oneLine(card.fullname))}</h1>`,
    role && `<p class="role" dir="auto">${escapeHtml(role)}</p>`,
    card.bio.trim() && `<p class="bio" dir="auto">${escapeHtml(card.bio.trim())}</p>`,
    await saveHtml(job),
    await channelsHtml(card),
    await codeHtml(job),
    "</section>",
  ].join("");
}

/** To the other side. */
async function turnHtml(card: PublicCard): Promise<string> {
  if (!card.secondSide) return "";
  const other = firstLanguage([card.secondSide.language]);
  const t = await publicCard.load(languageOf(card));
  const label = escapeHtml(t("turnOver", { language: nameOf(other) }));
  return `<a class="turn" href="#side-${card.isTurned ? 1 : 2}" aria-label="${label}">${TURN_ICON}<span lang="${other}">${nameOf(other)}</span></a>`;
}

async function coverData({ color }: PublicCard): Promise<string> {
  const box = { x: 0, y: 0, ...COVER };
  const shapes = await coverShapes(themeOf(color), box, { strength: 1, tileScale: 1 });
  const svg = await sceneSvg(shapes, {
    ...COVER,
    viewBox: `0 0 ${COVER.width} ${COVER.height}`,
  });
  // As a picture it is a third of the vectors.
  const sharp = await loadSharp();
  const picture = await sharp(Buffer.from(svg), { density: 144 })
    .removeAlpha()
    .webp({ quality: 80 })
    .toBuffer();
  return dataUrl("image/webp", picture);
}

async function photoHtml({ photo }: PageJob, name: string): Promise<string> {
  const picture = await resized(photo, PHOTO_PX);
  return picture ? `<img class="photo" alt="${name}" src="${dataUrl("image/jpeg", picture)}">` : "";
}

async function logoHtml({ logo, card }: PageJob): Promise<string> {
  if (!logo) return "";
  const sharp = await loadSharp();
  try {
    const picture = await sharp(logo, { limitInputPixels: MAX_PIXELS })
      .resize(360, 112, { fit: "inside", withoutEnlargement: true })
      .webp({ quality: 85 })
      .toBuffer();
    return `<img class="logo" alt="${escapeHtml(card.companyname)}" src="${dataUrl("image/webp", picture)}">`;
  } catch {
    return "";
  }
}

async function saveHtml({ card, photo, publicUrl }: PageJob): Promise<string> {
  const t = cardPieces.translate(languageOf(card));
  const picture = await resized(photo, CONTACT_PHOTO_PX);
  const file = contactFile(card, {
    publicUrl,
    photoJpegBase64: picture?.toString("base64") ?? null,
    revisedAt: card.revisedAt,
    channelName: await channelNameIn(card.language),
  });
  const data = dataUrl("text/vcard;charset=utf-8", Buffer.from(file));
  const fileName = escapeHtml(contactFileName(card.fullname));
  return `<a class="save" download="${fileName}" href="${data}">${escapeHtml(t("addToContact"))}</a>`;
}

async function channelsHtml(card: PublicCard): Promise<string> {
  const t = await channelNames.load(languageOf(card));
  const rows = signatureChannels(card).map(({ key, label, text, href }) => {
    const title = card.contacts[key]?.title || (isNamedChannel(key) ? t(key) : label);
    const inner = `<small dir="auto">${escapeHtml(title)}</small><bdi>${escapeHtml(text)}</bdi>`;
    return href === null
      ? `<li><span>${inner}</span></li>`
      : `<li><a href="${escapeHtml(href)}" rel="noopener noreferrer">${inner}</a></li>`;
  });
  return rows.length > 0 ? `<ul>${rows.join("")}</ul>` : "";
}

/** The code is part of the plan; the address stands on every page. */
async function codeHtml({ card, publicUrl }: PageJob): Promise<string> {
  if (card.qrCode === null) return "";
  const t = cardPieces.translate(languageOf(card));
  const { size, path } = await createCode(qrUrl(publicUrl, card.username), "M");
  const side = size + 2 * QR_QUIET_ZONE;
  const svg =
    `<svg viewBox="0 0 ${side} ${side}" role="img" aria-label="${escapeHtml(t("qrCodeOfCard"))}" shape-rendering="crispEdges">` +
    `<path fill="#1b1916" d="${path}"/></svg>`;
  return `<div class="code">${svg}${escapeHtml(t("scanToSave"))}</div>`;
}

async function resized(
  photo: Uint8Array | null,
  size: { width: number; height: number },
): Promise<Buffer | null> {
  if (!photo) return null;
  const sharp = await loadSharp();
  try {
    return await sharp(photo, { limitInputPixels: MAX_PIXELS })
      .resize(size.width, size.height, { fit: "cover" })
      .flatten({ background: "#ffffff" })
      .jpeg({ quality: 78, mozjpeg: true })
      .toBuffer();
  } catch {
    return null;
  }
}

function dataUrl(type: string, bytes: Buffer): string {
  return `data:${type};base64,${bytes.toString("base64")}`;
}
