import type { LeavePreview } from "@visita/domain/leave/leave.contract";
import { LEAVE_GRACE_MS } from "@visita/domain/leave/leave.rules";
import type { AppContext } from "../../core/app-context.ts";
import { isoTime } from "../../lib/utc-time.ts";
import { withTimeout } from "../../lib/with-timeout.ts";
import { markBack, markLeft } from "../account/leaving-account.service.ts";
import { publishOwnerChange } from "../account/owner-change.service.ts";
import { listActiveSessions } from "../account/sessions/session.service.ts";
import { confirmIdentity, type IdentityProof } from "../account/settings/confirm-identity.service.ts";
import { endPlan } from "../billing/end-plan.service.ts";
import { describeSubscription, PROVIDER_TIMEOUT_MS } from "../billing/subscription.service.ts";
import { hideCardsOf } from "../card/card-deletion.service.ts";
import { listStoredCards } from "../card/visible-card.service.ts";
import { listTeamsToHandOver, requireTeamsHandedOver } from "../team/team-deletion.service.ts";

export async function previewLeaving(context: AppContext, accountId: string): Promise<LeavePreview> {
  const cards = await listStoredCards(context, accountId);
  const { status } = await describeSubscription(context, accountId);
  const sessions = await listActiveSessions(context.db, accountId, "", context.now());
  return {
    cards: cards.map(({ card }) => card.username),
    hasPlan: context.billing.provider !== null && status === "active",
    sessions: sessions.length,
    teamsToHandOver: await listTeamsToHandOver(context.db, accountId),
    deletedAt: isoTime(context.now() + LEAVE_GRACE_MS),
  };
}

/**
 * Ends sessions and takes cards from view at once; everything is deleted when the grace period is over. That the account
 * is left is stored before its plan is ended: should the provider fail or this process die, the job below ends it.
 */
export async function leave(context: AppContext, accountId: string, proof: IdentityProof): Promise<string> {
  const { db, now } = context;
  await confirmIdentity(context, accountId, proof);
  const leftAt = now();
  const until = leftAt + LEAVE_GRACE_MS;
  await db.transaction().execute(async (trx) => {
    await requireTeamsHandedOver(trx, accountId);
    const recipient = await markLeft(trx, accountId, leftAt);
    if (!recipient) return;
    await hideCardsOf(trx, accountId, leftAt);
    await publishOwnerChange(context, trx, accountId);
    await context.mail.enqueue(trx, recipient, { kind: "leaving_begun", until });
  });
  context.securityLog("an account was left; it is deleted when the grace period is over");
  context.mail.kick();
  await withTimeout(endPlan(context, accountId), PROVIDER_TIMEOUT_MS).catch((error: unknown) => {
    context.billing.alert(
      "the plan of an account that was left was not ended in time; it is tried again",
      error,
    );
  });
  return isoTime(until);
}

/** Idempotent. A plan stays ended. */
export async function comeBack(context: AppContext, accountId: string): Promise<void> {
  const { db, now } = context;
  await db.transaction().execute(async (trx) => {
    const recipient = await markBack(trx, accountId);
    if (!recipient) return;
    await hideCardsOf(trx, accountId, null);
    await publishOwnerChange(context, trx, accountId);
    await context.mail.enqueue(trx, recipient, { kind: "leaving_undone", at: now() });
  });
  context.mail.kick();
}
