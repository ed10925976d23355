import type { Plan } from "@visita/domain/billing/billing.contract";
import { ProviderFault } from "../billing.provider.ts";

export const SANDBOX_PRICES: readonly Plan[] = [
  { id: "price_sbx_month", unit_amount: 1_000, currency: "usd", recurring: { interval: "month" } },
  { id: "price_sbx_year", unit_amount: 10_000, currency: "usd", recurring: { interval: "year" } },
];

export function getSandboxPrice(id: string): Plan {
  const price = SANDBOX_PRICES.find((candidate) => candidate.id === id);
  if (!price) throw new ProviderFault("the sandbox has no such price");
  return price;
}

/** The first period end after `now`, in whole periods from `start`. */
export function periodEndAfter(start: number, priceId: string, now: number): number {
  const months = getSandboxPrice(priceId).recurring.interval === "year" ? 12 : 1;
  for (let periods = 1; ; periods++) {
    const end = addMonths(start, periods * months);
    if (end > now) return end;
  }
}

/** The same day of a later month, or the last day of a shorter month. */
function addMonths(time: number, months: number): number {
  const date = new Date(time);
  const day = date.getUTCDate();
  date.setUTCMonth(date.getUTCMonth() + months);
  if (date.getUTCDate() !== day) date.setUTCDate(0);
  return date.getTime();
}
