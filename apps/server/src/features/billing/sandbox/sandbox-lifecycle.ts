import { ProviderFault } from "../billing.provider.ts";
import type { SandboxSubscriptionRow } from "./sandbox.store.ts";
import { periodEndAfter } from "./sandbox-prices.ts";

const DAY = 24 * 60 * 60 * 1000;
/** How long a failed renewal is retried before the subscription is cancelled. */
export const PAYMENT_RETRY_MS = 21 * DAY;

const UPDATED = ["customer.subscription.updated"];

/** The new state of a subscription, and the types of the events to send. */
export type SubscriptionChange = { row: SandboxSubscriptionRow; events: readonly string[] };

/** Applies renewals, failed renewals and cancellations that are due. Without events if nothing was due. */
export function applyDueChanges(row: SandboxSubscriptionRow, now: number): SubscriptionChange {
  if (row.ended_at !== null || now < row.period_end) return { row, events: [] };
  if (row.cancel_at !== null && row.cancel_at <= now) return end(row, row.cancel_at);
  if (row.status === "past_due") {
    const retriesEndAt = row.period_end + PAYMENT_RETRY_MS;
    return now < retriesEndAt ? { row, events: [] } : end(row, retriesEndAt);
  }
  if (row.renewal_fails) {
    const failed = { ...row, status: "past_due" };
    const later = applyDueChanges(failed, now);
    return {
      row: later.row,
      events: ["invoice.payment_failed", "customer.subscription.updated", ...later.events],
    };
  }
  return {
    row: { ...row, period_end: periodEndAfter(row.period_end, row.price_id, now) },
    events: ["invoice.paid", "customer.subscription.updated"],
  };
}

/** What a customer can do. On an ended subscription `endNow` has no effect and the others throw. */
export const SUBSCRIPTION_CHANGES = {
  scheduleCancel: (row: SandboxSubscriptionRow): SubscriptionChange =>
    requireRunning(row).cancel_at === null
      ? { row: { ...row, cancel_at: row.period_end }, events: UPDATED }
      : { row, events: [] },

  resume: (row: SandboxSubscriptionRow): SubscriptionChange =>
    requireRunning(row).cancel_at === null
      ? { row, events: [] }
      : { row: { ...row, cancel_at: null }, events: UPDATED },

  /** Pays the open invoice, and lets all later renewals succeed. */
  useWorkingCard: (row: SandboxSubscriptionRow): SubscriptionChange => {
    const updated = { ...requireRunning(row), renewal_fails: 0 };
    if (!row.renewal_fails) return { row, events: [] };
    if (row.status !== "past_due") return { row: updated, events: UPDATED };
    return { row: { ...updated, status: "active" }, events: ["invoice.paid", ...UPDATED] };
  },

  changePrice:
    (priceId: string, now: number) =>
    (row: SandboxSubscriptionRow): SubscriptionChange => {
      if (requireRunning(row).status !== "active") throw new ProviderFault("what is owed must be paid first");
      if (row.price_id === priceId) return { row, events: [] };
      const period_end = periodEndAfter(now, priceId, now);
      return {
        row: { ...row, price_id: priceId, period_end, cancel_at: null },
        events: ["invoice.paid", ...UPDATED],
      };
    },

  endNow:
    (now: number) =>
    (row: SandboxSubscriptionRow): SubscriptionChange =>
      row.ended_at === null ? end(row, now) : { row, events: [] },
};

function end(row: SandboxSubscriptionRow, at: number): SubscriptionChange {
  return { row: { ...row, status: "canceled", ended_at: at }, events: ["customer.subscription.deleted"] };
}

function requireRunning(row: SandboxSubscriptionRow): SandboxSubscriptionRow {
  if (row.ended_at !== null) throw new ProviderFault("this subscription has ended");
  return row;
}
