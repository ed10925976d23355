import type { Plan } from "@visita/domain/billing/billing.contract";
import { type PlanOffer, planOffers } from "../../billing/public/plan-offers.ts";

/** What is told before anybody signs in; what is charged is always the provider's price, shown before paying. */
const PLANS: readonly Plan[] = [
  { id: "monthly", unit_amount: 1000, currency: "usd", recurring: { interval: "month" } },
  { id: "yearly", unit_amount: 10_000, currency: "usd", recurring: { interval: "year" } },
];

/** The three plans as the public page shows them. */
export const SITE_OFFERS: readonly PlanOffer[] = planOffers(PLANS).map((offer) =>
  offer.period === "year" ? { ...offer, note: `${offer.note}, best value` } : offer,
);
