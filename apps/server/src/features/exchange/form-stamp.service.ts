import { createHash, createHmac } from "node:crypto";
import { EXCHANGE_MESSAGES as TEXT } from "@visita/domain/exchange/exchange.messages";
import { type Details, FORM_MAX_AGE_MS } from "@visita/domain/exchange/exchange.rules";
import type { Db } from "../../db/database.ts";
import { AppError } from "../../lib/app-error.ts";
import { deleteStampsUntil, findUsedStamp, insertUsedStamp } from "./used-stamp.store.ts";

/** What a stamp was used for; the same details under the same stamp are the same form, sent again. */
type StampUse = { readonly stamp: string; readonly details: Details };

/** Whether this very form has arrived before. Throws `form_used` when other details came with its stamp. */
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

function hmacOf({ stamp, details }: StampUse): string {
  const { name, email, phone, company, role, note } = details;
  const text = JSON.stringify([name, email, phone, company, role, note]);
  return createHmac("sha256", stamp).update(text).digest("base64url");
}
