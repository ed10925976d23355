import type { SandboxSubscriptionRow } from "./sandbox.store.ts";
import { periodEndAfter } from "./sandbox-prices.ts";

const DAY = 24 * 60 * 60 * 1000;
/** How long a failed payment is tried again before the subscription is given up. */
export const RETRY_TIME = 21 * DAY;

export type SubscriptionChange = { row: SandboxSubscriptionRow; events: readonly string[] };

/** What a subscription has become by now; without events when nothing has happened to it. */
export function passTime(row: SandboxSubscriptionRow, now: number): SubscriptionChange {
  if (row.ended_at !== null || now < row.period_end) return { row, events: [] };
  if (row.cancel_at !== null && row.cancel_at <= now) return end(row, row.cancel_at);
  if (row.status === "past_due") {
    const givenUpAt = row.period_end + RETRY_TIME;
    return now < givenUpAt ? { row, events: [] } : end(row, givenUpAt);
  }
  if (row.renewal_fails) {
    const failed = { ...row, status: "past_due" };
    const later = passTime(failed, now);
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

export function end(row: SandboxSubscriptionRow, at: number): SubscriptionChange {
  return { row: { ...row, status: "canceled", ended_at: at }, events: ["customer.subscription.deleted"] };
}
