import type Stripe from "stripe";
import { signEvent } from "../../../apps/server/src/features/billing/sandbox/subscription-life.ts";
import type { Ledger } from "./ledger.ts";

export type Delivery = { readonly event: Stripe.Event; readonly body: string; readonly signature: string };

/** Sends one delivery and returns the response status. */
export type Sender = (delivery: Delivery) => Promise<number>;

/** Webhook deliveries. Nothing is sent automatically, so that a test can delay, duplicate, reorder and drop them. */
export function createDeliveries(ledger: Ledger, now: () => number, secret: string) {
  let taken = 0;
  let returned: Stripe.Event[] = [];

  const sign = (body: string, forged: { secret?: string; timestamp?: number; scheme?: string } = {}) =>
    signEvent(body, secret, now(), forged);

  function toDelivery(event: Stripe.Event): Delivery {
    const body = JSON.stringify(event, null, 2);
    return { event, body, signature: sign(body) };
  }

  return {
    sign,
    toDelivery,

    /** What is due: new events and those whose last delivery failed, oldest first. Each is handed out once. */
    takeUndelivered(): Delivery[] {
      const due = [...returned, ...ledger.events.slice(taken)];
      taken = ledger.events.length;
      returned = [];
      return due.map(toDelivery);
    },

    /** In the given order, with new signatures. Failed ones become due again. Returns the statuses. */
    async deliver(deliveries: readonly Delivery[], send: Sender): Promise<number[]> {
      const statuses: number[] = [];
      for (const { event } of deliveries) {
        const status = await send(toDelivery(event));
        statuses.push(status);
        if (status >= 200 && status < 300) ledger.delivered.add(event.id);
        else if (!ledger.delivered.has(event.id) && !returned.includes(event)) returned.push(event);
      }
      return statuses;
    },

    /** As if the retention of 30 days had passed since the last event. */
    forgetEvents(): void {
      ledger.events.length = 0;
      taken = 0;
      returned = [];
    },
  };
}

export type Deliveries = ReturnType<typeof createDeliveries>;

/** For a server that listens: `deliver(takeUndelivered(), postTo(url))`. */
export function postTo(url: string): Sender {
  return async ({ body, signature }) => {
    const headers = { "content-type": "application/json; charset=utf-8", "stripe-signature": signature };
    return (await fetch(url, { method: "POST", headers, body })).status;
  };
}
