import { Plan } from "@visita/domain/billing/billing.contract";
import type Stripe from "stripe";
import { z } from "zod";
import type { CheckoutState, ProviderSubscription } from "../billing.provider.ts";
import { StripeFault } from "./stripe-client.ts";

/** An unknown status counts as open, because it is not known to be final. */
const CheckoutStatus = z.enum(["open", "complete", "expired"]).catch("open");

export const PRICE_KEYS = ["premium_monthly", "premium_yearly"];

/** Only prices billed monthly or yearly at a fixed amount. In the order of `PRICE_KEYS`. */
export function toPlans(prices: readonly Stripe.Price[]): Plan[] {
  const rank = ({ lookup_key }: Stripe.Price) => PRICE_KEYS.indexOf(lookup_key ?? "");
  return prices
    .filter((price) => rank(price) >= 0 && price.recurring?.interval_count === 1)
    .toSorted((one, other) => rank(one) - rank(other))
    .flatMap((price) => Plan.safeParse(price).data ?? []);
}

export function hasPriceKey({ lookup_key }: Stripe.Price): boolean {
  return PRICE_KEYS.includes(lookup_key ?? "");
}

export function toSubscription(subscription: Stripe.Subscription, isOwnPrice: boolean): ProviderSubscription {
  const [item] = subscription.items.data;
  if (!item) throw new StripeFault("Stripe: a subscription without items", "refused");
  const periodEnd = toMs(item.current_period_end);
  // When cancelled in the portal, subscriptions with flexible billing have only a date; others may have only the flag.
  const atPeriodEnd = subscription.cancel_at_period_end ? periodEnd : null;
  return {
    id: subscription.id,
    customerId: idOf(subscription.customer),
    priceId: item.price.id,
    isOwnPrice,
    status: subscription.status,
    periodEnd,
    cancelAt: subscription.cancel_at === null ? atPeriodEnd : toMs(subscription.cancel_at),
    endedAt: subscription.ended_at === null ? null : toMs(subscription.ended_at),
    createdAt: toMs(subscription.created),
    accountId: subscription.metadata["userid"] ?? null,
  };
}

export function toCheckoutState(session: Stripe.Checkout.Session): CheckoutState {
  return {
    state: CheckoutStatus.parse(session.status),
    subscriptionId: session.subscription === null ? null : idOf(session.subscription),
    accountId: session.client_reference_id,
  };
}

export function toOpenCheckout(session: Stripe.Checkout.Session) {
  if (!session.url) throw new StripeFault("Stripe: a checkout without a URL", "refused");
  return { sessionId: session.id, url: session.url, expiresAt: toMs(session.expires_at) };
}

export function idOf(reference: string | { id: string }): string {
  return typeof reference === "string" ? reference : reference.id;
}

function toMs(seconds: number): number {
  return seconds * 1000;
}
