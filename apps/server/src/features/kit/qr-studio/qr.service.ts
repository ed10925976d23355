import type { QrQuery, QrReading, QrVerdict } from "@visita/domain/kit/kit.contract";
import { KIT_MESSAGES as TEXT } from "@visita/domain/kit/kit.messages";
import { verdictWords } from "@visita/domain/kit/verdict-words";
import type { OwnerLanguage } from "@visita/domain/language/languages";
import { colorNames } from "@visita/domain/owner-messages/colors";
import { kitVerdict } from "@visita/domain/owner-messages/kit-verdict";
import type { AppContext } from "../../../core/app-context.ts";
import { AppError } from "../../../lib/app-error.ts";
import { type Caller, runInWorker } from "../../../lib/run-in-worker.ts";
import { getOwnSnapshot, type OwnSnapshot } from "../../card/own-card.service.ts";
import { type KitFile, pictureJob } from "../kit.service.ts";
import { checkQrTask, drawQrPdfTask, drawQrPngTask } from "../kit.tasks.ts";
import { piece } from "../piece-cache.ts";
import type { CheckedQr } from "./qr-studio.ts";

/** Whether a code is handed out, and why not. */
export async function findQrVerdict(
  context: AppContext,
  caller: Caller,
  cardId: string,
  query: QrQuery,
  language: OwnerLanguage,
): Promise<QrVerdict> {
  const own = await getCodeSnapshot(context, caller, cardId);
  const { reading } = await readBackOnce(context, caller, own, query);
  const { title, text } = await wordsOf(own, query, reading, language);
  return { ...reading, title, text };
}

type QrFormat = "svg" | "png" | "pdf";

export async function makeQrFile(
  context: AppContext,
  caller: Caller,
  cardId: string,
  query: QrQuery,
  { format, width, language }: { format: QrFormat; width: number; language: OwnerLanguage },
): Promise<KitFile> {
  const own = await getCodeSnapshot(context, caller, cardId);
  const { svg, reading } = await readBackOnce(context, caller, own, query);
  if (svg === null) {
    // A code that was not read back is not handed out in any format.
    const { t, title, text } = await wordsOf(own, query, reading, language);
    throw new AppError("unreadable_code", t("titleAndText", { title, text }));
  }
  const suffix = format === "png" ? `-${width}` : "";
  const fileName = `${own.card.username}-qrcode${suffix}.${format}`;
  if (format === "svg") return { bytes: Buffer.from(svg), fileName };
  const name = `qr ${format} ${width} ${JSON.stringify(query)}`;
  const bytes = await piece(context, caller, own, name, async (turn) =>
    format === "png"
      ? runInWorker(drawQrPngTask, { svg, width }, turn)
      : runInWorker(drawQrPdfTask, { job: await pictureJob(context, own.card), query }, turn),
  );
  return { bytes, fileName };
}

/** Verdict, picture and files of a code share one reading: it takes longer than all of the drawing. */
async function readBackOnce(
  context: AppContext,
  caller: Caller,
  own: OwnSnapshot,
  query: QrQuery,
): Promise<CheckedQr> {
  const bytes = await piece(context, caller, own, `qr ${JSON.stringify(query)}`, async (turn) => {
    const job = await pictureJob(context, own.card);
    return Buffer.from(JSON.stringify(await runInWorker(checkQrTask, { job, query }, turn)));
  });
  return JSON.parse(bytes.toString());
}

async function wordsOf({ card }: OwnSnapshot, query: QrQuery, reading: QrReading, language: OwnerLanguage) {
  const texts = { t: await kitVerdict.load(language), colorName: await colorNames.load(language) };
  return { t: texts.t, ...verdictWords(texts, { card, query, reading }) };
}

/** Codes of the studio are part of the plan. */
async function getCodeSnapshot(context: AppContext, caller: Caller, cardId: string): Promise<OwnSnapshot> {
  const own = await getOwnSnapshot(context, caller.account, cardId);
  if (own.card.qrCode === null) throw new AppError("plan_too_small", TEXT.premiumCode);
  return own;
}
