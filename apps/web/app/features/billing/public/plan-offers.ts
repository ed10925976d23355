import type { Plan } from "@visita/domain/billing/billing.contract";
import { FREE_PLAN_NAME, featuresOf, planLabel } from "@visita/domain/billing/plan.rules";
import { cardThemes, type ThemeKey } from "@visita/domain/card/themes";
import { formatPrice } from "@visita/domain/format";

/** A plan as its card shows it. */
export type PlanOffer = {
  /** Null for the plan that nobody buys. */
  readonly planId: string | null;
  readonly name: string;
  readonly badge: string | null;
  readonly price: string;
  readonly period: "month" | "year";
  readonly note: string;
  readonly cover: ThemeKey;
  readonly features: readonly string[];
};

const FREE_FEATURES = [
  "One card",
  "Photo, name, job title, company and bio",
  "Phone, email, SMS, address and website",
  "WhatsApp, Telegram, Instagram, Snapchat and WeChat",
  "Add to Contact and sharing",
];

const PREMIUM_FEATURES = [
  `Up to ${featuresOf("active").cards} cards`,
  "Your logo on the card",
  `${cardThemes.length} card colours`,
  "QR code to show and download",
  "All 70 channels: social, work, payments",
];

/** Forever Free first, then what can be bought, by the month before by the year. */
export function planOffers(plans: readonly Plan[]): PlanOffer[] {
  const free: PlanOffer = {
    planId: null,
    name: FREE_PLAN_NAME,
    badge: null,
    price: formatPrice(0, plans[0]?.currency ?? "usd"),
    period: "month",
    note: "No payment details needed",
    cover: "blue-color-four",
    features: FREE_FEATURES,
  };
  const premium = plans.map(premiumOffer).sort((a, b) => a.period.localeCompare(b.period));
  return [free, ...premium];
}

function premiumOffer({ id, unit_amount, currency }: Plan): PlanOffer {
  const label = planLabel(unit_amount);
  return {
    ...label,
    planId: id,
    price: formatPrice(unit_amount, currency),
    cover: label.period === "month" ? "blue-color-one" : "gold-color",
    features: PREMIUM_FEATURES,
  };
}
