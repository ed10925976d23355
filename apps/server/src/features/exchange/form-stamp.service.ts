import { createHash, createHmac } from "node:crypto";
import { EXCHANGE_MESSAGES as TEXT } from "@visita/domain/exchange/exchange.messages";
import { FORM_MAX_AGE_MS } from "@visita/domain/exchange/exchange.rules";
import type { AppContext } from "../../core/app-context.ts";
import type { Db } from "../../db/database.ts";
import { AppError } from "../../lib/app-error.ts";
import { isStampReady, renewedStamp } from "./form-stamp.ts";
import { deleteStampsUntil, findUsedStamp, insertUsedStamp } from "./used-stamp.store.ts";

/** What a stamp was used for; the same content under the same stamp is the same form, sent again. */
export type StampUse = { readonly stamp: string; readonly content: readonly string[] };

/** For a form about a card, or for one that comes back with the stamp that it had. */
export function stampFor({ exchangeKeys, now }: AppContext, cardId: string, before = ""): string {
  return renewedStamp(exchangeKeys.stamp, cardId, before, now());
}

/** Throws when a form was filled in faster than people type, or lay open for too long. */
export function requireReadyStamp({ exchangeKeys, now }: AppContext, cardId: string, stamp: string): void {
  if (isStampReady(exchangeKeys.stamp, cardId, stamp, now())) return;
  throw new AppError("form_not_ready", TEXT.formNotReady);
}

/** Whether this very form has arrived before. Throws `form_used` when other content came with its stamp. */
export async function isSentAgain(db: Db, use: StampUse): Promise<boolean> {
  const used = await findUsedStamp(db, hashOf(use));
  if (!used) return false;
  if (used.details_hmac === hmacOf(use)) return true;
  throw new AppError("form_used", TEXT.formUsed);
}

/** In the transaction of what the form does. Returns false when it was sent at the same moment by another request. */
export async function useStamp(trx: Db, use: StampUse, now: number): Promise<boolean> {
  const row = { stamp_hash: hashOf(use), details_hmac: hmacOf(use), expires_at: now + FORM_MAX_AGE_MS };
  if (await insertUsedStamp(trx, row)) return true;
  return !(await isSentAgain(trx, use));
}

export async function forgetStamps(db: Db, now: number): Promise<void> {
  await deleteStampsUntil(db, now);
}

function hashOf({ stamp }: StampUse): string {
  return createHash("sha256").update(stamp).digest("base64url");
}

function hmacOf({ stamp, content }: StampUse): string {
  return createHmac("sha256", stamp).update(JSON.stringify(content)).digest("base64url");
}
