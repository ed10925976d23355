import type { LeavePreview } from "@visita/domain/leave/leave.contract";
import { LEAVE_GRACE_MS } from "@visita/domain/leave/leave.rules";
import { isoTime } from "../../lib/utc-time.ts";
import { withTimeout } from "../../lib/with-timeout.ts";
import { confirmIdentity, type IdentityProof } from "../account/confirm-identity.service.ts";
import { markBack, markLeft } from "../account/leaving-account.service.ts";
import { listActiveSessions } from "../account/session.service.ts";
import { endPlan } from "../billing/end-plan.service.ts";
import { describeSubscription, PROVIDER_TIMEOUT_MS } from "../billing/subscription.service.ts";
import { hideCardsOf } from "../card/card-deletion.service.ts";
import { listStoredCards } from "../card/visible-card.service.ts";
import type { LeaveContext } from "./leave.context.ts";

export async function previewLeaving(context: LeaveContext, accountId: string): Promise<LeavePreview> {
  const cards = await listStoredCards(context.cards, accountId);
  const { status } = await describeSubscription(context.billing, accountId);
  const sessions = await listActiveSessions(context.db, accountId, "", context.now());
  return {
    cards: cards.map(({ card }) => card.username),
    hasPlan: context.billing.provider !== null && status === "active",
    sessions: sessions.length,
    deletedAt: isoTime(context.now() + LEAVE_GRACE_MS),
  };
}

/**
 * Ends sessions and takes cards from view at once; everything is deleted when the grace period is over. That the account
 * is left is stored before its plan is ended: should the provider fail or this process die, the job below ends it.
 */
export async function leave(context: LeaveContext, accountId: string, proof: IdentityProof): Promise<string> {
  const { db, now, accounts } = context;
  await confirmIdentity(accounts, accountId, proof);
  const leftAt = now();
  const until = leftAt + LEAVE_GRACE_MS;
  await db.transaction().execute(async (trx) => {
    const email = await markLeft(trx, accountId, leftAt);
    if (!email) return;
    await hideCardsOf(trx, accountId, leftAt);
    await context.ownerChanged(trx, accountId);
    await accounts.mail.enqueue(trx, email, { kind: "leaving_begun", until });
  });
  accounts.securityLog("an account was left; it is deleted when the grace period is over");
  accounts.mail.kick();
  await withTimeout(endPlan(context.billing, accountId), PROVIDER_TIMEOUT_MS).catch((error: unknown) => {
    context.billing.alert(
      "the plan of an account that was left was not ended in time; it is tried again",
      error,
    );
  });
  return isoTime(until);
}

/** Idempotent. A plan stays ended. */
export async function comeBack(
  { db, now, accounts, ownerChanged }: LeaveContext,
  accountId: string,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const email = await markBack(trx, accountId);
    if (!email) return;
    await hideCardsOf(trx, accountId, null);
    await ownerChanged(trx, accountId);
    await accounts.mail.enqueue(trx, email, { kind: "leaving_undone", at: now() });
  });
  accounts.mail.kick();
}
