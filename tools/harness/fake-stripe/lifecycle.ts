import type Stripe from "stripe";
import { anInvoice, paid } from "./invoices.ts";
import { get, type Ledger } from "./ledger.ts";
import { aSubscription } from "./objects.ts";
import { toPlan } from "./prices.ts";

const DAY = 24 * 60 * 60;

/** Changes at Stripe that no API call of ours causes: payments, renewals, the customer portal. */
export function createLifecycle(ledger: Ledger) {
  const { sessions, orders, subscriptions, invoices, emit, seconds } = ledger;

  function change(id: string, part: Partial<Stripe.Subscription>): Stripe.Subscription {
    const changed = { ...get(subscriptions, id), ...part };
    subscriptions.set(id, changed);
    emit("customer.subscription.updated", changed);
    return changed;
  }

  function bill(id: string, reason: "subscription_create" | "subscription_cycle"): Stripe.Invoice {
    const invoice = anInvoice(ledger.newId("in"), seconds(), get(subscriptions, id), reason);
    invoices.set(invoice.id, invoice);
    subscriptions.set(id, { ...get(subscriptions, id), latest_invoice: invoice.id });
    return invoice;
  }

  function payLatest(id: string): void {
    const invoice = paid(get(invoices, String(get(subscriptions, id).latest_invoice)), seconds());
    invoices.set(invoice.id, invoice);
    emit("invoice.paid", invoice);
  }

  function withItem(id: string, part: Partial<Stripe.SubscriptionItem>): Pick<Stripe.Subscription, "items"> {
    const { items } = get(subscriptions, id);
    return { items: { ...items, data: items.data.map((item) => ({ ...item, ...part })) } };
  }

  function nextPeriod(id: string): Pick<Stripe.Subscription, "items"> {
    const [item] = get(subscriptions, id).items.data;
    const start = item?.current_period_end ?? 0;
    const length = item?.price.recurring?.interval === "year" ? 365 * DAY : 30 * DAY;
    return withItem(id, { current_period_start: start, current_period_end: start + length });
  }

  function openSession(sessionId: string): Stripe.Checkout.Session {
    const session = get(sessions, sessionId);
    if (session.status !== "open") throw new Error(`${sessionId} is ${session.status}`);
    return session;
  }

  function subscribe(session: Stripe.Checkout.Session): string {
    const { price, metadata } = get(orders, session.id);
    const id = ledger.newId("sub");
    const created = seconds();
    const length = price.recurring?.interval === "year" ? 365 * DAY : 30 * DAY;
    const periodEnd = created + length;
    const customer = String(session.customer);
    subscriptions.set(id, aSubscription({ id, created, periodEnd, customer, price, metadata }));
    sessions.set(session.id, { ...session, subscription: id });
    bill(id, "subscription_create");
    emit("customer.subscription.created", get(subscriptions, id));
    return id;
  }

  return {
    change,

    /** The customer pays. Returns the id of the active subscription. */
    completeCheckout(sessionId: string): string {
      const session = openSession(sessionId);
      const id = session.subscription ? String(session.subscription) : subscribe(session);
      payLatest(id);
      const { latest_invoice } = change(id, { status: "active" });
      const parts = { subscription: id, invoice: latest_invoice, url: null } as const;
      sessions.set(sessionId, { ...session, ...parts, status: "complete", payment_status: "paid" });
      emit("checkout.session.completed", get(sessions, sessionId));
      return id;
    },

    /** The card is declined: the session stays open and the subscription incomplete. */
    declineCheckout(sessionId: string): string {
      const session = openSession(sessionId);
      const id = session.subscription ? String(session.subscription) : subscribe(session);
      emit("invoice.payment_failed", get(invoices, String(get(subscriptions, id).latest_invoice)));
      return id;
    },

    expireCheckout(sessionId: string): Stripe.Checkout.Session {
      const expired = { ...openSession(sessionId), status: "expired", url: null } as const;
      sessions.set(sessionId, expired);
      emit("checkout.session.expired", expired);
      return expired;
    },

    renew(id: string): void {
      bill(id, "subscription_cycle");
      payLatest(id);
      change(id, { ...nextPeriod(id), status: "active" });
    },

    /** The next period has begun, but its payment fails. */
    failRenewal(id: string): void {
      emit("invoice.payment_failed", bill(id, "subscription_cycle"));
      change(id, { ...nextPeriod(id), status: "past_due" });
    },

    /** A retry of the failed payment succeeds. */
    recoverPayment(id: string): void {
      payLatest(id);
      change(id, { status: "active" });
    },

    /** As the customer portal does it with flexible billing: sets `cancel_at`, not the flag. */
    cancelInPortal(id: string): void {
      const end = get(subscriptions, id).items.data[0]?.current_period_end ?? null;
      change(id, { cancel_at: end, canceled_at: seconds() });
    },

    changePlan(id: string, price: Stripe.Price): void {
      change(id, withItem(id, { price, plan: toPlan(price) }));
    },

    /** At the end of its period, or at once. */
    end(id: string): Stripe.Subscription {
      const at = seconds();
      const before = get(subscriptions, id);
      const ended = { ...before, status: "canceled", canceled_at: before.canceled_at ?? at, ended_at: at };
      subscriptions.set(id, ended);
      emit("customer.subscription.deleted", ended);
      return ended;
    },
  };
}

export type Lifecycle = ReturnType<typeof createLifecycle>;
