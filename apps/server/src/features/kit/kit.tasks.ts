import { turnedCard } from "@visita/domain/card/card-sides";
import type { PublicCard } from "@visita/domain/card/public-card";
import type { BackgroundKey, PrintFormat, PrintSide } from "@visita/domain/kit/kit.constants";
import type { FontProblem, QrQuery } from "@visita/domain/kit/kit.contract";
import { drawing } from "../../lib/worker-task.ts";
import type { PageJob } from "./page/page.ts";
import type { PrintJob } from "./print/print.ts";
import type { CheckedQr, QrJob } from "./qr-studio/qr-studio.ts";
import type { PassPictures } from "./wallet/pass-images.ts";

export type FontProblems = {
  readonly printProblem: FontProblem | null;
  /** Of the second side; null too where there is none. */
  readonly secondPrintProblem: FontProblem | null;
  readonly backgroundProblem: FontProblem | null;
};

export const findFontProblemsTask = drawing<{ card: PublicCard; publicUrl: string }, FontProblems>(
  "find-font-problems",
  async () => {
    const { findPrintProblem } = await import("./print/print.ts");
    const { findBackgroundProblem } = await import("./background/background-text.ts");
    return async ({ card, publicUrl }) => ({
      printProblem: await findPrintProblem(card, publicUrl),
      secondPrintProblem: card.secondSide ? await findPrintProblem(turnedCard(card), publicUrl) : null,
      backgroundProblem: await findBackgroundProblem(card),
    });
  },
);

export const drawPrintPdfTask = drawing<{ job: PrintJob; format: PrintFormat }, Buffer>(
  "draw-print-pdf",
  async () => {
    const { printPdf } = await import("./print/print.ts");
    return ({ job, format }) => printPdf(job, format);
  },
);

export const drawPrintSvgTask = drawing<{ job: PrintJob; format: PrintFormat; side: PrintSide }, string>(
  "draw-print-svg",
  async () => {
    const { printSvg } = await import("./print/print.ts");
    return ({ job, format, side }) => printSvg(job, format, side);
  },
);

export const drawBackgroundTask = drawing<
  { card: PublicCard; size: BackgroundKey; publicUrl: string; isMirrored: boolean },
  Buffer
>("draw-background", async () => {
  const { drawBackground } = await import("./background/background.ts");
  return ({ card, size, publicUrl, isMirrored }) => drawBackground(card, size, publicUrl, isMirrored);
});

export const renderPageTask = drawing<PageJob, string>(
  "render-page",
  async () => (await import("./page/page.ts")).renderPage,
);

export const checkQrTask = drawing<{ job: QrJob; query: QrQuery }, CheckedQr>("check-qr", async () => {
  const { checkQr } = await import("./qr-studio/qr-studio.ts");
  return ({ job, query }) => checkQr(job, query);
});

export const drawQrPngTask = drawing<{ svg: string; width: number }, Buffer>("draw-qr-png", async () => {
  const { qrPng } = await import("./qr-studio/qr-studio.ts");
  return ({ svg, width }) => qrPng(svg, width);
});

export const drawQrPdfTask = drawing<{ job: QrJob; query: QrQuery }, Buffer>("draw-qr-pdf", async () => {
  const { qrPdf } = await import("./qr-studio/qr-studio.ts");
  return ({ job, query }) => qrPdf(job, query);
});

export const drawPassImagesTask = drawing<PassPictures, Record<string, Buffer>>(
  "draw-pass-images",
  async () => (await import("./wallet/pass-images.ts")).passImages,
);

export const kitTasks = [
  findFontProblemsTask,
  drawPrintPdfTask,
  drawPrintSvgTask,
  drawBackgroundTask,
  renderPageTask,
  checkQrTask,
  drawQrPngTask,
  drawQrPdfTask,
  drawPassImagesTask,
];
