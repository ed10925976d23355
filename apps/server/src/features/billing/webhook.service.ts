import type { Limit } from "../limit/limit.service.ts";
import type { ProvidedContext } from "./billing.provider.ts";
import { type BillingEvent, ProviderFault } from "./billing.provider.ts";
import { hasEvent, insertEvent } from "./billing-event.store.ts";
import { findAttemptBySession, updateAttempt } from "./checkout-attempt.store.ts";
import { invalidatePlans } from "./plans.service.ts";
import { findSubscription } from "./subscription.store.ts";
import { cancelDuplicates, refetchSubscription, syncSubscription } from "./sync.service.ts";

/** Per account. The page asks a few times after a payment; beyond the limit the stored state is shown. */
const CONFIRM_LIMIT: Limit = { name: "payment-confirm", hits: 10, windowMs: 10 * 60_000 };

/**
 * Idempotent. An event only says which object changed; its current state is fetched from the provider, serialized per
 * subscription, so that the order of delivery does not matter.
 */
export async function applyEvent(context: ProvidedContext, event: BillingEvent): Promise<void> {
  if (await hasEvent(context.db, event.id)) return;
  if (/^(price|product)\./.test(event.type)) invalidatePlans(context);
  if (/^charge\.(dispute|refunded)/.test(event.type))
    context.billing.alert(`the payment provider reports ${event.type}`);
  try {
    if (event.checkoutId) return await applyCheckout(context, event, event.checkoutId);
    if (event.subscriptionId) return await applySubscription(context, event, event.subscriptionId);
  } catch (error) {
    // A deleted object does not come back, so a retry would fail again.
    if (!(error instanceof ProviderFault) || error.reason !== "missing") throw error;
    context.billing.alert("an event refers to an object that the payment provider does not have", error);
  }
  await recordEvent(context, event);
}

async function applySubscription(context: ProvidedContext, event: BillingEvent, id: string): Promise<void> {
  await context.exclusive(`subscription:${id}`, async () => {
    const state = await context.billing.provider.getSubscription(id);
    // One transaction for the event's id and its effect, so that neither a crash nor a second delivery separates them.
    await context.db.transaction().execute(async (trx) => {
      if (await recordEvent(context, event, trx)) await syncSubscription(context, trx, state);
    });
    context.mail.kick();
  });
  const row = await findSubscription(context.db, id);
  // The event is already recorded, so a failure here must not make the provider retry it; reconciliation repeats this.
  if (row) await cancelDuplicates(context, row.account_id).catch(alertProviderFault(context));
}

async function applyCheckout(
  context: ProvidedContext,
  event: BillingEvent,
  checkoutId: string,
): Promise<void> {
  const subscriptionId = await settleCheckout(context, checkoutId);
  if (subscriptionId) await applySubscription(context, event, subscriptionId);
  else await recordEvent(context, event);
}

/** Closes the attempt of a completed or expired checkout. Returns the subscription it created. */
export async function settleCheckout(context: ProvidedContext, checkoutId: string): Promise<string | null> {
  const attempt = await findAttemptBySession(context.db, checkoutId);
  const checkout = await context.billing.provider.getCheckout(checkoutId);
  if (!attempt) return null;
  if (checkout.accountId !== null && checkout.accountId !== attempt.account_id) {
    context.billing.alert("a checkout was paid for another account than the one that opened it");
    return null;
  }
  if (checkout.state !== "open") await updateAttempt(context.db, attempt.id, { state: checkout.state });
  return checkout.subscriptionId;
}

/** For a customer who returns before the event arrives. The id in the URL alone grants nothing. Returns whether it is paid. */
export async function confirmCheckout(
  context: ProvidedContext,
  accountId: string,
  checkoutId: string,
): Promise<boolean> {
  const attempt = await findAttemptBySession(context.db, checkoutId);
  if (attempt?.account_id !== accountId) return false;
  if ((await context.limits.tryHit(CONFIRM_LIMIT, accountId)) > 0) return false;
  try {
    const subscriptionId = await settleCheckout(context, checkoutId);
    if (subscriptionId) await refetchSubscription(context, subscriptionId);
    return subscriptionId !== null;
  } catch (error) {
    // The stored state is shown instead; the event or the next reconciliation updates it.
    if (!(error instanceof ProviderFault)) throw error;
    context.billing.alert("a completed checkout could not be fetched", error);
    return false;
  }
}

function alertProviderFault({ billing: { alert } }: ProvidedContext) {
  return (error: unknown): void => {
    if (!(error instanceof ProviderFault)) throw error;
    alert("a duplicate subscription could not be cancelled yet", error);
  };
}

function recordEvent(
  { db, now, billing: { provider } }: ProvidedContext,
  event: BillingEvent,
  trx?: Parameters<typeof insertEvent>[0],
) {
  return insertEvent(trx ?? db, {
    id: event.id,
    provider: provider.kind,
    type: event.type,
    applied_at: now(),
  });
}
