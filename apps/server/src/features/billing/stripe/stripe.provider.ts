import type Stripe from "stripe";
import type { BillingProvider, Offer, PlanChange } from "../billing.provider.ts";
import {
  createStripeClient,
  STRIPE_LIMITS,
  type StripeClient,
  StripeFault,
  type StripeSettings,
  stripeId,
} from "./stripe-client.ts";
import { readStripeEvent, stripeEventsSince } from "./stripe-events.ts";
import {
  idOf,
  offerOfPrice,
  PRICE_KEYS,
  toCheckoutState,
  toOpenCheckout,
  toPriceList,
  toSubscription,
} from "./stripe-objects.ts";

/** Stripe allows 30 minutes to 24 hours. */
const CHECKOUT_TTL_SECONDS = 60 * 60;

export function createStripeProvider(
  settings: StripeSettings,
  now: () => number,
  limits = STRIPE_LIMITS,
): BillingProvider {
  const call = createStripeClient(settings, limits);
  const retrieve = (id: string) => call((stripe) => stripe.subscriptions.retrieve(stripeId(id)));
  const listPrices = () =>
    call((stripe) => stripe.prices.list({ active: true, type: "recurring", lookup_keys: PRICE_KEYS }));
  const read = async (subscription: Stripe.Subscription) =>
    toSubscription(subscription, await offerOf(subscription));
  const update = async (id: string, change: Stripe.SubscriptionUpdateParams) =>
    read(await call((stripe) => stripe.subscriptions.update(stripeId(id), change)));

  /** Older prices of our products count too: they lose their lookup key when a new price gets it. */
  async function offerOf({ items }: Stripe.Subscription): Promise<Offer | null> {
    const [price] = items.data.map((item) => item.price);
    if (!price) return null;
    const offer = offerOfPrice(price);
    if (offer) return offer;
    const isSameProduct = ({ product }: Stripe.Price) => idOf(product) === idOf(price.product);
    const found = (await listPrices()).data.find(isSameProduct);
    return found ? offerOfPrice(found) : null;
  }

  const itemOf = ({ items }: Stripe.Subscription, quantity: number) =>
    items.data.slice(0, 1).map(({ id }) => ({ id, quantity }));

  return {
    kind: "stripe",

    listPlans: async () => toPriceList((await listPrices()).data),

    async ensureCustomer({ id, email }) {
      const customer = await call((stripe) =>
        stripe.customers.create({ email, metadata: { userid: id } }, { idempotencyKey: `cust:${id}` }),
      );
      return customer.id;
    },

    async updateCustomerEmail(customerId, email) {
      await call((stripe) => stripe.customers.update(stripeId(customerId), { email }));
    },

    async createCheckout({ payer, customerId, planId, quantity, attemptId, successUrl, cancelUrl }) {
      const session = await call((stripe) =>
        stripe.checkout.sessions.create(
          {
            mode: "subscription",
            customer: customerId,
            client_reference_id: payer.id,
            line_items: [{ price: planId, quantity }],
            subscription_data: { metadata: { userid: payer.id } },
            metadata: { userid: payer.id },
            success_url: successUrl,
            cancel_url: cancelUrl,
            expires_at: Math.floor(now() / 1000) + CHECKOUT_TTL_SECONDS,
          },
          { idempotencyKey: `co:${attemptId}` },
        ),
      );
      return toOpenCheckout(session);
    },

    async getCheckout(sessionId) {
      return toCheckoutState(await call((stripe) => stripe.checkout.sessions.retrieve(stripeId(sessionId))));
    },

    async expireCheckout(sessionId) {
      try {
        await call((stripe) => stripe.checkout.sessions.expire(stripeId(sessionId)));
      } catch (error) {
        if (!(error instanceof StripeFault) || error.reason !== "refused") throw error;
        // Only an open checkout can be expired. One that was paid meanwhile must not count as expired.
        const { state } = await this.getCheckout(sessionId);
        if (state !== "expired") throw error;
      }
    },

    getSubscription: async (id) => read(await retrieve(id)),

    async listSubscriptions(customerId) {
      const { data } = await call((stripe) =>
        stripe.subscriptions.list({ customer: customerId, status: "all", limit: 100 }),
      );
      return Promise.all(data.map(read));
    },

    scheduleCancel: (id) => update(id, { cancel_at_period_end: true }),

    async resume(id) {
      const subscription = await retrieve(id);
      if (subscription.cancel_at_period_end) return update(id, { cancel_at_period_end: false });
      if (subscription.cancel_at !== null) return update(id, { cancel_at: "" });
      return read(subscription);
    },

    async previewSeats(id, quantity, at) {
      const subscription = await retrieve(id);
      const invoice = await call((stripe) =>
        stripe.invoices.createPreview({
          subscription: subscription.id,
          subscription_details: {
            items: itemOf(subscription, quantity),
            proration_behavior: "always_invoice",
            proration_date: Math.floor(at / 1000),
          },
        }),
      );
      return invoice.total;
    },

    async changeSeats(id, { quantity, seats, seatsUntil, chargedFrom }) {
      const subscription = await retrieve(id);
      const metadata = { seats: String(seats), seats_until: String(Math.floor(seatsUntil / 1000)) };
      const items = itemOf(subscription, quantity);
      if (chargedFrom === null) return update(id, { items, metadata, proration_behavior: "none" });
      return update(id, {
        items,
        metadata,
        proration_behavior: "always_invoice",
        proration_date: Math.floor(chargedFrom / 1000),
        // A declined payment answers 402 and changes nothing.
        payment_behavior: "error_if_incomplete",
      });
    },

    async cancelNow(id) {
      const subscription = await retrieve(id);
      // Refund first: if that fails, the subscription is still running and is found again by the next attempt.
      if (subscription.latest_invoice) await refund(call, idOf(subscription.latest_invoice));
      return read(subscription.status === "canceled" ? subscription : await cancel(call, id));
    },

    endNow: async (id) => read(await cancel(call, id)),

    async portal(customerId, returnUrl, change) {
      const flow = change && {
        flow_data: toPlanChange(await retrieve(change.subscriptionId), change),
      };
      const { url } = await call((stripe) =>
        stripe.billingPortal.sessions.create({ customer: customerId, return_url: returnUrl, ...flow }),
      );
      return url;
    },

    readEvent: (raw, signature) => readStripeEvent(settings, now(), raw, signature),

    eventsSince: (lastEventId) => stripeEventsSince(call, lastEventId),
  };
}

