import type { PublicCard } from "@visita/domain/card/public-card";
import { contrastWithWhite, QR_MIN_CONTRAST, QR_SIZES } from "@visita/domain/kit/kit.constants";
import type { QrQuery, QrVerdict } from "@visita/domain/kit/kit.contract";
import { KIT_MESSAGES as TEXT } from "@visita/domain/kit/kit.messages";
import { scenePdf } from "../../../lib/drawing/scene-pdf.ts";
import { sceneSvg, withWidth } from "../../../lib/drawing/scene-svg.ts";
import { loadSharp } from "../../../lib/load-libraries.ts";
import { designQr, type QrDesign } from "./qr-design.ts";
import { type CaptionProblem, type QrScene, qrScene } from "./qr-scene.ts";
import { readBack } from "./read-back.ts";

export type QrJob = {
  readonly card: PublicCard;
  readonly photo: Uint8Array | null;
  readonly logo: Uint8Array | null;
  readonly publicUrl: string;
};

/** The least width of a code on a screen, in pixels. */
const LEAST_PX = 200;
/** From so many modules on a side, small prints are hard to read. */
const DENSE_MODULES = 45;
/** Of a module in print, for a phone at arm's length. */
const MODULE_MM = 0.6;
const PDF_WIDTH_MM = 80;

const CAPTION_TEXTS: Readonly<Record<CaptionProblem, string>> = {
  letters: TEXT.captionWithoutFont,
  width: TEXT.captionTooWide,
};

export type CheckedQr = { readonly verdict: QrVerdict; readonly svg: string | null };

/** A code, drawn and read back at every size on offer. Refused codes have no picture. */
export async function checkQr(job: QrJob, query: QrQuery): Promise<CheckedQr> {
  const missing = missingPicture(job, query);
  const design = await designOrNull(job, query);
  if (!design) return { svg: null, verdict: refused("density", TOO_LONG, 0, "M", []) };
  const { code, correction } = design;
  if (missing) return { svg: null, verdict: refused("missing", missing, code.size, correction, []) };
  const contrast = contrastWithWhite(design.color);
  if (contrast < QR_MIN_CONTRAST) {
    const text = `${design.theme.name} on white has a contrast of ${contrast.toFixed(1)} to 1. Cameras in dim light need ${QR_MIN_CONTRAST} or more.`;
    return { svg: null, verdict: refused("contrast", text, code.size, correction, []) };
  }
  const scene = await qrScene(design);
  const svg = await svgOf(scene);
  const widths = [Math.ceil((LEAST_PX * scene.width) / scene.codeSide), ...QR_SIZES.map(Number)];
  // The largest takes as long as the others together, so it is drawn beside them on another thread: 0.7 s instead of 1.2.
  const readable = await Promise.all([
    readableWidths(svg, design.content, widths.slice(0, -1)),
    readableWidths(svg, design.content, widths.slice(-1)),
  ]);
  const readAt = readable.flat();
  if (readAt.length < widths.length) return { svg: null, verdict: unreadable(design, readAt) };
  const verdict = accepted(design, readAt, held(job.card, query));
  if (!scene.captionProblem) return { svg, verdict };
  return { svg, verdict: { ...verdict, text: `${verdict.text} ${CAPTION_TEXTS[scene.captionProblem]}` } };
}

async function readableWidths(svg: string, content: string, widths: readonly number[]): Promise<number[]> {
  const read: number[] = [];
  for (const width of widths) if ((await readBack(svg, width)) === content) read.push(width);
  return read;
}

export async function qrPng(svg: string, width: number): Promise<Buffer> {
  const sharp = await loadSharp();
  const picture = sharp(Buffer.from(withWidth(svg, width)));
  // A higher level takes 0.36 s longer at 2,048 pixels and saves 1 to 5 %.
  return picture.png({ compressionLevel: 8 }).toBuffer();
}

