import { secondSideOf } from "@visita/domain/card/card-reader";
import { imageHash } from "@visita/domain/card/image.rules";
import type { PublicCard } from "@visita/domain/card/public-card";
import type {
  BackgroundQuery,
  ContactFileQuery,
  Kit,
  PrintPreviewQuery,
  PrintQuery,
} from "@visita/domain/kit/kit.contract";
import { KIT_MESSAGES as TEXT } from "@visita/domain/kit/kit.messages";
import { cardUrl, sourceUrl } from "@visita/domain/kit/kit-address";
import type { AppContext } from "../../core/app-context.ts";
import { AppError } from "../../lib/app-error.ts";
import { type Caller, runInWorker } from "../../lib/run-in-worker.ts";
import { findActiveRecipient } from "../account/account.service.ts";
import { getOwnSnapshot, type OwnSnapshot } from "../card/own-card.service.ts";
import { writeContactFile } from "../public-card/contact-file.service.ts";
import {
  drawBackgroundTask,
  drawPassImagesTask,
  drawPrintPdfTask,
  drawPrintSvgTask,
  type FontProblems,
  findFontProblemsTask,
  renderPageTask,
} from "./kit.tasks.ts";
import { DRAW_LIMIT, piece } from "./piece-cache.ts";
import { applePass } from "./wallet/apple-pass.ts";
import { googleSaveUrl } from "./wallet/google-wallet.ts";
import type { AppleKeys } from "./wallet/wallet-keys.ts";

/** A file of a kit with the name that it is saved under. */
export type KitFile = { readonly bytes: Buffer; readonly fileName: string };

export async function describeKit(context: AppContext, caller: Caller, cardId: string): Promise<Kit> {
  const { publicUrl } = context.config;
  const own = await getOwnSnapshot(context, caller.account, cardId);
  const { card, version, hidden } = own;
  return {
    card,
    version,
    hidden,
    url: cardUrl(publicUrl, card.username),
    nfcUrl: sourceUrl(publicUrl, card.username, "n"),
    qrCode: card.qrCode !== null,
    wallets: await describeWallets(context, caller),
    ...(await findFontProblems(context, caller, own)),
  };
}

/** What is not set up is nothing to people; admins are told what to set. */
async function describeWallets(context: AppContext, caller: Caller): Promise<Kit["wallets"]> {
  const { db, adminEmails, walletKeys, config } = context;
  const { missing } = config.wallets;
  const validApple = validAppleKeys(context);
  const { email } = (await findActiveRecipient(db, caller.account)) ?? {};
  const isAdmin = email !== undefined && adminEmails.has(email);
  const missingApple = walletKeys.apple && !validApple ? [walletKeys.apple.expiringSetting] : missing.apple;
  return {
    apple: { isConfigured: validApple !== null, missing: isAdmin ? [...missingApple] : [] },
    google: { isConfigured: walletKeys.google !== null, missing: isAdmin ? [...missing.google] : [] },
  };
}

/** Not counted as a drawing, and not behind those: nobody can draw before the kit is open. */
async function findFontProblems(
  { kitPieces, config: { publicUrl } }: AppContext,
  caller: Caller,
  { card, revision }: OwnSnapshot,
): Promise<FontProblems> {
  const bytes = await kitPieces.fetch(`${revision} font problems`, async () => {
    const problems = await runInWorker(
      findFontProblemsTask,
      { card, publicUrl },
      { ...caller, hasPriority: true },
    );
    return Buffer.from(JSON.stringify(problems));
  });
  return JSON.parse(bytes.toString());
}

export async function makePrintPdf(
  context: AppContext,
  caller: Caller,
  cardId: string,
  { format, sides }: PrintQuery,
): Promise<KitFile> {
  const own = await getOwnSnapshot(context, caller.account, cardId);
  const bytes = await piece(context, caller, own, `print ${format} ${sides}`, async (turn) => {
    const job = { ...(await printJob(context, own.card)), sides };
    return runInWorker(drawPrintPdfTask, { job, format }, turn);
  });
  return { bytes, fileName: `${own.card.username}-${format}.pdf` };
}

