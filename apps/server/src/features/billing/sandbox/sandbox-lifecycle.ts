import { ProviderFault, type SeatChange } from "../billing.provider.ts";
import type { SandboxSubscriptionRow } from "./sandbox.store.ts";
import { getSandboxPrice, intervalOf, sandboxOfferOf } from "./sandbox-prices.ts";
import {
  type Change,
  cancelAtPeriodEnd,
  end,
  failPayment,
  payInvoice,
  periodEndAfter,
  proration,
  renew,
  resume,
} from "./subscription-life.ts";

const DAY = 24 * 60 * 60 * 1000;
/** How long a failed renewal is retried before the subscription is cancelled. */
export const PAYMENT_RETRY_MS = 21 * DAY;

/** The new state of a subscription, and the types of the events to send. */
export type SubscriptionChange = Change<SandboxSubscriptionRow>;

/** Applies renewals, failed renewals and cancellations that are due. Without events if nothing was due. */
export function applyDueChanges(row: SandboxSubscriptionRow, now: number): SubscriptionChange {
  if (row.ended_at !== null || now < row.period_end) return { row, events: [] };
  if (row.cancel_at !== null && row.cancel_at <= now) return end(row, row.cancel_at);
  if (row.status === "past_due") {
    const retriesEndAt = row.period_end + PAYMENT_RETRY_MS;
    return now < retriesEndAt ? { row, events: [] } : end(row, retriesEndAt);
  }
  if (row.renewal_fails) {
    const failed = failPayment(row);
    const later = applyDueChanges(failed.row, now);
    return { row: later.row, events: [...failed.events, ...later.events] };
  }
  return renew(row, intervalOf(row.price_id), now);
}

/** What a customer can do. On an ended subscription `endNow` has no effect and the others throw. */
export const SUBSCRIPTION_CHANGES = {
  scheduleCancel: (row: SandboxSubscriptionRow): SubscriptionChange =>
    requireRunning(row).cancel_at === null ? cancelAtPeriodEnd(row) : { row, events: [] },

  resume: (row: SandboxSubscriptionRow): SubscriptionChange =>
    requireRunning(row).cancel_at === null ? { row, events: [] } : resume(row),

  /** Pays the open invoice, and lets all later renewals succeed. */
  useWorkingCard: (row: SandboxSubscriptionRow): SubscriptionChange => {
    const updated = { ...requireRunning(row), renewal_fails: 0 };
    if (!row.renewal_fails) return { row, events: [] };
    if (row.status !== "past_due") return { row: updated, events: ["customer.subscription.updated"] };
    return payInvoice(updated);
  },

  /** A card whose renewals fail does not pay for more people either. */
  changeSeats:
    ({ quantity, seats, seatsUntil, chargedFrom }: SeatChange) =>
    (row: SandboxSubscriptionRow): SubscriptionChange => {
      const changed = { ...requireRunning(row), quantity, seats, seats_until: seatsUntil };
      if (chargedFrom === null) return { row: changed, events: ["customer.subscription.updated"] };
      if (row.status !== "active" || row.renewal_fails) throw new ProviderFault("declined", "refused");
      return payInvoice(changed);
    },

  changePrice:
    (priceId: string, now: number) =>
    (row: SandboxSubscriptionRow): SubscriptionChange => {
      if (requireRunning(row).status !== "active") throw new ProviderFault("what is owed must be paid first");
      if (row.price_id === priceId) return { row, events: [] };
      if (sandboxOfferOf(row.price_id) !== sandboxOfferOf(priceId)) {
        throw new ProviderFault("this plan is for others", "refused");
      }
      const period_end = periodEndAfter(now, intervalOf(priceId), now);
      return payInvoice({ ...row, price_id: priceId, period_end, cancel_at: null });
    },

  endNow:
    (now: number) =>
    (row: SandboxSubscriptionRow): SubscriptionChange =>
      row.ended_at === null ? end(row, now) : { row, events: [] },
};

/** In cents. */
export function prorationOf(row: SandboxSubscriptionRow, quantity: number, at: number): number {
  const { unit_amount: cents, recurring } = getSandboxPrice(row.price_id);
  return proration(row.period_end, recurring.interval, cents * (quantity - row.quantity), at);
}

function requireRunning(row: SandboxSubscriptionRow): SandboxSubscriptionRow {
  if (row.ended_at !== null) throw new ProviderFault("this subscription has ended");
  return row;
}