async function refund(call: StripeClient, invoice: string): Promise<void> {
  const payments = await call((stripe) => stripe.invoicePayments.list({ invoice, status: "paid" }));
  for (const { payment } of payments.data) {
    const paidBy = payment.payment_intent ?? payment.charge;
    if (!paidBy) continue;
    const source = payment.payment_intent ? { payment_intent: idOf(paidBy) } : { charge: idOf(paidBy) };
    try {
      await call((stripe) =>
        stripe.refunds.create({ ...source, reason: "duplicate" }, { idempotencyKey: `re:${idOf(paidBy)}` }),
      );
    } catch (error) {
      if (!(error instanceof StripeFault) || error.code !== "charge_already_refunded") throw error;
    }
  }
}

async function cancel(call: StripeClient, id: string): Promise<Stripe.Subscription> {
  try {
    return await call((stripe) => stripe.subscriptions.cancel(stripeId(id)));
  } catch (error) {
    if (!(error instanceof StripeFault) || error.reason !== "missing") throw error;
    // Already ended, possibly by an earlier attempt whose response was lost.
    return call((stripe) => stripe.subscriptions.retrieve(stripeId(id)));
  }
}

function toPlanChange(
  { id, items }: Stripe.Subscription,
  { planId, changedUrl }: PlanChange,
): Stripe.BillingPortal.SessionCreateParams.FlowData {
  return {
    type: "subscription_update_confirm",
    subscription_update_confirm: {
      subscription: id,
      items: items.data.map((item) => ({ id: item.id, price: planId, quantity: item.quantity ?? 1 })),
    },
    after_completion: { type: "redirect", redirect: { return_url: changedUrl } },
  };
}
