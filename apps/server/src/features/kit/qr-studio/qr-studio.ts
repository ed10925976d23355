import type { PublicCard } from "@visita/domain/card/public-card";
import { contrastWithWhite, QR_MIN_CONTRAST, QR_SIZES } from "@visita/domain/kit/kit.constants";
import type { QrQuery, QrReading } from "@visita/domain/kit/kit.contract";
import { withoutIsolates } from "@visita/domain/language/message";
import { cardHintsIn } from "@visita/domain/messages/card-hints";
import { scenePdf } from "../../../lib/drawing/scene-pdf.ts";
import { sceneSvg, withWidth } from "../../../lib/drawing/scene-svg.ts";
import { loadSharp } from "../../../lib/load-libraries.ts";
import { designQr, type QrDesign } from "./qr-design.ts";
import { type QrScene, qrScene } from "./qr-scene.ts";
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

export type CheckedQr = { readonly reading: QrReading; readonly svg: string | null };

/** A code, drawn and read back at every size on offer. Refused codes have no picture. */
export async function checkQr(job: QrJob, query: QrQuery): Promise<CheckedQr> {
  const design = await designOrNull(job, query);
  if (!design) return refused("density", 0, "M");
  const { code, correction } = design;
  if (lacksPicture(job, query)) return refused("missing", code.size, correction);
  if (contrastWithWhite(design.color) < QR_MIN_CONTRAST) return refused("contrast", code.size, correction);
  const scene = await qrScene(design);
  const svg = await svgOf(scene);
  const widths = [Math.ceil((LEAST_PX * scene.width) / scene.codeSide), ...QR_SIZES.map(Number)];
  // The largest takes as long as the others together, so it is drawn beside them on another thread: 0.7 s instead of 1.2.
  const readable = await Promise.all([
    readableWidths(svg, design.content, widths.slice(0, -1)),
    readableWidths(svg, design.content, widths.slice(-1)),
  ]);
  const readAt = readable.flat();
  const isDense = code.size >= DENSE_MODULES;
  if (readAt.length < widths.length)
    return refused(isDense ? "density" : "unreadable", code.size, correction, readAt);
  const reading: QrReading = {
    verdict: isDense ? "dense" : "good",
    reason: isDense ? "density" : null,
    captionProblem: scene.captionProblem,
    modules: code.size,
    correction,
    readAt,
    minWidthMm: printWidth(code.size),
  };
  return { svg, reading };
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
  const { fullname, language, revisedAt } = job.card;
  const t = await cardHintsIn(language);
  return scenePdf([page], {
    title: withoutIsolates(t("codeOf", { name: fullname })),
    author: fullname,
    madeAt: revisedAt,
  });
}

function svgOf({ width, height, shapes }: QrScene): Promise<string> {
  return sceneSvg(shapes, { width, height, viewBox: `0 0 ${width} ${height}` });
}

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

function lacksPicture({ photo, logo }: QrJob, { center }: QrQuery): boolean {
  return (center === "photo" && !photo) || (center === "logo" && !logo);
}

function refused(
  reason: NonNullable<QrReading["reason"]>,
  modules: number,
  correction: QrReading["correction"],
  readAt: number[] = [],
): CheckedQr {
  const minWidthMm = printWidth(modules);
  return {
    svg: null,
    reading: { verdict: "refused", reason, captionProblem: null, modules, correction, readAt, minWidthMm },
  };
}

/** Quiet zone included, to the nearest five millimetres; never below 20. */
function printWidth(modules: number): number {
  return Math.max(20, Math.round(((modules + 8) * MODULE_MM) / 5) * 5);
}
