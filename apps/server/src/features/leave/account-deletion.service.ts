import { LEAVE_GRACE_MS } from "@visita/domain/leave/leave.rules";
import type { AppContext } from "../../core/app-context.ts";
import { listLeftAccounts, lockLeftAccount, markLeft } from "../account/leaving-account.service.ts";
import { publishOwnerChange } from "../account/owner-change.service.ts";
import { endPlan, listLeftPayers } from "../billing/end-plan.service.ts";

const BATCH_SIZE = 50;

/** Background job: ends plans that are still running, and deletes the accounts whose grace period is over. */
export async function deleteLeftAccounts(context: AppContext): Promise<void> {
  const { db, now } = context;
  const leftBy = now() - LEAVE_GRACE_MS;
  // One account that fails must not keep the others.
  const failures: unknown[] = [];
  for (const accountId of await listLeftPayers(context)) {
    await endPlan(context, accountId).catch((error: unknown) => failures.push(error));
  }
  for (const accountId of await listLeftAccounts(db, leftBy, BATCH_SIZE)) {
    await deleteAccount(context, accountId, leftBy).catch((error: unknown) => failures.push(error));
  }
  if (failures.length > 0) throw failures[0];
}

/** Without a grace period, for an operator. False if the plan could not be ended; the account then stays as it is. */
export async function deleteAccountNow(context: AppContext, accountId: string): Promise<boolean> {
  const { db, now } = context;
  if (!(await endPlan(context, accountId))) return false;
  await db.transaction().execute(async (trx) => {
    await markLeft(trx, accountId, now());
    await publishOwnerChange(context, trx, accountId);
  });
  return deleteAccount(context, accountId, now());
}

/**
 * Deletes an account that left at that time or before, with everything that it has put in, in one transaction: after a
 * crash all of it is there or nothing. Waits for the provider: false if the plan could not be ended.
 */
export async function deleteAccount(
  context: AppContext,
  accountId: string,
  leftBy: number,
): Promise<boolean> {
  const { db, now } = context;
  if (!(await endPlan(context, accountId))) return false;
  await db.transaction().execute(async (trx) => {
    const recipient = await lockLeftAccount(trx, accountId, leftBy);
    if (!recipient) return;
    await context.emit("accountDeleted", { trx, accountId, email: recipient.email });
    await publishOwnerChange(context, trx, accountId);
    await context.mail.enqueue(trx, recipient, { kind: "account_deleted", at: now() });
  });
  context.mail.kick();
  await context.emit("accountErased", { accountId });
  return true;
}
