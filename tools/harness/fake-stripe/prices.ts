import Stripe from "stripe";

const MADE = Date.UTC(2026, 0, 1) / 1000;

export const PRICES = {
  monthly: aPrice("price_month_1000", "premium_monthly", "month", 1000),
  yearly: aPrice("price_year_10000", "premium_yearly", "year", 10_000),
  teamMonthly: aPrice("price_team_month_600", "team_monthly", "month", 600, "prod_team"),
  teamYearly: aPrice("price_team_year_6000", "team_yearly", "year", 6_000, "prod_team"),
};

function aPrice(
  id: string,
  lookupKey: string,
  interval: "month" | "year",
  amount: number,
  product = "prod_premium",
): Stripe.Price {
  return {
    id,
    object: "price",
    active: true,
    billing_scheme: "per_unit",
    created: MADE,
    currency: "usd",
    custom_unit_amount: null,
    livemode: false,
    lookup_key: lookupKey,
    metadata: {},
    nickname: null,
    product,
    recurring: { interval, interval_count: 1, meter: null, trial_period_days: null, usage_type: "licensed" },
    tax_behavior: "unspecified",
    tiers_mode: null,
    transform_quantity: null,
    type: "recurring",
    unit_amount: amount,
    unit_amount_decimal: Stripe.Decimal.from(amount),
  };
}

/** The older form of a price, which subscription items still carry. */
export function toPlan(price: Stripe.Price): Stripe.Plan {
  return {
    id: price.id,
    object: "plan",
    active: true,
    amount: price.unit_amount,
    amount_decimal: price.unit_amount_decimal,
    billing_scheme: "per_unit",
    created: price.created,
    currency: price.currency,
    interval: price.recurring?.interval ?? "month",
    interval_count: 1,
    livemode: false,
    metadata: {},
    meter: null,
    nickname: null,
    product: price.product,
    tiers_mode: null,
    transform_usage: null,
    trial_period_days: null,
    usage_type: "licensed",
  };
}
