const HOUR = 60 * 60 * 1000;
/** Providers retry webhooks for up to three days, so a missing renewal event has no effect before that. */
export const RENEWAL_GRACE_MS = 72 * HOUR;
/** Time to fix a failed payment before premium features are turned off. */
export const PAYMENT_GRACE_MS = 7 * 24 * HOUR;

/** A subscription as last synced from the provider. Times are epoch milliseconds. */
export type SubscriptionState = {
  readonly priceId: string;
  readonly status: string;
  readonly periodEnd: number;
  /** Null if it renews. */
  readonly cancelAt: number | null;
  readonly pastDueSince: number | null;
};

/** Whether premium features are on. Computed on each read, so that no job has to turn them off. */
export function isEntitled(subscription: SubscriptionState, now: number): boolean {
  return now < entitledUntil(subscription, now);
}

/** When premium features end unless another sync changes that. In the past if they have ended. */
export function entitledUntil(subscription: SubscriptionState, now: number): number {
  const { cancelAt } = subscription;
  return Math.min(graceEnd(subscription, now), cancelAt ?? Number.POSITIVE_INFINITY);
}

/** What a team pays for. Times are epoch milliseconds. */
export type PaidSeats = {
  /** People that the next payment is for. */
  readonly quantity: number;
  /** People that were paid for until `seatsUntil`, before fewer were needed. */
  readonly seats: number | null;
  readonly seatsUntil: number | null;
};

/** How many people can have a card now: who leaves frees a seat that is paid for until the period ends. */
export function paidSeats({ quantity, seats, seatsUntil }: PaidSeats, now: number): number {
  return now < (seatsUntil ?? 0) ? Math.max(quantity, seats ?? 0) : quantity;
}

function graceEnd({ status, periodEnd, pastDueSince }: SubscriptionState, now: number): number {
  if (status === "active" || status === "trialing") return periodEnd + RENEWAL_GRACE_MS;
  return status === "past_due" ? (pastDueSince ?? now) + PAYMENT_GRACE_MS : Number.NEGATIVE_INFINITY;
}
