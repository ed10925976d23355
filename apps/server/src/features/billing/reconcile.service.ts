import type { ProvidedContext } from "./billing.provider.ts";
import { ProviderFault } from "./billing.provider.ts";
import { deleteEvents, findCursor, upsertCursor } from "./billing-event.store.ts";
import { listOpenAttempts, updateAttempt } from "./checkout-attempt.store.ts";
import { listCustomersWithNewEmail, listIdleCustomers, updateCustomerEmail } from "./customer.store.ts";
import { listAccountsWithDuplicates, listStaleSubscriptions } from "./subscription.store.ts";
import { cancelDuplicates, LIVE_STATUSES, refetchSubscription } from "./sync.service.ts";
import { applyEvent, settleCheckout } from "./webhook.service.ts";

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
/** Younger attempts are still being paid. */
const ATTEMPT_MIN_AGE_MS = 2 * MINUTE;
const EVENT_TTL_MS = 60 * DAY;
const PAGE_SIZE = 200;

/** Repairs whatever missed webhooks left out of date. Runs on one instance at a time; the others leave it to that one. */
export function reconcile(context: ProvidedContext): Promise<void> {
  return context.exclusive.unlessTaken(`reconcile:${context.billing.provider.kind}`, async () => {
    await applyMissedEvents(context);
    await settleOldAttempts(context);
    await refetchStale(context);
    await cancelAllDuplicates(context);
    await passOnEmails(context);
    await deleteEvents(context.db, context.now() - EVENT_TTL_MS);
  });
}

async function applyMissedEvents(context: ProvidedContext): Promise<void> {
  const {
    db,
    now,
    billing: { provider },
  } = context;
  const cursor = await findCursor(db, provider.kind);
  const events = await provider.eventsSince(cursor?.last_event_id ?? null);
  let lastEventId = cursor?.last_event_id ?? null;
  let isComplete = true;
  for (const event of events) {
    isComplete = (await skipOnProviderFault(context, () => applyEvent(context, event))) && isComplete;
    // The cursor stops before the first failed event. Later ones are fetched again, and applying twice is harmless.
    if (isComplete) lastEventId = event.id;
  }
  const isNewDay = !cursor || Math.floor(cursor.reconciled_at / DAY) !== Math.floor(now() / DAY);
  if (isNewDay) await refetchIdleCustomers(context);
  await upsertCursor(db, {
    provider: provider.kind,
    last_event_id: lastEventId,
    reconciled_at: now(),
  });
}

/** For checkouts whose final event is missing. */
async function settleOldAttempts(context: ProvidedContext): Promise<void> {
  const {
    db,
    now,
    billing: { provider },
  } = context;
  for (const attempt of await listOpenAttempts(db, provider.kind, now() - ATTEMPT_MIN_AGE_MS)) {
    await skipOnProviderFault(context, async () => {
      const { session_id: sessionId } = attempt;
      const subscriptionId = sessionId ? await settleCheckout(context, sessionId).catch(nullIfMissing) : null;
      if (subscriptionId) await refetchSubscription(context, subscriptionId);
      else if (attempt.expires_at <= now()) await updateAttempt(db, attempt.id, { state: "expired" });
    });
  }
}

async function refetchStale(context: ProvidedContext): Promise<void> {
  const now = context.now();
  const stale = { periodEndedBy: now, syncedBy: now - DAY, retrySyncedBy: now - 10 * MINUTE };
  for (const row of await listStaleSubscriptions(context.db, context.billing.provider.kind, stale)) {
    await skipOnProviderFault(context, () => refetchSubscription(context, row.id));
  }
}

async function cancelAllDuplicates(context: ProvidedContext): Promise<void> {
  const {
    db,
    billing: { provider },
  } = context;
  for (const accountId of await listAccountsWithDuplicates(db, provider.kind, LIVE_STATUSES)) {
    await skipOnProviderFault(context, () => cancelDuplicates(context, accountId));
  }
}

/** Receipts go to the address that the account has now. A customer that the provider has not is not asked for again. */
async function passOnEmails(context: ProvidedContext): Promise<void> {
  const {
    db,
    billing: { provider },
  } = context;
  for (const { customer_id: id, email } of await listCustomersWithNewEmail(db, provider.kind, PAGE_SIZE)) {
    await skipOnProviderFault(context, async () => {
      await provider.updateCustomerEmail(id, email).catch(ignoreIfMissing);
      await updateCustomerEmail(db, provider.kind, id, email);
    });
  }
}

function ignoreIfMissing(error: unknown): void {
  if (!(error instanceof ProviderFault) || error.reason !== "missing") throw error;
}

function nullIfMissing(error: unknown): null {
  ignoreIfMissing(error);
  return null;
}

/** Finds purchases of which every event was lost. Once a day, because it is one request per customer. */
async function refetchIdleCustomers(context: ProvidedContext): Promise<void> {
  const {
    db,
    billing: { provider },
  } = context;
  for (let after = ""; ; ) {
    const customers = await listIdleCustomers(db, provider.kind, after, PAGE_SIZE);
    for (const { customer_id: customerId } of customers) {
      await skipOnProviderFault(context, async () => {
        for (const { id } of await provider.listSubscriptions(customerId))
          await refetchSubscription(context, id);
      });
    }
    if (customers.length < PAGE_SIZE) return;
    after = customers.at(-1)?.customer_id ?? "";
  }
}

/** One failing object must not block the others; it is retried by the next run. Returns whether the work succeeded. */
async function skipOnProviderFault(context: ProvidedContext, work: () => Promise<unknown>): Promise<boolean> {
  try {
    await work();
    return true;
  } catch (error) {
    if (!(error instanceof ProviderFault)) throw error;
    context.billing.alert("reconciliation skipped an object because the payment provider failed", error);
    return false;
  }
}
