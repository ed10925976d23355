import type Stripe from "stripe";
import {
  beginPeriod,
  type Change,
  cancelAtPeriodEnd,
  end,
  failPayment,
  type Interval,
  payInvoice,
  periodEndAfter,
  proration,
  renew,
  resume,
  type SubscriptionState,
} from "../../../apps/server/src/features/billing/sandbox/subscription-life.ts";
import { anInvoice, paid } from "./invoices.ts";
import { ApiError, get, type Ledger } from "./ledger.ts";
import { aSubscription } from "./objects.ts";
import { toPlan } from "./prices.ts";

/** Changes at Stripe: payments, renewals, the customer portal, and what our API calls ask for. */
export function createLifecycle(ledger: Ledger) {
  const { sessions, orders, subscriptions, invoices, emit, now, seconds } = ledger;

  /** What no rule of a life tells, for tests of their own. */
  function change(id: string, part: Partial<Stripe.Subscription>): Stripe.Subscription {
    const changed = { ...get(subscriptions, id), ...part };
    subscriptions.set(id, changed);
    emit("customer.subscription.updated", changed);
    return changed;
  }

  function live(
    id: string,
    change: (state: SubscriptionState, interval: Interval) => Change<SubscriptionState>,
  ): Stripe.Subscription {
    const before = get(subscriptions, id);
    const { row, events } = change(stateOf(before), intervalOf(before.items.data[0]?.price));
    const after = withState(before, row, seconds());
    subscriptions.set(id, after);
    for (const type of events) {
      if (type === "invoice.paid") emit(type, payLatest(after));
      else emit(type, type === "invoice.payment_failed" ? latestInvoice(after) : after);
    }
    return after;
  }

  function bill(id: string, reason: "subscription_create" | "subscription_cycle"): void {
    const invoice = anInvoice(ledger.newId("in"), seconds(), get(subscriptions, id), reason);
    invoices.set(invoice.id, invoice);
    subscriptions.set(id, { ...get(subscriptions, id), latest_invoice: invoice.id });
  }

  function latestInvoice({ latest_invoice: id }: Stripe.Subscription): Stripe.Invoice {
    return get(invoices, String(id));
  }

  function payLatest(subscription: Stripe.Subscription): Stripe.Invoice {
    const invoice = paid(latestInvoice(subscription), seconds());
    invoices.set(invoice.id, invoice);
    return invoice;
  }

  function openSession(sessionId: string): Stripe.Checkout.Session {
    const session = get(sessions, sessionId);
    if (session.status !== "open") throw new Error(`${sessionId} is ${session.status}`);
    return session;
  }

  function subscribe(session: Stripe.Checkout.Session): string {
    const { price, quantity, metadata } = get(orders, session.id);
    const id = ledger.newId("sub");
    const created = seconds();
    const periodEnd = Math.floor(periodEndAfter(now(), intervalOf(price), now()) / 1000);
    const customer = String(session.customer);
    subscriptions.set(id, aSubscription({ id, created, periodEnd, customer, price, quantity, metadata }));
    sessions.set(session.id, { ...session, subscription: id });
    bill(id, "subscription_create");
    emit("customer.subscription.created", get(subscriptions, id));
    return id;
  }

  /** What the rest of the period costs for those who are added, from a time on. */
  function prorated({ items: { data } }: Stripe.Subscription, part: QuantityChange): number {
    const [item] = data;
    const at = Number(part.proration_date) * 1000;
    if (!item || at < item.current_period_start * 1000 || at > item.current_period_end * 1000) {
      throw new ApiError(400, "invalid_request_error");
    }
    const added = quantityOf(part) - (item.quantity ?? 1);
    const amount = (item.price.unit_amount ?? 0) * added;
    return proration(item.current_period_end * 1000, intervalOf(item.price), amount, at);
  }

  return {
    change,

    /** Cards that are used from now on are declined, or not. */
    declineCards(isDeclined: boolean): void {
      ledger.cards.areDeclined = isDeclined;
    },

    preview(id: string, part: QuantityChange): Stripe.Invoice {
      const subscription = get(subscriptions, id);
      const amount = prorated(subscription, part);
      return anInvoice("upcoming_in_1", seconds(), subscription, "subscription_update", amount);
    },

    /** Of a team: more people at once, or another number from the next period on. */
    changeQuantity(id: string, part: QuantityChange & { metadata?: unknown }): Stripe.Subscription {
      const subscription = get(subscriptions, id);
      const { items, metadata } = subscription;
      const data = items.data.map((item) => ({ ...item, quantity: quantityOf(part) }));
      const changed = {
        items: { ...items, data },
        metadata: { ...metadata, ...(part.metadata as Stripe.Metadata | undefined) },
      };
      if (part.proration_behavior === "always_invoice") {
        if (ledger.cards.areDeclined) throw new ApiError(402, "card_error", "card_declined");
        const amount = prorated(subscription, part);
        const invoice = paid(
          anInvoice(ledger.newId("in"), seconds(), subscription, "subscription_update", amount),
          seconds(),
        );
        invoices.set(invoice.id, invoice);
        emit("invoice.paid", invoice);
        return change(id, { ...changed, latest_invoice: invoice.id });
      }
      if (part.proration_behavior !== "none") throw new ApiError(400, "invalid_request_error");
      return change(id, changed);
    },

    /** The customer pays. Returns the id of the active subscription. */
    completeCheckout(sessionId: string): string {
      const session = openSession(sessionId);
      const id = session.subscription ? String(session.subscription) : subscribe(session);
      const { latest_invoice } = live(id, payInvoice);
      const parts = { subscription: id, invoice: latest_invoice, url: null } as const;
      sessions.set(sessionId, { ...session, ...parts, status: "complete", payment_status: "paid" });
      emit("checkout.session.completed", get(sessions, sessionId));
      return id;
    },

    /** The card is declined: the session stays open and the subscription incomplete. */
    declineCheckout(sessionId: string): string {
      const session = openSession(sessionId);
      const id = session.subscription ? String(session.subscription) : subscribe(session);
      emit("invoice.payment_failed", latestInvoice(get(subscriptions, id)));
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
      live(id, (state, interval) => renew(state, interval, now()));
    },

    /** The next period has begun, but its payment fails. */
    failRenewal(id: string): void {
      bill(id, "subscription_cycle");
      live(id, (state, interval) => failPayment(beginPeriod(state, interval, now())));
    },

    /** A retry of the failed payment succeeds. */
    recoverPayment(id: string): void {
      live(id, payInvoice);
    },

    /** As the customer portal does it with flexible billing: sets `cancel_at`, not the flag. */
    cancelInPortal(id: string): void {
      live(id, cancelAtPeriodEnd);
    },

    cancelByFlag(id: string): Stripe.Subscription {
      subscriptions.set(id, { ...get(subscriptions, id), cancel_at_period_end: true });
      return live(id, cancelAtPeriodEnd);
    },

    resume(id: string): Stripe.Subscription {
      subscriptions.set(id, { ...get(subscriptions, id), cancel_at_period_end: false });
      return live(id, resume);
    },

    changePlan(id: string, price: Stripe.Price): void {
      const { items } = get(subscriptions, id);
      const data = items.data.map((item) => ({ ...item, price, plan: toPlan(price) }));
      change(id, { items: { ...items, data } });
    },

    /** At the end of its period, or at once. */
    end: (id: string): Stripe.Subscription => live(id, (state) => end(state, now())),
  };
}

