import { turnedCard } from "@visita/domain/card/card-sides";
import type { PublicCard } from "@visita/domain/card/public-card";
import { themeOf } from "@visita/domain/card/themes";
import {
  PRINT_PAGE_MARGIN,
  PRINT_SIDES,
  type PrintFormat,
  type PrintSide,
} from "@visita/domain/kit/kit.constants";
import type { FontProblem, PrintQuery } from "@visita/domain/kit/kit.contract";
import { sourceUrl } from "@visita/domain/kit/kit-address";
import { withoutIsolates } from "@visita/domain/language/message";
import { cardHintsIn } from "@visita/domain/messages/card-hints";
import { AppError } from "../../../lib/app-error.ts";
import type { Box } from "../../../lib/drawing/cover-gradient.ts";
import type { Shape } from "../../../lib/drawing/scene.ts";
import { type PdfPage, scenePdf } from "../../../lib/drawing/scene-pdf.ts";
import { sceneSvg } from "../../../lib/drawing/scene-svg.ts";
import { loadSharp } from "../../../lib/load-libraries.ts";
import { createCode, type QrCode } from "../qr-studio/qr-code.ts";
import { backShapes } from "./card-back.ts";
import { frontShapes, type Logo } from "./card-front.ts";
import {
  BLEED,
  type CardSize,
  cropMarks,
  FORMATS,
  MARK_WIDTH,
  sheetMarks,
  sheetPlaces,
} from "./print-layout.ts";
import { type PrintTexts, prepareHints, preparePrintTexts } from "./print-texts.ts";

export type PrintJob = {
  readonly card: PublicCard;
  readonly logo: Uint8Array | null;
  readonly publicUrl: string;
  readonly sides?: PrintQuery["sides"];
};

/** Pixels across a logo: 600 to the inch at its largest. */
const LOGO_MAX_PX = 900;
const MAX_PIXELS = 4_000_000;

/** Null when the card can be printed. */
export async function findPrintProblem(card: PublicCard, publicUrl: string): Promise<FontProblem | null> {
  const texts = await preparePrintTexts(card, publicUrl);
  return "problem" in texts ? texts.problem : null;
}

/** Front and back: with bleed and crop marks for a print shop, or ten on a sheet for a printer at home. */
export async function printPdf(job: PrintJob, format: PrintFormat): Promise<Buffer> {
  const texts = await getPrintTexts(job);
  const pages: PdfPage[] = [];
  for (const side of PRINT_SIDES) pages.push(await printPage(texts, job, format, side));
  const { fullname, language, revisedAt } = job.card;
  const t = await cardHintsIn(language);
  return scenePdf(pages, {
    title: withoutIsolates(t("printedCard", { name: fullname })),
    author: fullname,
    madeAt: revisedAt,
  });
}

/** One page of the PDF as a picture, for the preview. */
export async function printSvg(job: PrintJob, format: PrintFormat, side: PrintSide): Promise<string> {
  const texts = await getPrintTexts(job);
  const { width, height, shapes } = await printPage(texts, job, format, side);
  return sceneSvg(shapes, {
    width: `${width}mm`,
    height: `${height}mm`,
    viewBox: `0 0 ${width} ${height}`,
  });
}

/** Throws where a letter has no font. */
async function getPrintTexts({ card, publicUrl }: PrintJob): Promise<PrintTexts> {
  const texts = await preparePrintTexts(card, publicUrl);
  if ("problem" in texts) throw new AppError("unprintable_text", texts.problem.text);
  return texts;
}

async function printPage(
  texts: PrintTexts,
  job: PrintJob,
  format: PrintFormat,
  side: PrintSide,
): Promise<PdfPage> {
  const { card, logo, publicUrl } = job;
  const { card: size, sheet } = FORMATS[format];
  const area = sheet ? trimBox(size) : bleedBox(size);
  const theme = themeOf(card.color);
  // Every card of a sheet is the same, so its back needs no mirroring for a turn on the long side.
  let shapes: Shape[];
  if (side === "front") shapes = frontShapes(texts, theme, await readLogo(logo), size, area);
  else if (job.sides !== "each" || !card.secondSide) {
    const backTexts = { ...texts, ...(await prepareHints(card.language)) };
    shapes = await backShapes(backTexts, theme, await codeOf(card, publicUrl), size, area);
  } else {
    const code = await codeOf(card, publicUrl, "&side=2");
    const turned = turnedCard(card);
    const { website: _, ...contacts } = turned.contacts;
    // Beside its code a card names its own address.
    const other = await getPrintTexts({ ...job, card: code ? { ...turned, contacts } : turned });
    shapes = frontShapes(other, theme, await readLogo(logo), size, area, code);
  }
  return sheet ? sheetPage(shapes, size, sheet) : cardPage(shapes, size);
}

/** Null for a card whose plan has no code. */
async function codeOf(
  { qrCode, username }: PublicCard,
  publicUrl: string,
  side = "",
): Promise<QrCode | null> {
  return qrCode === null ? null : createCode(sourceUrl(publicUrl, username, "p") + side, "M");
}

function cardPage(shapes: readonly Shape[], size: CardSize): PdfPage {
  const shift = [1, 0, 0, 1, PRINT_PAGE_MARGIN, PRINT_PAGE_MARGIN] as const;
  const moved = (box: Box): Box => ({ ...box, x: box.x + PRINT_PAGE_MARGIN, y: box.y + PRINT_PAGE_MARGIN });
  return {
    width: size.width + 2 * PRINT_PAGE_MARGIN,
    height: size.height + 2 * PRINT_PAGE_MARGIN,
    trim: moved(trimBox(size)),
    bleed: moved(bleedBox(size)),
    shapes: [
      {
        kind: "group",
        matrix: shift,
        shapes: [...shapes, { kind: "path", d: cropMarks(size), stroke: "#000000", strokeWidth: MARK_WIDTH }],
      },
    ],
  };
}

function sheetPage(
  shapes: readonly Shape[],
  size: CardSize,
  sheet: NonNullable<(typeof FORMATS)[PrintFormat]["sheet"]>,
): PdfPage {
  return {
    width: sheet.width,
    height: sheet.height,
    shapes: [
      { kind: "stamp", shapes, box: trimBox(size), places: sheetPlaces(size, sheet) },
      { kind: "path", d: sheetMarks(size, sheet), stroke: "#000000", strokeWidth: 0.1 },
    ],
  };
}

function trimBox({ width, height }: CardSize): Box {
  return { x: 0, y: 0, width, height };
}

function bleedBox({ width, height }: CardSize): Box {
  return { x: -BLEED, y: -BLEED, width: width + 2 * BLEED, height: height + 2 * BLEED };
}

/** A logo that cannot be decoded counts as none: the company stands in its place. */
async function readLogo(logo: Uint8Array | null): Promise<Logo | null> {
  if (!logo) return null;
  const sharp = await loadSharp();
  try {
    // On white, since a PDF keeps transparency as a second picture.
    const { data, info } = await sharp(logo, { limitInputPixels: MAX_PIXELS })
      .trim()
      .resize(LOGO_MAX_PX, LOGO_MAX_PX, { fit: "inside", withoutEnlargement: true })
      .flatten({ background: "#ffffff" })
      .png({ palette: true, colours: 64, effort: 10 })
      .toBuffer({ resolveWithObject: true });
    return { png: data, width: info.width, height: info.height };
  } catch {
    return null;
  }
}
