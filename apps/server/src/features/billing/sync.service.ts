import { isEntitled, PAYMENT_GRACE_MS, type SubscriptionState } from "@visita/domain/billing/entitlement";
import type { Db } from "../../db/database.ts";
import { findRecipient, isHoldingAccount } from "../account/account.service.ts";
import { publishOwnerChange } from "../account/owner-change.service.ts";
import type { ProvidedContext, ProviderSubscription } from "./billing.provider.ts";
import { findCustomerById } from "./customer.store.ts";
import {
  findSubscription,
  listSubscriptions,
  type SubscriptionRow,
  upsertSubscription,
} from "./subscription.store.ts";

export const LIVE_STATUSES = ["active", "trialing", "past_due"];

/** Stored as the status; it entitles to nothing and is never cancelled as a duplicate. */
const FOREIGN_PRICE = "foreign_price";

/** In a transaction of its own. */
export async function storeSubscription(
  context: ProvidedContext,
  state: ProviderSubscription,
): Promise<void> {
  await context.db.transaction().execute((trx) => syncSubscription(context, trx, state));
  context.mail.kick();
}

/**
 * Stores a subscription's current state, in the caller's transaction: the mail about a failed payment is written with
 * it, once. The account is that of its customer, who was created before any checkout;
 * conflicting metadata is rejected. Returns whether the subscription belongs to this installation.
 */
export async function syncSubscription(
  context: ProvidedContext,
  trx: Db,
  state: ProviderSubscription,
): Promise<boolean> {
  const {
    now,
    billing: { provider, alert },
  } = context;
  const customer = await findCustomerById(trx, provider.kind, state.customerId);
  if (!customer || (state.accountId !== null && state.accountId !== customer.account_id)) {
    alert("a subscription's customer is unknown here, or its metadata names another account");
    return false;
  }
  const before = await findSubscription(trx, state.id);
  // A team's price opens nothing for one person, nor the other way round.
  const isRight = state.offer === ((await isHoldingAccount(trx, customer.account_id)) ? "team" : "premium");
  // A price that was accepted once stays accepted, also when the operator sells another one now.
  const isAccepted = isRight || (before?.price_id === state.priceId && before.status !== FOREIGN_PRICE);
  const status = isAccepted ? state.status : FOREIGN_PRICE;
  if (!isAccepted) alert("a subscription is for a price of another product: it opens nothing");
  await upsertSubscription(trx, {
    id: state.id,
    provider: provider.kind,
    account_id: customer.account_id,
    customer_id: state.customerId,
    price_id: state.priceId,
    quantity: state.quantity,
    seats: state.seats,
    seats_until: state.seatsUntil,
    status,
    period_end: state.periodEnd,
    cancel_at: state.cancelAt,
    past_due_since: status === "past_due" ? (before?.past_due_since ?? now()) : null,
    ended_at: state.endedAt,
    created_at: state.createdAt,
    synced_at: now(),
  });
  await publishOwnerChange(context, trx, customer.account_id);
  if (status === "past_due" && before?.status !== "past_due") {
    await enqueuePaymentFailedMail(context, trx, customer.account_id);
  }
  return true;
}

async function enqueuePaymentFailedMail(
  { mail, now, findOwners }: ProvidedContext,
  trx: Db,
  accountId: string,
): Promise<void> {
  for (const payer of await findOwners(trx, accountId)) {
    const recipient = await findRecipient(trx, payer);
    if (!recipient) continue;
    await mail.enqueue(trx, recipient, { kind: "payment_failed", until: now() + PAYMENT_GRACE_MS });
  }
}

/** Fetches and stores the current state. Serialized per subscription. */
export function refetchSubscription(context: ProvidedContext, id: string): Promise<void> {
  return context.exclusive(`subscription:${id}`, async () => {
    await storeSubscription(context, await context.billing.provider.getSubscription(id));
  });
}

/**
 * Two checkouts can be paid on two devices at once. The oldest subscription that entitles stays; the others are
 * cancelled and refunded.
 */
export async function cancelDuplicates(context: ProvidedContext, accountId: string): Promise<void> {
  const rows = await listSubscriptions(context.db, context.billing.provider.kind, accountId);
  const live = rows.filter((row) => row.ended_at === null && LIVE_STATUSES.includes(row.status));
  const original = live.find((row) => isEntitled(toState(row), context.now())) ?? live[0];
  for (const duplicate of live.filter((row) => row !== original)) {
    context.billing.alert("a duplicate subscription is cancelled and refunded");
    await context.exclusive(`subscription:${duplicate.id}`, async () => {
      await storeSubscription(context, await context.billing.provider.cancelNow(duplicate.id));
    });
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
