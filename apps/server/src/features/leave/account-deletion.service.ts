import { LEAVE_GRACE_MS } from "@visita/domain/leave/leave.rules";
import {
  deleteAccountData,
  listLeftAccounts,
  lockLeftAccount,
  markLeft,
} from "../account/leaving-account.service.ts";
import { eraseDeletedTerms, erasePeopleOf } from "../address-book/person.service.ts";
import { deleteSandboxData, endPlan, listLeftPayers } from "../billing/end-plan.service.ts";
import { eraseCardsOf } from "../card/card-deletion.service.ts";
import { forgetReporter } from "../report/report-decision.service.ts";
import type { LeaveContext } from "./leave.context.ts";

const BATCH_SIZE = 50;

/** Background job: ends plans that are still running, and deletes the accounts whose grace period is over. */
export async function deleteLeftAccounts(context: LeaveContext): Promise<void> {
  const { db, now, billing } = context;
  const leftBy = now() - LEAVE_GRACE_MS;
  // One account that fails must not keep the others.
  const failures: unknown[] = [];
  for (const accountId of await listLeftPayers(billing)) {
    await endPlan(billing, accountId).catch((error: unknown) => failures.push(error));
  }
  for (const accountId of await listLeftAccounts(db, leftBy, BATCH_SIZE)) {
    await deleteAccount(context, accountId, leftBy).catch((error: unknown) => failures.push(error));
  }
  if (failures.length > 0) throw failures[0];
}

/** Without a grace period, for an operator. False if the plan could not be ended; the account then stays as it is. */
export async function deleteAccountNow(context: LeaveContext, accountId: string): Promise<boolean> {
  const { db, now, billing } = context;
  if (!(await endPlan(billing, accountId))) return false;
  await db.transaction().execute(async (trx) => {
    await markLeft(trx, accountId, now());
    await context.ownerChanged(trx, accountId);
  });
  return deleteAccount(context, accountId, now());
}

/**
 * Deletes an account that left at that time or before, with everything that it has put in, in one transaction: after a
 * crash all of it is there or nothing. Waits for the provider: false if the plan could not be ended.
 */
export async function deleteAccount(
  context: LeaveContext,
  accountId: string,
  leftBy: number,
): Promise<boolean> {
  const { db, now, accounts, billing } = context;
  if (!(await endPlan(billing, accountId))) return false;
  await db.transaction().execute(async (trx) => {
    const email = await lockLeftAccount(trx, accountId, leftBy);
    if (!email) return;
    await erasePeopleOf(trx, accountId);
    await eraseCardsOf(context.cards, trx, accountId);
    await deleteSandboxData(trx, accountId);
    await accounts.limits.forget(trx, accountId);
    await context.forgetRecipient(trx, email);
    await forgetReporter(trx, email);
    await deleteAccountData(trx, accounts, accountId, email);
    await context.ownerChanged(trx, accountId);
    await accounts.mail.enqueue(trx, email, { kind: "account_deleted", at: now() });
  });
  accounts.mail.kick();
  await eraseDeletedTerms(db);
  return true;
}
