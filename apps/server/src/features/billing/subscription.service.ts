import type { UserSubscription } from "@visita/domain/billing/billing.contract";
import { BILLING_MESSAGES as TEXT } from "@visita/domain/billing/billing.messages";
import { entitledUntil, isEntitled } from "@visita/domain/billing/entitlement";
import type { PlanStatus } from "@visita/domain/billing/plan.rules";
import { AppError } from "../../lib/app-error.ts";
import { withTimeout } from "../../lib/with-timeout.ts";
import type { BillingContext, ProvidedContext } from "./billing.context.ts";
import { PROVIDER_TIMEOUT_MS } from "./billing.limits.ts";
import { ProviderFault, type ProviderSubscription } from "./billing.provider.ts";
import { listSubscriptions, listSubscriptionsOf, type SubscriptionRow } from "./billing.store.ts";
import { syncSubscription, toState } from "./sync.service.ts";

const NOTHING: UserSubscription = {
  status: "inactive",
  planId: null,
  cancelAt: null,
  renewsAt: null,
  pastDue: false,
  hasBilling: false,
};

/** Whether a person's plan is active. Answered from our own tables, so that it works while the provider does not. */
export async function findPlanStatus(context: BillingContext, accountId: string): Promise<PlanStatus> {
  return (await findPlan(context, accountId)).status;
}

/** The same, and when it ends by itself if nothing more is heard. */
export async function findPlan(
  { db, now, provider }: BillingContext,
  accountId: string,
): Promise<{ status: PlanStatus; until: number | null }> {
  if (!provider) return { status: "active", until: null };
  const rows = await listSubscriptions(db, provider.kind, accountId);
  const until = Math.max(...rows.map((row) => entitledUntil(toState(row), now())));
  return now() < until ? { status: "active", until } : { status: "inactive", until: null };
}

/** Which of these people's plans are active, in one question. */
export async function findActiveAccounts(
  { db, now, provider }: BillingContext,
  accountIds: readonly string[],
): Promise<ReadonlySet<string>> {
  if (!provider) return new Set(accountIds);
  const rows = await listSubscriptionsOf(db, provider.kind, accountIds);
  return new Set(rows.filter((row) => isEntitled(toState(row), now())).map((row) => row.account_id));
}

export async function describeSubscription(
  context: BillingContext,
  accountId: string,
): Promise<UserSubscription> {
  const { db, now, provider } = context;
  if (!provider) return { ...NOTHING, status: "active" };
  const rows = await listSubscriptions(db, provider.kind, accountId);
  const live = rows.find((row) => isEntitled(toState(row), now()));
  const hasBilling = rows.length > 0;
  if (!live) return { ...NOTHING, hasBilling, pastDue: rows.some((row) => row.status === "past_due") };
  const isEnding = live.cancel_at !== null;
  return {
    status: "active",
    planId: isEnding ? null : live.price_id,
    cancelAt: toIso(live.cancel_at),
    renewsAt: isEnding ? null : toIso(live.period_end),
    pastDue: live.status === "past_due",
    hasBilling,
  };
}

/** The subscription that opens the premium features now: the oldest, if there should be two. */
export async function findLive(
  { db, now, provider }: BillingContext,
  accountId: string,
): Promise<SubscriptionRow | undefined> {
  if (!provider) return undefined;
  const rows = await listSubscriptions(db, provider.kind, accountId);
  return rows.find((row) => isEntitled(toState(row), now()));
}

/** One whose payment failed too long ago to open anything, but which can still be mended. */
export async function findUnpaid(
  { db, provider }: BillingContext,
  accountId: string,
): Promise<SubscriptionRow | undefined> {
  const rows = provider ? await listSubscriptions(db, provider.kind, accountId) : [];
  return rows.find((row) => row.ended_at === null && (row.status === "past_due" || row.status === "unpaid"));
}

/** Cancels at the end of the period. Doing it again changes nothing. */
export function cancelSubscription(context: ProvidedContext, accountId: string): Promise<UserSubscription> {
  return change(context, accountId, TEXT.cancelFailed, (live) =>
    live.cancel_at === null ? context.provider.scheduleCancel(live.id) : null,
  );
}

/** Takes a cancellation back. Doing it again changes nothing. */
export function resumeSubscription(context: ProvidedContext, accountId: string): Promise<UserSubscription> {
  return change(context, accountId, TEXT.resumeFailed, (live) =>
    live.cancel_at === null ? null : context.provider.resume(live.id),
  );
}

/** Changes a subscription at the provider and writes down what it answers; if it does not answer, nothing changed. */
async function change(
  context: ProvidedContext,
  accountId: string,
  failure: string,
  ask: (live: SubscriptionRow) => Promise<ProviderSubscription> | null,
): Promise<UserSubscription> {
  const live = await findLive(context, accountId);
  if (!live) throw new AppError("no_subscription", failure);
  const work = (signal: AbortSignal) =>
    context.exclusive(`subscription:${live.id}`, async () => {
      signal.throwIfAborted();
      try {
        const answer = await ask(live);
        if (answer) await syncSubscription(context, context.db, answer);
      } catch (error) {
        if (!(error instanceof ProviderFault)) throw error;
        context.alert("the payment provider did not change a subscription", error);
        throw new AppError("provider_failed", failure);
      }
    });
  await withTimeout(work, PROVIDER_TIMEOUT_MS, () => new AppError("provider_failed", failure));
  return describeSubscription(context, accountId);
}

function toIso(time: number | null): string | null {
  return time === null ? null : new Date(time).toISOString();
}
