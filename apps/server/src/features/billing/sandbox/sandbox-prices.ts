import type { Plan } from "@visita/domain/billing/billing.contract";
import { type Offer, type PriceList, ProviderFault } from "../billing.provider.ts";
import type { Interval } from "./subscription-life.ts";

export const SANDBOX_PRICES: PriceList = {
  premium: [
    { id: "price_sbx_month", unit_amount: 1_000, currency: "usd", recurring: { interval: "month" } },
    { id: "price_sbx_year", unit_amount: 10_000, currency: "usd", recurring: { interval: "year" } },
  ],
  team: [
    { id: "price_sbx_team_month", unit_amount: 600, currency: "usd", recurring: { interval: "month" } },
    { id: "price_sbx_team_year", unit_amount: 6_000, currency: "usd", recurring: { interval: "year" } },
  ],
};

export function sandboxOfferOf(priceId: string): Offer {
  return SANDBOX_PRICES.team.some(({ id }) => id === priceId) ? "team" : "premium";
}

export function getSandboxPrice(id: string): Plan {
  const price = SANDBOX_PRICES[sandboxOfferOf(id)].find((candidate) => candidate.id === id);
  if (!price) throw new ProviderFault("the sandbox has no such price");
  return price;
}

export function intervalOf(priceId: string): Interval {
  return getSandboxPrice(priceId).recurring.interval;
}