export type Lifecycle = ReturnType<typeof createLifecycle>;

type QuantityChange = Pick<
  Stripe.SubscriptionUpdateParams,
  "items" | "proration_behavior" | "proration_date"
>;

function quantityOf({ items }: QuantityChange): number {
  return Number(items?.[0]?.quantity);
}

function intervalOf(price: Stripe.Price | undefined): Interval {
  return price?.recurring?.interval === "year" ? "year" : "month";
}

function stateOf({ status, items, cancel_at, ended_at }: Stripe.Subscription): SubscriptionState {
  const milliseconds = (time: number | null) => (time === null ? null : time * 1000);
  const period_end = (items.data[0]?.current_period_end ?? 0) * 1000;
  return { status, period_end, cancel_at: milliseconds(cancel_at), ended_at: milliseconds(ended_at) };
}

function withState(
  subscription: Stripe.Subscription,
  { status, period_end, cancel_at, ended_at }: SubscriptionState,
  at: number,
): Stripe.Subscription {
  const seconds = (time: number | null) => (time === null ? null : Math.floor(time / 1000));
  const { items } = subscription;
  const periodEnd = Math.floor(period_end / 1000);
  const data = items.data.map((item) => {
    if (item.current_period_end === periodEnd) return item;
    return { ...item, current_period_start: item.current_period_end, current_period_end: periodEnd };
  });
  const isCanceled = cancel_at !== null || ended_at !== null;
  return {
    ...subscription,
    status: status as Stripe.Subscription.Status,
    items: { ...items, data },
    cancel_at: seconds(cancel_at),
    canceled_at: isCanceled ? (subscription.canceled_at ?? at) : null,
    ended_at: seconds(ended_at),
  };
}