/** Drawn from the same shapes as the picture that was read back. */
export async function qrPdf(job: QrJob, query: QrQuery): Promise<Buffer> {
  const design = (await designOrNull(job, query)) as QrDesign;
  const scene = await qrScene(design);
  const scale = PDF_WIDTH_MM / scene.width;
  const page = {
    width: PDF_WIDTH_MM,
    height: scene.height * scale,
    shapes: [{ kind: "group", matrix: [scale, 0, 0, scale, 0, 0], shapes: scene.shapes }],
  } as const;
  const { fullname, revisedAt } = job.card;
  return scenePdf([page], {
    title: `QR code of ${fullname}`,
    author: fullname,
    madeAt: revisedAt,
  });
}

function svgOf({ width, height, shapes }: QrScene): Promise<string> {
  return sceneSvg(shapes, { width, height, viewBox: `0 0 ${width} ${height}` });
}

const TOO_LONG = "The contact is too long for a QR code. Use the link instead.";

/** Null when the content does not fit into any code. */
async function designOrNull(
  { card, photo, logo, publicUrl }: QrJob,
  query: QrQuery,
): Promise<QrDesign | null> {
  try {
    return await designQr(card, query, publicUrl, { photo, logo });
  } catch (error) {
    if (error instanceof Error && /amount of data is too big/i.test(error.message)) return null;
    throw error;
  }
}

function missingPicture({ photo, logo }: QrJob, { center }: QrQuery): string | null {
  if (center === "photo" && !photo) return "This card has no photo to put in the middle.";
  if (center === "logo" && !logo) return "This card has no logo to put in the middle.";
  return null;
}

function accepted({ code, correction }: QrDesign, readAt: number[], content: string): QrVerdict {
  const isDense = code.size >= DENSE_MODULES;
  const minWidthMm = printWidth(code.size);
  const squares = `${code.size} x ${code.size} squares`;
  const sizes = new Intl.ListFormat("en-GB").format(QR_SIZES);
  return {
    verdict: isDense ? "dense" : "good",
    reason: isDense ? "density" : null,
    title: isDense ? TEXT.denseTitle : TEXT.goodTitle,
    text: isDense
      ? `${squares} hold ${content}. Print it at ${minWidthMm} mm or larger, without logo or photo.`
      : `${sizes} pixels, and ${minWidthMm} mm in print. ${squares}, error correction ${correction}.`,
    modules: code.size,
    correction,
    readAt,
    minWidthMm,
  };
}

/** What is inside, in words. */
function held(card: PublicCard, { content }: QrQuery): string {
  if (content === "address") return "the link to the card";
  const { occupation, companyname, contacts } = card;
  const parts = [
    "name",
    ...(occupation ? ["role"] : []),
    ...(companyname ? ["company"] : []),
    ...(contacts.phonenumber ? ["phone"] : []),
    ...(contacts.email ? ["email"] : []),
    "link to the card",
  ];
  return new Intl.ListFormat("en-GB").format(parts);
}

function unreadable({ code, correction, center }: QrDesign, readAt: number[]): QrVerdict {
  const isDense = code.size >= DENSE_MODULES;
  const reason = isDense ? "density" : "unreadable";
  const wayOut = center
    ? "Remove the picture from the middle."
    : "Use the link instead of the whole contact.";
  const cause = isDense
    ? `With ${code.size} squares a side, it is too dense to scan when small.`
    : "It failed the scan test.";
  return refused(reason, `${cause} ${wayOut}`, code.size, correction, readAt);
}

function refused(
  reason: NonNullable<QrVerdict["reason"]>,
  text: string,
  modules: number,
  correction: QrVerdict["correction"],
  readAt: number[],
): QrVerdict {
  return {
    verdict: "refused",
    reason,
    title: TEXT.refusedTitle,
    text,
    modules,
    correction,
    readAt,
    minWidthMm: printWidth(modules),
  };
}

/** Quiet zone included, to the nearest five millimetres; never below 20. */
function printWidth(modules: number): number {
  return Math.max(20, Math.round(((modules + 8) * MODULE_MM) / 5) * 5);
}
