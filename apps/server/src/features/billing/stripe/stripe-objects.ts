import { Plan } from "@visita/domain/billing/billing.contract";
import type Stripe from "stripe";
import { z } from "zod";
import type { CheckoutState, Offer, PriceList, ProviderSubscription } from "../billing.provider.ts";
import { StripeFault } from "./stripe-client.ts";

/** An unknown status counts as open, because it is not known to be final. */
const CheckoutStatus = z.enum(["open", "complete", "expired"]).catch("open");

const OFFER_KEYS = {
  premium: ["premium_monthly", "premium_yearly"],
  team: ["team_monthly", "team_yearly"],
} as const satisfies Readonly<Record<Offer, readonly string[]>>;

export const PRICE_KEYS = Object.values(OFFER_KEYS).flat();

/** Only prices billed monthly or yearly at a fixed amount. In the order of their keys. */
export function toPriceList(prices: readonly Stripe.Price[]): PriceList {
  return { premium: toPlans(prices, OFFER_KEYS.premium), team: toPlans(prices, OFFER_KEYS.team) };
}

function toPlans(prices: readonly Stripe.Price[], keys: readonly string[]): Plan[] {
  const rank = ({ lookup_key }: Stripe.Price) => keys.indexOf(lookup_key ?? "");
  return prices
    .filter((price) => rank(price) >= 0 && price.recurring?.interval_count === 1)
    .toSorted((one, other) => rank(one) - rank(other))
    .flatMap((price) => Plan.safeParse(price).data ?? []);
}

export function offerOfPrice({ lookup_key }: Stripe.Price): Offer | null {
  const has = (offer: Offer) => (OFFER_KEYS[offer] as readonly string[]).includes(lookup_key ?? "");
  if (has("premium")) return "premium";
  return has("team") ? "team" : null;
}

export function toSubscription(subscription: Stripe.Subscription, offer: Offer | null): ProviderSubscription {
  const [item] = subscription.items.data;
  if (!item) throw new StripeFault("Stripe: a subscription without items", "refused");
  const periodEnd = toMs(item.current_period_end);
  // When cancelled in the portal, subscriptions with flexible billing have only a date; others may have only the flag.
  const atPeriodEnd = subscription.cancel_at_period_end ? periodEnd : null;
  return {
    id: subscription.id,
    customerId: idOf(subscription.customer),
    priceId: item.price.id,
    offer,
    quantity: item.quantity ?? 1,
    seats: toCount(subscription.metadata["seats"]),
    seatsUntil: toCount(subscription.metadata["seats_until"], 1000),
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

/** What we keep in the metadata; null for what somebody has typed there otherwise. */
function toCount(text: string | undefined, unit = 1): number | null {
  return /^\d{1,12}$/.test(text ?? "") ? Number(text) * unit : null;
}

function toMs(seconds: number): number {
  return seconds * 1000;
}
