import type Stripe from "stripe";
import { snapshotEvent } from "../../../apps/server/src/features/billing/sandbox/subscription-life.ts";
import { PRICES } from "./prices.ts";

export type Ledger = ReturnType<typeof createLedger>;

/** Everything the fake stores. A change emits an event that carries a snapshot of the object. */
export function createLedger(now: () => number) {
  const events: Stripe.Event[] = [];
  let lastNumber = 0;

  const seconds = () => Math.floor(now() / 1000);

  function newId(prefix: string): string {
    lastNumber += 1;
    return `${prefix}_${String(lastNumber).padStart(6, "0")}`;
  }

  function emit(type: Stripe.Event.Type, object: Stripe.Event.Data.Object): void {
    const event = snapshotEvent(
      { id: newId("evt"), type, createdAt: now() },
      JSON.parse(JSON.stringify(object)),
    );
    events.push({ ...event, pending_webhooks: 1, request: null } as Stripe.Event);
  }

  return {
    now,
    seconds,
    newId,
    emit,
    prices: Object.values(PRICES),
    customers: new Map<string, Stripe.Customer>(),
    sessions: new Map<string, Stripe.Checkout.Session>(),
    /** The line items of each session, which Stripe does not return with the session. */
    orders: new Map<string, { price: Stripe.Price; quantity: number; metadata: Stripe.Metadata }>(),
    subscriptions: new Map<string, Stripe.Subscription>(),
    invoices: new Map<string, Stripe.Invoice>(),
    /** By the refunded payment. */
    refunds: new Map<string, Stripe.Refund>(),
    /** Oldest first. */
    events,
    delivered: new Set<string>(),
    cards: { areDeclined: false },
  };
}

export function get<T>(map: ReadonlyMap<string, T>, id: string): T {
  const found = map.get(id);
  if (!found) throw new NoSuchThing(id);
  return found;
}

export class NoSuchThing extends Error {}

/** An error in Stripe's format. Its message is for developers and must not reach users. */
export class ApiError extends Error {
  readonly status: number;
  readonly body: object;

  constructor(status: number, type: string, code?: string) {
    super(`${status} ${type}`);
    this.status = status;
    this.body = { error: { type, code, message: "STRIPE-SAYS: something about cus_secret" } };
  }
}