export async function makePrintPreview(
  context: AppContext,
  caller: Caller,
  cardId: string,
  { format, sides, side }: PrintPreviewQuery,
): Promise<KitFile> {
  const own = await getOwnSnapshot(context, caller.account, cardId);
  const bytes = await piece(
    context,
    caller,
    own,
    `print preview ${format} ${sides} ${side}`,
    async (turn) => {
      const job = { ...(await printJob(context, own.card)), sides };
      return Buffer.from(await runInWorker(drawPrintSvgTask, { job, format, side }, turn));
    },
  );
  return { bytes, fileName: `${own.card.username}-${side}.svg` };
}

export async function makeBackground(
  context: AppContext,
  caller: Caller,
  cardId: string,
  { size, mirrored }: BackgroundQuery,
): Promise<KitFile> {
  const own = await getOwnSnapshot(context, caller.account, cardId);
  const isMirrored = mirrored === "true";
  const bytes = await piece(context, caller, own, `background ${size} ${mirrored}`, (turn) =>
    runInWorker(
      drawBackgroundTask,
      { card: own.card, size, publicUrl: context.config.publicUrl, isMirrored },
      turn,
    ),
  );
  return { bytes, fileName: `${own.card.username}-${size}${isMirrored ? "-mirrored" : ""}.png` };
}

export async function makePage(context: AppContext, caller: Caller, cardId: string): Promise<KitFile> {
  const own = await getOwnSnapshot(context, caller.account, cardId);
  const bytes = await piece(context, caller, own, "page", async (turn) =>
    Buffer.from(await runInWorker(renderPageTask, await pictureJob(context, own.card), turn)),
  );
  return { bytes, fileName: `${own.card.username}.html` };
}

/** What visitors save of the card. Nothing is drawn, so it is not counted as a piece. */
export async function makeContactFile(
  context: AppContext,
  ownerId: string,
  cardId: string,
  { side, version }: ContactFileQuery,
): Promise<KitFile> {
  const { card } = await getOwnSnapshot(context, ownerId, cardId);
  const { publicUrl } = context.config;
  const photo = await imageOf(context, card.profilepic, "jpeg");
  const shown = side === "2" ? secondSideOf(card) : card;
  const bytes = await writeContactFile(shown, version, { publicUrl, photo });
  return { bytes, fileName: `${card.username}.vcf` };
}

export async function makeApplePass(context: AppContext, caller: Caller, cardId: string): Promise<KitFile> {
  const own = await getOwnSnapshot(context, caller.account, cardId);
  const apple = validAppleKeys(context);
  if (!apple) throw new AppError("not_configured", TEXT.walletNotConfigured);
  const { card } = own;
  const { publicUrl, brand } = context.config;
  const bytes = await piece(context, caller, own, "apple pass", async (turn) => {
    const job = await pictureJob(context, card);
    // Signed here: keys are handed to no worker.
    const images = await runInWorker(drawPassImagesTask, job, turn);
    return applePass({ card, images, publicUrl, brand }, apple);
  });
  return { bytes, fileName: `${own.card.username}.pkpass` };
}

/** A phone refuses passes of a certificate that has ended, so it counts as not set. */
function validAppleKeys({ walletKeys: { apple }, now }: AppContext): AppleKeys | null {
  return apple && apple.expiresAt > now() ? apple : null;
}

export async function makeGoogleLink(
  context: AppContext,
  ownerId: string,
  cardId: string,
): Promise<{ url: string }> {
  const { card, version } = await getOwnSnapshot(context, ownerId, cardId);
  const { google } = context.walletKeys;
  if (!google) throw new AppError("not_configured", TEXT.walletNotConfigured);
  await context.limits.hit(DRAW_LIMIT, ownerId);
  const { publicUrl, brand } = context.config;
  return { url: await googleSaveUrl({ card, version, publicUrl, brand, now: context.now() }, google) };
}

async function printJob(context: AppContext, card: PublicCard) {
  return { card, logo: await imageOf(context, card.logo), publicUrl: context.config.publicUrl };
}

export async function pictureJob(context: AppContext, card: PublicCard) {
  return { ...(await printJob(context, card)), photo: await imageOf(context, card.profilepic) };
}

/** Null when the card shows no such image. */
async function imageOf(
  { media }: AppContext,
  url: string | null,
  format: "webp" | "jpeg" = "webp",
): Promise<Buffer | null> {
  const hash = url && imageHash(url);
  return (hash && (await media.find(hash, format))) || null;
}
