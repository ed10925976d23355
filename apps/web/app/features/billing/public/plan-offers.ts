import type { Plan } from "@visita/domain/billing/billing.contract";
import { featuresOf, planPeriod } from "@visita/domain/billing/plan.rules";
import { cardThemes, type ThemeKey } from "@visita/domain/card/themes";
import { formatPrice } from "@visita/domain/format";
import type { PlansText } from "@visita/domain/owner-messages/plans";
import { premiumName } from "./plan-names.ts";

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

const FREE_FEATURES = ["oneCard", "allOfACard", "phoneAndMore", "freeChannels", "addAndShare"] as const;

/** A test compares it with the catalogue, which would be a heavy way of knowing one number. */
const ALL_CHANNELS = 70;

function premiumFeatures(t: PlansText): string[] {
  return [
    t("upToCards", { count: featuresOf("active").cards }),
    t("yourLogo"),
    t("cardColours", { count: cardThemes.length }),
    t("qrCode"),
    t("allChannels", { count: ALL_CHANNELS }),
  ];
}

/** Forever Free first, then what can be bought, by the month before by the year. */
export function planOffers(plans: readonly Plan[], t: PlansText): PlanOffer[] {
  const free: PlanOffer = {
    planId: null,
    name: t("foreverFree"),
    badge: null,
    price: formatPrice(t.language, 0, plans[0]?.currency ?? "usd"),
    period: "month",
    note: t("noPaymentDetails"),
    cover: "blue-color-four",
    features: FREE_FEATURES.map((feature) => t(feature)),
  };
  const premium = plans.map((plan) => premiumOffer(plan, t)).sort((a, b) => a.period.localeCompare(b.period));
  return [free, ...premium];
}

const PREMIUM = {
  month: { badge: "mostPopular", note: "payAsYouGo", cover: "blue-color-one" },
  year: { badge: "saveSeventeen", note: "oneTimePayment", cover: "gold-color" },
} as const;

function premiumOffer({ id, unit_amount, currency }: Plan, t: PlansText): PlanOffer {
  const period = planPeriod(unit_amount);
  const { badge, note, cover } = PREMIUM[period];
  return {
    planId: id,
    name: premiumName(unit_amount, t),
    badge: t(badge),
    price: formatPrice(t.language, unit_amount, currency),
    period,
    note: t(note),
    cover,
    features: premiumFeatures(t),
  };
}
