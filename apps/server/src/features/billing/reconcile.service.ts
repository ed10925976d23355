import type { ProvidedContext } from "./billing.context.ts";
import { ProviderFault } from "./billing.provider.ts";
import {
  deleteEvents,
  findCursor,
  listDoubledAccounts,
  listIdleCustomers,
  listOpenAttempts,
  listStaleSubscriptions,
  updateAttempt,
  upsertCursor,
} from "./billing.store.ts";
import { endDoubles, LIVE, refetchSubscription } from "./sync.service.ts";
import { applyEvent, settleCheckout } from "./webhook.service.ts";

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const ATTEMPT_PATIENCE = 2 * MINUTE;
const EVENT_LIFE = 60 * DAY;
const PAGE = 200;

/** Brings everything in line with the provider, whatever was delivered or not. One instance at a time. */
export function reconcile(context: ProvidedContext): Promise<void> {
  return context.exclusive(`reconcile:${context.provider.kind}`, async () => {
    await applyMissedEvents(context);
    await settleOldAttempts(context);
    await refetchStale(context);
    await endAllDoubles(context);
    await deleteEvents(context.db, context.now() - EVENT_LIFE);
  });
}

async function applyMissedEvents(context: ProvidedContext): Promise<void> {
  const { db, now, provider } = context;
  const cursor = await findCursor(db, provider.kind);
  const events = await provider.eventsSince(cursor?.last_event_id ?? null);
  let lastEventId = cursor?.last_event_id ?? null;
  let isComplete = true;
  for (const event of events) {
    isComplete = (await goOn(context, () => applyEvent(context, event))) && isComplete;
    // One that could not be applied comes again, with all that follow it; those that were applied do no harm.
    if (isComplete) lastEventId = event.id;
  }
  const isNewDay = !cursor || Math.floor(cursor.reconciled_at / DAY) !== Math.floor(now() / DAY);
  if (isNewDay) await askAboutIdleCustomers(context);
  await upsertCursor(db, {
    provider: provider.kind,
    last_event_id: lastEventId,
    reconciled_at: now(),
  });
}

/** Checkouts whose end nobody has told of. */
async function settleOldAttempts(context: ProvidedContext): Promise<void> {
  const { db, now, provider } = context;
  for (const attempt of await listOpenAttempts(db, provider.kind, now() - ATTEMPT_PATIENCE)) {
    await goOn(context, async () => {
      const { session_id: sessionId } = attempt;
      const subscriptionId = sessionId ? await settleCheckout(context, sessionId) : null;
      if (subscriptionId) await refetchSubscription(context, subscriptionId);
      else if (attempt.expires_at <= now()) await updateAttempt(db, attempt.id, { state: "expired" });
    });
  }
}

async function refetchStale(context: ProvidedContext): Promise<void> {
  const now = context.now();
  const stale = { periodEndedBy: now, syncedBy: now - DAY, againBy: now - 10 * MINUTE };
  for (const row of await listStaleSubscriptions(context.db, context.provider.kind, stale)) {
    await goOn(context, () => refetchSubscription(context, row.id));
  }
}

async function endAllDoubles(context: ProvidedContext): Promise<void> {
  for (const accountId of await listDoubledAccounts(context.db, context.provider.kind, LIVE)) {
    await goOn(context, () => endDoubles(context, accountId));
  }
}

/** Once a day: a purchase whose every event was lost shows at its customer. */
async function askAboutIdleCustomers(context: ProvidedContext): Promise<void> {
  const { db, provider } = context;
  for (let after = ""; ; ) {
    const customers = await listIdleCustomers(db, provider.kind, after, PAGE);
    for (const { customer_id: customerId } of customers) {
      await goOn(context, async () => {
        for (const { id } of await provider.listSubscriptions(customerId))
          await refetchSubscription(context, id);
      });
    }
    if (customers.length < PAGE) return;
    after = customers.at(-1)?.customer_id ?? "";
  }
}

/** One that the provider does not answer for must not keep the others waiting; it comes up again next time. */
async function goOn(context: ProvidedContext, work: () => Promise<unknown>): Promise<boolean> {
  try {
    await work();
    return true;
  } catch (error) {
    if (!(error instanceof ProviderFault)) throw error;
    context.alert("reconciliation could not ask the payment provider about everything", error);
    return false;
  }
}
