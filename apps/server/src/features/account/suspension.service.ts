import { ACCOUNT_MESSAGES as TEXT } from "@visita/domain/account/account.messages";
import type { Db } from "../../db/database.ts";
import { AppError } from "../../lib/app-error.ts";
import type { MailRecipient } from "../mail/mail.service.ts";
import { updateSuspended } from "./account.store.ts";
import { deleteRecoveriesOf } from "./recovery/recovery.store.ts";
import { deleteSessionsOf } from "./sessions/session.store.ts";
import { deleteLoginChallengesOf } from "./sign-in/login-challenge.store.ts";

export type NamedAccount = MailRecipient & {
  readonly first_name: string;
  readonly last_name: string;
};

/** Only after the password or a passkey was right: a stranger learns nothing of it. */
export function requireNotSuspended(account: { readonly suspended_at: number | null }): void {
  if (account.suspended_at !== null) throw new AppError("account_suspended", TEXT.accountSuspended);
}

/** Undefined if it is suspended already, or gone. */
export async function markSuspended(
  trx: Db,
  accountId: string,
  suspended: { at: number; reason: string },
): Promise<NamedAccount | undefined> {
  const account = await updateSuspended(trx, accountId, suspended);
  if (account) await endAllWaysIn(trx, accountId);
  return account;
}

/** Undefined if it is not suspended. */
export function markLifted(trx: Db, accountId: string): Promise<NamedAccount | undefined> {
  return updateSuspended(trx, accountId, null);
}

/** Sessions, and sign-ins and recoveries that have begun. Returns how many sessions there were. */
export async function endAllWaysIn(trx: Db, accountId: string): Promise<number> {
  await deleteLoginChallengesOf(trx, accountId);
  await deleteRecoveriesOf(trx, accountId);
  return deleteSessionsOf(trx, accountId);
}
