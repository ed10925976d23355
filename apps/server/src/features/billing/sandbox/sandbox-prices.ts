import type { Plan } from "@visita/domain/billing/billing.contract";
import { ProviderFault } from "../billing.provider.ts";
import type { Interval } from "./subscription-life.ts";

export const SANDBOX_PRICES: readonly Plan[] = [
  { id: "price_sbx_month", unit_amount: 1_000, currency: "usd", recurring: { interval: "month" } },
  { id: "price_sbx_year", unit_amount: 10_000, currency: "usd", recurring: { interval: "year" } },
];

export function getSandboxPrice(id: string): Plan {
  const price = SANDBOX_PRICES.find((candidate) => candidate.id === id);
  if (!price) throw new ProviderFault("the sandbox has no such price");
  return price;
}

export function intervalOf(priceId: string): Interval {
  return getSandboxPrice(priceId).recurring.interval;
}
