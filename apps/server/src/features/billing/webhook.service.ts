import type { ProvidedContext } from "./billing.context.ts";
import { type BillingEvent, ProviderFault } from "./billing.provider.ts";
import {
  findAttemptBySession,
  findSubscription,
  hasEvent,
  insertEvent,
  updateAttempt,
} from "./billing.store.ts";
import { forgetPlans } from "./plans.service.ts";
import { endDoubles, refetchSubscription, syncSubscription } from "./sync.service.ts";

/**
 * Applies an event once, whenever and however often it comes. Only what it is about is taken from it; the provider is
 * asked for the truth, one at a time for each subscription, so that the order of arrival does not matter.
 */
export async function applyEvent(context: ProvidedContext, event: BillingEvent): Promise<void> {
  if (await hasEvent(context.db, event.id)) return;
  if (/^(price|product)\./.test(event.type)) forgetPlans(context);
  if (/^charge\.(dispute|refunded)/.test(event.type))
    context.alert(`the payment provider reports ${event.type}`);
  try {
    if (event.checkoutId) return await applyCheckout(context, event, event.checkoutId);
    if (event.subscriptionId) return await applySubscription(context, event, event.subscriptionId);
  } catch (error) {
    // What is not there any more will not come back by asking again.
    if (!(error instanceof ProviderFault) || error.reason !== "missing") throw error;
    context.alert("an event tells of something that the payment provider does not have", error);
  }
  await note(context, event);
}

async function applySubscription(context: ProvidedContext, event: BillingEvent, id: string): Promise<void> {
  await context.exclusive(`subscription:${id}`, async () => {
    const state = await context.provider.getSubscription(id);
    // The event's id and its effect are written together: neither a crash nor a second delivery can part them.
    await context.db.transaction().execute(async (trx) => {
      if (await note(context, event, trx)) await syncSubscription(context, trx, state);
    });
  });
  const row = await findSubscription(context.db, id);
  // Failing to is no reason to send the event again, which is written down by now: reconciliation looks for doubles too.
  if (row) await endDoubles(context, row.account_id).catch(reportFault(context));
}

async function applyCheckout(
  context: ProvidedContext,
  event: BillingEvent,
  checkoutId: string,
): Promise<void> {
  const subscriptionId = await settleCheckout(context, checkoutId);
  if (subscriptionId) await applySubscription(context, event, subscriptionId);
  else await note(context, event);
}

/** Closes the attempt that a finished or expired checkout belongs to. Returns the subscription it led to. */
export async function settleCheckout(context: ProvidedContext, checkoutId: string): Promise<string | null> {
  const attempt = await findAttemptBySession(context.db, checkoutId);
  const checkout = await context.provider.getCheckout(checkoutId);
  if (!attempt) return null;
  if (checkout.accountId !== null && checkout.accountId !== attempt.account_id) {
    context.alert("a checkout was paid for somebody else than it was opened for");
    return null;
  }
  if (checkout.state !== "open") await updateAttempt(context.db, attempt.id, { state: checkout.state });
  return checkout.subscriptionId;
}

/** For somebody who comes back from paying before the event does. The address alone grants nothing. */
export async function confirmCheckout(
  context: ProvidedContext,
  accountId: string,
  checkoutId: string,
): Promise<void> {
  const attempt = await findAttemptBySession(context.db, checkoutId);
  if (attempt?.account_id !== accountId) return;
  try {
    const subscriptionId = await settleCheckout(context, checkoutId);
    if (subscriptionId) await refetchSubscription(context, subscriptionId);
  } catch (error) {
    // What we know already is still the answer; the event or the next reconciliation brings the rest.
    if (!(error instanceof ProviderFault)) throw error;
    context.alert("a finished checkout could not be looked up", error);
  }
}

function reportFault({ alert }: ProvidedContext) {
  return (error: unknown): void => {
    if (!(error instanceof ProviderFault)) throw error;
    alert("a second subscription of one person could not be ended yet", error);
  };
}

function note(
  { db, now, provider }: ProvidedContext,
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
