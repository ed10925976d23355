import type { UserSubscription } from "@visita/domain/billing/billing.contract";
import { BILLING_MESSAGES as TEXT } from "@visita/domain/billing/billing.messages";
import { entitledUntil, isEntitled } from "@visita/domain/billing/entitlement";
import type { PlanStatus } from "@visita/domain/billing/plan.rules";
import type { AppContext } from "../../core/app-context.ts";
import type { Db } from "../../db/database.ts";
import { AppError } from "../../lib/app-error.ts";
import { type ArchivePart, jsonPart } from "../../lib/archive-part.ts";
import { utcDay } from "../../lib/utc-time.ts";
import { withTimeout } from "../../lib/with-timeout.ts";
import { publishOwnerChange } from "../account/owner-change.service.ts";
import type { ProvidedContext } from "./billing.provider.ts";
import { ProviderFault, type ProviderSubscription } from "./billing.provider.ts";
import {
  countByPayment,
  GRANT_PROVIDER,
  listPlanRows,
  listSubscriptions,
  listSubscriptionsByAccounts,
  type SubscriptionRow,
  selectEntitled,
  upsertGrant,
} from "./subscription.store.ts";
import { storeSubscription, toState } from "./sync.service.ts";

/** Below HANDLER_TIMEOUT_MS, so that a slow provider is reported with the call's own message. */
export const PROVIDER_TIMEOUT_MS = 9_500;

const NO_SUBSCRIPTION: UserSubscription = {
  status: "inactive",
  planId: null,
  cancelAt: null,
  renewsAt: null,
  pastDue: false,
  hasBilling: false,
};

/** Read from the product's own tables, so that it works while the provider is down. */
export async function findPlanStatus(context: AppContext, accountId: string): Promise<PlanStatus> {
  return (await findPlan(context, accountId)).status;
}

/** `until` is when the plan ends unless another sync changes that. */
export async function findPlan(
  { db, now, billing: { provider } }: AppContext,
  accountId: string,
): Promise<{ status: PlanStatus; until: number | null }> {
  if (!provider) return { status: "active", until: null };
  const rows = await listPlanRows(db, provider.kind, accountId);
  const until = Math.max(...rows.map((row) => entitledUntil(toState(row), now())));
  return now() < until ? { status: "active", until } : { status: "inactive", until: null };
}

/** The accounts with an active plan, in one query. */
export async function findActiveAccounts(
  { db, now, billing: { provider } }: AppContext,
  accountIds: readonly string[],
): Promise<ReadonlySet<string>> {
  if (!provider) return new Set(accountIds);
  const rows = await listSubscriptionsByAccounts(db, provider.kind, accountIds);
  return new Set(rows.filter((row) => isEntitled(toState(row), now())).map((row) => row.account_id));
}

/** The subscriptions that open Premium now, for queries over accounts. Null where everybody has it. */
export function selectEntitling({ db, now, billing: { provider } }: AppContext) {
  return provider && selectEntitled(db, provider.kind, now());
}

/** Counts subscriptions that are paid for; a plan that an admin has granted is none. */
export async function countPayments({ db, billing: { provider } }: AppContext) {
  return provider ? countByPayment(db, provider.kind) : { active: 0, failed: 0 };
}

export async function describeSubscription(
  context: AppContext,
  accountId: string,
): Promise<UserSubscription> {
  const {
    db,
    now,
    billing: { provider },
  } = context;
  if (!provider) return { ...NO_SUBSCRIPTION, status: "active" };
  const rows = await listSubscriptions(db, provider.kind, accountId);
  const current = rows.find((row) => isEntitled(toState(row), now()));
  const hasBilling = rows.length > 0;
  if (!current) {
    const grantedUntil = await findGrantedDay(context, accountId);
    if (grantedUntil) return { ...NO_SUBSCRIPTION, status: "active", grantedUntil, hasBilling };
    return { ...NO_SUBSCRIPTION, hasBilling, pastDue: rows.some((row) => row.status === "past_due") };
  }
  const isEnding = current.cancel_at !== null;
  return {
    status: "active",
    planId: isEnding ? null : current.price_id,
    cancelAt: toIso(current.cancel_at),
    renewsAt: isEnding ? null : toIso(current.period_end),
    pastDue: current.status === "past_due",
    hasBilling,
  };
}

