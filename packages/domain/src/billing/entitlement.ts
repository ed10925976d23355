const HOUR = 60 * 60 * 1000;
/** A provider retries its messages for up to three days, so a renewal that was not heard of ends nothing before. */
export const RENEWAL_GRACE = 72 * HOUR;
/** How long everything stays open after a failed payment, so that it can be mended. */
export const PAYMENT_GRACE = 7 * 24 * HOUR;

/** A subscription as the provider last told it; times are epoch milliseconds. */
export type SubscriptionState = {
  readonly priceId: string;
  readonly status: string;
  readonly periodEnd: number;
  /** When it ends, if it is to end. */
  readonly cancelAt: number | null;
  readonly pastDueSince: number | null;
};

/** Whether a subscription opens the premium features now. Computed when asked, so that no job has to end it. */
export function isEntitled(subscription: SubscriptionState, now: number): boolean {
  return now < entitledUntil(subscription, now);
}

/** When a subscription ends to open anything, should nothing more be heard of it. In the past if it already has. */
export function entitledUntil(subscription: SubscriptionState, now: number): number {
  const { cancelAt } = subscription;
  return Math.min(graceEnd(subscription, now), cancelAt ?? Number.POSITIVE_INFINITY);
}

function graceEnd({ status, periodEnd, pastDueSince }: SubscriptionState, now: number): number {
  if (status === "active" || status === "trialing") return periodEnd + RENEWAL_GRACE;
  return status === "past_due" ? (pastDueSince ?? now) + PAYMENT_GRACE : Number.NEGATIVE_INFINITY;
}
