import type { AppContext, AppEvents } from "../../core/app-context.ts";
import type { Db } from "../../db/database.ts";
import type { MailRecipient } from "../mail/mail.service.ts";
import {
  deleteAccountRow,
  findAccountByEmail,
  listAccountsLeftBy,
  updateLeft,
  updateLeftAgain,
} from "./account.store.ts";
import { deleteRecoveriesByEmail } from "./recovery/recovery.store.ts";
import { hmacsOfEmail } from "./security-code.ts";
import { deleteLoginFailures } from "./sign-in/login-failure.store.ts";
import { endAllWaysIn } from "./suspension.service.ts";

/** Marks an account as left and signs it out everywhere. Returns whom to tell, or undefined if it had left. */
export async function markLeft(trx: Db, accountId: string, now: number): Promise<MailRecipient | undefined> {
  const account = await updateLeft(trx, accountId, now);
  if (!account) return undefined;
  await endAllWaysIn(trx, accountId);
  return account;
}

/** Returns whom to tell, or undefined if the account had not left. */
export function markBack(trx: Db, accountId: string): Promise<MailRecipient | undefined> {
  return updateLeft(trx, accountId, null);
}

/** Ids of accounts that left at that time or before, the earliest first. */
export async function listLeftAccounts(db: Db, leftBy: number, limit: number): Promise<string[]> {
  return (await listAccountsLeftBy(db, leftBy, limit)).map(({ id }) => id);
}

export async function findAccountIdByEmail(db: Db, email: string): Promise<string | undefined> {
  return (await findAccountByEmail(db, email))?.id;
}

/**
 * Locks an account that left at that time or before until the transaction ends, so that nobody brings it back meanwhile.
 * Returns whom to tell, or undefined if it is back or gone.
 */
export function lockLeftAccount(
  trx: Db,
  accountId: string,
  leftBy: number,
): Promise<MailRecipient | undefined> {
  return updateLeftAgain(trx, accountId, leftBy);
}

/** Deletes the account, what refers to it (cascades), and the counters of its email address. */
export async function deleteAccountData(
  { accountKeys }: AppContext,
  { trx, accountId, email }: AppEvents["accountDeleted"],
): Promise<void> {
  for (const emailKey of hmacsOfEmail(accountKeys.email, email)) {
    await deleteLoginFailures(trx, emailKey);
    await deleteRecoveriesByEmail(trx, emailKey);
  }
  await deleteAccountRow(trx, accountId);
}
