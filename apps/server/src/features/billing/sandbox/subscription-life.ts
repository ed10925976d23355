import type { Plan } from "@visita/domain/billing/billing.contract";
import type Stripe from "stripe";
import { loadStripe } from "../stripe/stripe-client.ts";

/**
 * The life of a subscription at a payment provider that works like Stripe: what each change makes of it, and the types of
 * the events that tell of it. The sandbox and the tests' fake of Stripe keep the state, and send the events.
 */
export type SubscriptionState = {
  readonly status: string;
  /** Epoch milliseconds, as all times here. */
  readonly period_end: number;
  readonly cancel_at: number | null;
  readonly ended_at: number | null;
};

export type SubscriptionEventType = Extract<
  Stripe.Event.Type,
  | "customer.subscription.updated"
  | "customer.subscription.deleted"
  | "invoice.paid"
  | "invoice.payment_failed"
>;

export type Change<State> = { readonly row: State; readonly events: readonly SubscriptionEventType[] };

export type Interval = Plan["recurring"]["interval"];

const UPDATED = "customer.subscription.updated";

/** The next period begins, paid or not. */
export function beginPeriod<State extends SubscriptionState>(
  row: State,
  interval: Interval,
  now: number,
): State {
  return { ...row, period_end: periodEndAfter(row.period_end, interval, now) };
}

export function renew<State extends SubscriptionState>(row: State, interval: Interval, now: number) {
  return payInvoice(beginPeriod(row, interval, now));
}

/** The first payment, or one that was owed. */
export function payInvoice<State extends SubscriptionState>(row: State): Change<State> {
  return { row: { ...row, status: "active" }, events: ["invoice.paid", UPDATED] };
}

export function failPayment<State extends SubscriptionState>(row: State): Change<State> {
  return { row: { ...row, status: "past_due" }, events: ["invoice.payment_failed", UPDATED] };
}

export function cancelAtPeriodEnd<State extends SubscriptionState>(row: State): Change<State> {
  return { row: { ...row, cancel_at: row.period_end }, events: [UPDATED] };
}

export function resume<State extends SubscriptionState>(row: State): Change<State> {
  return { row: { ...row, cancel_at: null }, events: [UPDATED] };
}

export function end<State extends SubscriptionState>(row: State, at: number): Change<State> {
  return { row: { ...row, status: "canceled", ended_at: at }, events: ["customer.subscription.deleted"] };
}

/** The first period end after `now`, in whole periods from `start`. */
export function periodEndAfter(start: number, interval: Interval, now: number): number {
  const months = interval === "year" ? 12 : 1;
  for (let periods = 1; ; periods++) {
    const periodEnd = addMonths(start, periods * months);
    if (periodEnd > now) return periodEnd;
  }
}

/** What the rest of the period costs, of what a whole one would. */
export function proration(periodEnd: number, interval: Interval, amount: number, at: number): number {
  const start = addMonths(periodEnd, interval === "year" ? -12 : -1);
  return Math.round((amount * (periodEnd - at)) / (periodEnd - start));
}

/** The same day of a later month, or the last day of a shorter month. */
function addMonths(time: number, months: number): number {
  const date = new Date(time);
  const day = date.getUTCDate();
  date.setUTCMonth(date.getUTCMonth() + months);
  if (date.getUTCDate() !== day) date.setUTCDate(0);
  return date.getTime();
}

type EventParts = { readonly id: string; readonly type: string; readonly createdAt: number };

/** An event with the object as it is now. */
export function snapshotEvent({ id, type, createdAt }: EventParts, object: object) {
  return {
    id,
    object: "event",
    api_version: loadStripe().API_VERSION,
    created: Math.floor(createdAt / 1000),
    livemode: false,
    type,
    data: { object },
  };
}

/** The header that proves who has sent an event. `forged` is for tests. */
export function signEvent(payload: string, secret: string, now: number, forged: object = {}): string {
  const timestamp = Math.floor(now / 1000);
  return loadStripe().webhooks.generateTestHeaderString({ payload, secret, timestamp, ...forged });
}
