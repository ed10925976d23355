/**
 * After a recovery every passkey is in doubt: whoever had broken in may have added one. Its owner keeps or removes each.
 * Those added in the last 30 days are off until a link in a mail says that they are the owner's.
 */
import { createHmac, timingSafeEqual } from "node:crypto";
import { SETTINGS_MESSAGES as TEXT } from "@visita/domain/account/settings.messages";
import { MESSAGES } from "@visita/domain/messages";
import type { Selectable } from "kysely";
import type { AppContext } from "../../../core/app-context.ts";
import type { PasskeyTable } from "../../../db/schema/account.tables.ts";
import { AppError } from "../../../lib/app-error.ts";
import { LIMITS } from "../account.limits.ts";
import { findAccountById } from "../account.store.ts";
import { findPasskey, updatePasskeyTrusted } from "./passkey.store.ts";

const OFF_IF_ADDED_WITHIN_MS = 30 * 24 * 60 * 60_000;
const LINK_HOURS = 24;

type Doubted = Pick<Selectable<PasskeyTable>, "created_at" | "doubted_at">;

export function isPasskeyOff({ created_at, doubted_at }: Doubted): boolean {
  return doubted_at !== null && created_at > doubted_at - OFF_IF_ADDED_WITHIN_MS;
}

/** Keeps a passkey that is in doubt; one that is off, only once the link that this mails is used. */
export async function keepPasskey(
  context: AppContext,
  accountId: string,
  id: string,
): Promise<{ isMailed: boolean }> {
  const { db, mail } = context;
  const passkey = await findPasskey(db, id);
  const account = await findAccountById(db, accountId);
  if (!account || passkey?.account_id !== accountId) throw new AppError("not_found", MESSAGES.notFound);
  const { doubted_at } = passkey;
  if (doubted_at === null) return { isMailed: false };
  if (!isPasskeyOff(passkey)) {
    await updatePasskeyTrusted(db, id, doubted_at);
    return { isMailed: false };
  }
  mail.requireWorking("code_after_proof");
  await context.limits.hit(LIMITS.passkeyLinksDay, accountId);
  const expiresAt = context.now() + LINK_HOURS * 60 * 60_000;
  const token = [id, expiresAt, signatureOf(context.accountKeys.code[0], id, doubted_at, expiresAt)].join(
    ".",
  );
  const content = { kind: "passkey_keep", token, addedAt: passkey.created_at, hours: LINK_HOURS } as const;
  await mail.enqueue(db, account, { ...content, expiresAt });
  mail.kick();
  return { isMailed: true };
}

/** Switches a passkey on with the mailed link. It works once: afterwards the passkey is no longer in doubt. */
export async function confirmPasskey(
  { db, accountKeys, now, securityLog }: AppContext,
  token: string,
): Promise<void> {
  const [id = "", expiry = "", signature = ""] = token.split(".");
  const expiresAt = Number(expiry);
  const doubtedAt = (await findPasskey(db, id))?.doubted_at ?? null;
  const isSigned = (key: Buffer) =>
    doubtedAt !== null && isEqual(signature, signatureOf(key, id, doubtedAt, expiresAt));
  const isValid = expiresAt > now() && accountKeys.code.some(isSigned);
  if (!isValid || doubtedAt === null || !(await updatePasskeyTrusted(db, id, doubtedAt)))
    throw new AppError("expired", TEXT.passkeyLinkUsed);
  securityLog("a passkey was switched on again with a mailed link");
}

function signatureOf(key: Buffer, id: string, doubtedAt: number, expiresAt: number): string {
  const text = ["keep passkey", id, doubtedAt, expiresAt].join("\0");
  return createHmac("sha256", key).update(text).digest("base64url");
}

function isEqual(given: string, valid: string): boolean {
  const [left, right] = [Buffer.from(given), Buffer.from(valid)];
  return left.length === right.length && timingSafeEqual(left, right);
}
