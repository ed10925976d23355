import type { Plan } from "@visita/domain/billing/billing.contract";
import { CHANNELS } from "@visita/domain/card/channels";
import { plansTexts } from "@visita/domain/owner-messages/plans";
import { expect, test } from "vitest";
import { planOffers } from "./plan-offers.ts";

const t = await plansTexts.load("en");
const monthly: Plan = { id: "m", unit_amount: 1000, currency: "usd", recurring: { interval: "month" } };
const yearly: Plan = { id: "y", unit_amount: 10_000, currency: "usd", recurring: { interval: "year" } };

test("offers the free plan first, then the month, then the year, whatever order they come in", () => {
  const shown = planOffers([yearly, monthly], t).map(({ planId, name, badge, price, period, note }) => {
    return { planId, name, badge, price: `${price} per ${period}`, note };
  });
  expect(shown).toEqual([
    { planId: null, name: "Forever Free", badge: null, price: "$0 per month", note: expect.any(String) },
    {
      planId: "m",
      name: "Premium Monthly",
      badge: "Most Popular",
      price: "$10 per month",
      note: "+pay-as-you-go",
    },
    {
      planId: "y",
      name: "Premium Yearly",
      badge: "Save 17%",
      price: "$100 per year",
      note: "one-time payment",
    },
  ]);
});

test("has five lines for every plan", () => {
  for (const { features } of planOffers([monthly, yearly], t)) expect(new Set(features).size).toBe(5);
});

// The catalogue itself would be a heavy way of knowing one number.
test("promises as many channels as there are", () => {
  const [, premium] = planOffers([monthly], t);
  expect(premium?.features).toContain(`All ${CHANNELS.length} channels: social, work, payments`);
});

test("shows cents where there are some, and the currency that is charged", () => {
  const [free, offer] = planOffers([{ ...yearly, unit_amount: 9950, currency: "eur" }], t);
  expect(offer?.price).toBe("€99.50");
  expect(free?.price).toBe("€0");
});

test("offers the free plan alone when nothing is for sale", () => {
  expect(planOffers([], t).map(({ name }) => name)).toEqual(["Forever Free"]);
});