/** The last day, in UTC, of the premium plan that an admin has given; null if none has, or it is over. */
export async function findGrantedDay(
  { db, now, billing: { provider } }: AppContext,
  accountId: string,
): Promise<string | null> {
  const rows = await listPlanRows(db, provider?.kind ?? GRANT_PROVIDER, accountId);
  const grant = rows.find((row) => row.provider === GRANT_PROVIDER && isEntitled(toState(row), now()));
  return grant ? utcDay(entitledUntil(toState(grant), now()) - 1) : null;
}

/** Premium without a payment, until that time; a later grant replaces it. Part of the caller's transaction. */
export async function grantPlan(
  context: AppContext,
  trx: Db,
  accountId: string,
  until: number,
): Promise<void> {
  await upsertGrant(trx, {
    id: `grant-${accountId}`,
    provider: GRANT_PROVIDER,
    account_id: accountId,
    customer_id: GRANT_PROVIDER,
    price_id: GRANT_PROVIDER,
    status: "active",
    period_end: until,
    cancel_at: until,
    past_due_since: null,
    ended_at: null,
    created_at: context.now(),
    synced_at: context.now(),
  });
  await publishOwnerChange(context, trx, accountId);
}

/** The subscription that entitles the account now; the oldest if there are several. */
export async function findEntitling(
  { db, now, billing: { provider } }: AppContext,
  accountId: string,
): Promise<SubscriptionRow | undefined> {
  if (!provider) return undefined;
  const rows = await listSubscriptions(db, provider.kind, accountId);
  return rows.find((row) => isEntitled(toState(row), now()));
}

/** One that no longer entitles because a payment failed, but can still be paid. */
export async function findUnpaid(
  { db, billing: { provider } }: AppContext,
  accountId: string,
): Promise<SubscriptionRow | undefined> {
  const rows = provider ? await listSubscriptions(db, provider.kind, accountId) : [];
  return rows.find((row) => row.ended_at === null && (row.status === "past_due" || row.status === "unpaid"));
}

/** At the end of the period. Idempotent. */
export function cancelSubscription(context: ProvidedContext, accountId: string): Promise<UserSubscription> {
  return change(context, accountId, TEXT.cancelFailed, (row) =>
    row.cancel_at === null ? context.billing.provider.scheduleCancel(row.id) : null,
  );
}

/** Revokes a scheduled cancellation. Idempotent. */
export function resumeSubscription(context: ProvidedContext, accountId: string): Promise<UserSubscription> {
  return change(context, accountId, TEXT.resumeFailed, (row) =>
    row.cancel_at === null ? null : context.billing.provider.resume(row.id),
  );
}

/** Stores the state that the provider returns. If the request fails, nothing is changed here. */
async function change(
  context: ProvidedContext,
  accountId: string,
  failure: string,
  request: (current: SubscriptionRow) => Promise<ProviderSubscription> | null,
): Promise<UserSubscription> {
  const current = await findEntitling(context, accountId);
  if (!current) throw new AppError("no_subscription", failure);
  const work = (signal: AbortSignal) =>
    context.exclusive(`subscription:${current.id}`, async () => {
      signal.throwIfAborted();
      try {
        const changed = await request(current);
        if (changed) await storeSubscription(context, changed);
      } catch (error) {
        if (!(error instanceof ProviderFault)) throw error;
        context.billing.alert("the payment provider did not change a subscription", error);
        throw new AppError("provider_failed", failure);
      }
    });
  await withTimeout(work, PROVIDER_TIMEOUT_MS, () => new AppError("provider_failed", failure));
  return describeSubscription(context, accountId);
}

/** For the copy of an account: what is known here of its payments; the invoices themselves are at the provider. */
export async function invoicePart({ db, billing }: AppContext, accountId: string): Promise<ArchivePart> {
  const rows = billing.provider ? await listPlanRows(db, billing.provider.kind, accountId) : [];
  const subscriptions = rows.map((row) => ({
    provider: row.provider,
    subscription: row.id,
    customer: row.customer_id,
    price: row.price_id,
    status: row.status,
    begunAt: toIso(row.created_at),
    paidUntil: toIso(row.period_end),
    cancelledFor: toIso(row.cancel_at),
    endedAt: toIso(row.ended_at),
  }));
  return jsonPart("invoices", "invoices.json", subscriptions.length, { subscriptions });
}

function toIso(time: number | null): string | null {
  return time === null ? null : new Date(time).toISOString();
}
