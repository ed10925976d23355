import type { PublicCard } from "@visita/domain/card/public-card";
import type { BackgroundKey, PrintFormat, PrintSide } from "@visita/domain/kit/kit.constants";
import type { FontProblem, QrQuery } from "@visita/domain/kit/kit.contract";
import type { Task } from "../../lib/worker-task.ts";
import type { PageJob } from "./page/page.ts";
import type { PrintJob } from "./print/print.ts";
import type { CheckedQr, QrJob } from "./qr-studio/qr-studio.ts";
import type { PassPictures } from "./wallet/pass-images.ts";

type Drawing<Input, Output> = Task<Input, Output, "drawings">;

export type FontProblems = {
  readonly printProblem: FontProblem | null;
  readonly backgroundProblem: FontProblem | null;
};

export const findFontProblemsTask: Drawing<{ card: PublicCard; publicUrl: string }, FontProblems> = {
  name: "find-font-problems",
  lane: "drawings",
  async load() {
    const { findPrintProblem } = await import("./print/print.ts");
    const { findBackgroundProblem } = await import("./background/background-text.ts");
    return async ({ card, publicUrl }) => ({
      printProblem: await findPrintProblem(card, publicUrl),
      backgroundProblem: await findBackgroundProblem(card),
    });
  },
};

export const drawPrintPdfTask: Drawing<{ job: PrintJob; format: PrintFormat }, Buffer> = {
  name: "draw-print-pdf",
  lane: "drawings",
  async load() {
    const { printPdf } = await import("./print/print.ts");
    return ({ job, format }) => printPdf(job, format);
  },
};

export const drawPrintSvgTask: Drawing<{ job: PrintJob; format: PrintFormat; side: PrintSide }, string> = {
  name: "draw-print-svg",
  lane: "drawings",
  async load() {
    const { printSvg } = await import("./print/print.ts");
    return ({ job, format, side }) => printSvg(job, format, side);
  },
};

export const drawBackgroundTask: Drawing<
  { card: PublicCard; size: BackgroundKey; publicUrl: string; isMirrored: boolean },
  Buffer
> = {
  name: "draw-background",
  lane: "drawings",
  async load() {
    const { drawBackground } = await import("./background/background.ts");
    return ({ card, size, publicUrl, isMirrored }) => drawBackground(card, size, publicUrl, isMirrored);
  },
};

export const renderPageTask: Drawing<PageJob, string> = {
  name: "render-page",
  lane: "drawings",
  load: async () => (await import("./page/page.ts")).renderPage,
};

export const checkQrTask: Drawing<{ job: QrJob; query: QrQuery }, CheckedQr> = {
  name: "check-qr",
  lane: "drawings",
  async load() {
    const { checkQr } = await import("./qr-studio/qr-studio.ts");
    return ({ job, query }) => checkQr(job, query);
  },
};

export const drawQrPngTask: Drawing<{ svg: string; width: number }, Buffer> = {
  name: "draw-qr-png",
  lane: "drawings",
  async load() {
    const { qrPng } = await import("./qr-studio/qr-studio.ts");
    return ({ svg, width }) => qrPng(svg, width);
  },
};

export const drawQrPdfTask: Drawing<{ job: QrJob; query: QrQuery }, Buffer> = {
  name: "draw-qr-pdf",
  lane: "drawings",
  async load() {
    const { qrPdf } = await import("./qr-studio/qr-studio.ts");
    return ({ job, query }) => qrPdf(job, query);
  },
};

export const drawPassImagesTask: Drawing<PassPictures, Record<string, Buffer>> = {
  name: "draw-pass-images",
  lane: "drawings",
  load: async () => (await import("./wallet/pass-images.ts")).passImages,
};

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
