import { ADMIN_MESSAGES as TEXT } from "@visita/domain/admin/admin.messages";
import type { AppContext } from "../../core/app-context.ts";
import type { Trx } from "../../db/database.ts";
import { AppError } from "../../lib/app-error.ts";
import { addDays, startOfDay, utcDay } from "../../lib/utc-time.ts";
import { findAccountEmail } from "../account/account.service.ts";
import { publishOwnerChange } from "../account/owner-change.service.ts";
import { endAllWaysIn, markLifted, markSuspended, type NamedAccount } from "../account/suspension.service.ts";
import { grantPlan } from "../billing/subscription.service.ts";
import { suspendCardsOf } from "../card/takedown.service.ts";
import { grantUsername } from "../card/username-grant.service.ts";
import { deleteAccountNow } from "../leave/account-deletion.service.ts";
import { announceWrite } from "./admin-reads.service.ts";
import { type Actor, type AuditInput, recordAction } from "./audit.service.ts";

/** What an admin does to an account, for a reason. */
export type PersonAction = (
  context: AppContext,
  actor: Actor,
  accountId: string,
  reason: string,
) => Promise<void>;

/** Also of one's own account: it is what one does after losing a phone. */
export const signOutEverywhere: PersonAction = async (context, actor, accountId, reason) => {
  await getEmail(context, accountId);
  await context.db.transaction().execute(async (trx) => {
    const sessions = await endAllWaysIn(trx, accountId);
    await context.emit("accessEnded", { trx, accountId });
    await record(context, trx, actor, accountId, {
      action: "signed_out",
      reason,
      detail: `${sessions} ${sessions === 1 ? "session" : "sessions"}`,
    });
  });
};

export const suspendAccount: PersonAction = async (context, actor, accountId, reason) => {
  await requireOther(context, actor, accountId);
  await context.db.transaction().execute((trx) => suspendIn(context, trx, actor, accountId, reason));
  context.mail.kick();
};

/** Part of the caller's transaction. Throws `already_done` when another admin was faster. */
export async function suspendIn(
  context: AppContext,
  trx: Trx,
  actor: Actor,
  accountId: string,
  reason: string,
): Promise<void> {
  const { now } = context;
  const account = await markSuspended(trx, accountId, { at: now(), reason });
  if (!account) throw new AppError("already_done", TEXT.alreadySuspended);
  await suspendCardsOf(trx, accountId, now());
  await publishOwnerChange(context, trx, accountId);
  await context.mail.enqueue(trx, account, {
    kind: "account_suspended",
    name: nameOf(account),
    reason,
  });
  await record(context, trx, actor, accountId, { action: "suspended", reason });
}

export const liftSuspension: PersonAction = async (context, actor, accountId, reason) => {
  const { db } = context;
  await getEmail(context, accountId);
  await db.transaction().execute(async (trx) => {
    const account = await markLifted(trx, accountId);
    if (!account) throw new AppError("already_done", TEXT.notSuspended);
    await suspendCardsOf(trx, accountId, null);
    await publishOwnerChange(context, trx, accountId);
    await context.mail.enqueue(trx, account, { kind: "account_lifted", name: nameOf(account) });
    await record(context, trx, actor, accountId, { action: "lifted", reason });
  });
  context.mail.kick();
};

/** The audit row comes first: should the deletion fail half-way, it is known who began it. */
export const deleteAccountByAdmin: PersonAction = async (context, actor, accountId, reason) => {
  await requireOther(context, actor, accountId);
  await recordAlone(context, actor, accountId, { action: "deleted_account", reason });
  if (!(await deleteAccountNow(context, accountId))) {
    const detail = "Nothing was deleted: the payment provider could not end the plan";
    await recordAlone(context, actor, accountId, { action: "deleted_account", reason, detail });
    throw new AppError("provider_failed", TEXT.deletionFailed);
  }
  // Again: the provider may have taken its time.
  await announceWrite(context, context.db);
};

/** Until the end of that day, in UTC. */
export async function grantPremium(
  context: AppContext,
  actor: Actor,
  accountId: string,
  { reason, until }: { reason: string; until: string },
): Promise<void> {
  const { db, now } = context;
  if (until < utcDay(now())) {
    throw new AppError("invalid_input", TEXT.dayPast, { fields: { until: TEXT.dayPast } });
  }
  if (actor.accountId === accountId) throw new AppError("own_account", TEXT.actsOnSelf);
  await getEmail(context, accountId);
  await db.transaction().execute(async (trx) => {
    await grantPlan(context, trx, accountId, startOfDay(addDays(until, 1)));
    const detail = `until ${until}`;
    await record(context, trx, actor, accountId, { action: "granted_premium", reason, detail });
  });
}

/** For somebody who bears a name that is kept back, and has shown it. */
export async function allowUsername(
  context: AppContext,
  actor: Actor,
  accountId: string,
  { username: typed, reason }: { username: string; reason: string },
): Promise<void> {
  await getEmail(context, accountId);
  await context.db.transaction().execute(async (trx) => {
    const username = await grantUsername(context, trx, typed, accountId);
    await record(context, trx, actor, accountId, {
      action: "allowed_username",
      reason,
      detail: `/c/${username}`,
    });
  });
}

/** For an operator who is asked for somebody's data. */
export const recordExport: PersonAction = async (context, actor, accountId, reason) => {
  await getEmail(context, accountId);
  await recordAlone(context, actor, accountId, { action: "exported_account", reason });
};

/**
 * Refuses one's own account and those of other admins: whoever should lose it leaves ADMIN_EMAILS first, so that nobody
 * locks the last admin out.
 */
export async function requireOther(context: AppContext, actor: Actor, accountId: string): Promise<void> {
  const email = await getEmail(context, accountId);
  if (actor.accountId === accountId) throw new AppError("own_account", TEXT.actsOnSelf);
  if (context.adminEmails.has(email)) throw new AppError("own_account", TEXT.actsOnAdmin);
}

async function getEmail({ db }: AppContext, accountId: string): Promise<string> {
  const email = await findAccountEmail(db, accountId);
  if (email === undefined) throw new AppError("not_found", TEXT.accountGone);
  return email;
}

/** For what is not done in a transaction with its row. */
function recordAlone(
  context: AppContext,
  actor: Actor,
  accountId: string,
  input: Omit<AuditInput, "accountId">,
): Promise<void> {
  return context.db.transaction().execute((trx) => record(context, trx, actor, accountId, input));
}

function record(
  context: AppContext,
  trx: Trx,
  actor: Actor,
  accountId: string,
  input: Omit<AuditInput, "accountId">,
): Promise<void> {
  return recordAction(context, trx, actor, { ...input, accountId });
}

export function nameOf({ first_name, last_name }: Pick<NamedAccount, "first_name" | "last_name">): string {
  return `${first_name} ${last_name}`.trim();
}
