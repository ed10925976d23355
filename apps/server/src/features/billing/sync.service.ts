import { isEntitled, PAYMENT_GRACE_MS, type SubscriptionState } from "@visita/domain/billing/entitlement";
import type { Db } from "../../db/database.ts";
import { findAccountEmail } from "../account/account.service.ts";
import type { ProvidedContext } from "./billing.context.ts";
import type { ProviderSubscription } from "./billing.provider.ts";
import {
  findCustomerById,
  findSubscription,
  listSubscriptions,
  type SubscriptionRow,
  upsertSubscription,
} from "./billing.store.ts";

export const LIVE = ["active", "trialing", "past_due"];

/**
 * Writes down a subscription as the provider has it now. Whose it is, is known by its customer, who was there before
 * any checkout; notes that say otherwise are not believed. Says whether it was one of ours.
 */
export async function syncSubscription(
  context: ProvidedContext,
  db: Db,
  state: ProviderSubscription,
): Promise<boolean> {
  const { now, provider, alert } = context;
  const customer = await findCustomerById(db, provider.kind, state.customerId);
  if (!customer || (state.accountId !== null && state.accountId !== customer.account_id)) {
    alert("a subscription belongs to no customer of this installation, or to another than its notes say");
    return false;
  }
  const before = await findSubscription(db, state.id);
  await upsertSubscription(db, {
    id: state.id,
    provider: provider.kind,
    account_id: customer.account_id,
    customer_id: state.customerId,
    price_id: state.priceId,
    status: state.status,
    period_end: state.periodEnd,
    cancel_at: state.cancelAt,
    past_due_since: state.status === "past_due" ? (before?.past_due_since ?? now()) : null,
    ended_at: state.endedAt,
    created_at: state.createdAt,
    synced_at: now(),
  });
  await context.planChanged(db, customer.account_id);
  if (state.status === "past_due" && before?.status !== "past_due") {
    await tellOfFailedPayment(context, db, customer.account_id);
  }
  return true;
}

/** In the same transaction, so that it is told once. */
async function tellOfFailedPayment({ mail, now }: ProvidedContext, db: Db, accountId: string): Promise<void> {
  const email = await findAccountEmail(db, accountId);
  if (!email) return;
  await mail.enqueue(db, email, { kind: "payment_failed", until: now() + PAYMENT_GRACE_MS });
  mail.kick();
}

/** Asks the provider for the truth and writes it down, one at a time for each subscription. */
export function refetchSubscription(context: ProvidedContext, id: string): Promise<void> {
  return context.exclusive(`subscription:${id}`, async () => {
    await syncSubscription(context, context.db, await context.provider.getSubscription(id));
  });
}

/**
 * Two paid sessions, from two devices at once: the oldest that opens anything stays, the others are ended and their
 * payments given back.
 */
export async function endDoubles(context: ProvidedContext, accountId: string): Promise<void> {
  const rows = await listSubscriptions(context.db, context.provider.kind, accountId);
  const live = rows.filter((row) => row.ended_at === null && LIVE.includes(row.status));
  const kept = live.find((row) => isEntitled(toState(row), context.now())) ?? live[0];
  for (const double of live.filter((row) => row !== kept)) {
    context.alert("a person paid twice; the newer subscription is ended and its payment given back");
    const ended = await context.provider.cancelNow(double.id);
    await syncSubscription(context, context.db, ended);
  }
}

export function toState(row: SubscriptionRow): SubscriptionState {
  return {
    priceId: row.price_id,
    status: row.status,
    periodEnd: row.period_end,
    cancelAt: row.cancel_at,
    pastDueSince: row.past_due_since,
  };
}
