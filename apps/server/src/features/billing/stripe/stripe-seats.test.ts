import { expect, test } from "vitest";
import { openStripe } from "../../../../test/open-stripe.ts";

const SECOND = 1000;
const HOUR = 3600 * SECOND;

test("a team's subscription is for more people from a moment on, charged at once, or for fewer from the next period", async () => {
  const { provider, stripe, openCheckout, now, advance } = await openStripe();
  const checkout = await openCheckout("attempt-1", stripe.prices.teamMonthly.id, 12);
  const id = stripe.completeCheckout(checkout.sessionId);
  const state = await provider.getSubscription(id);
  expect(state).toMatchObject({ offer: "team", quantity: 12, seats: null, seatsUntil: null });
  advance(14 * 24 * HOUR);
  const from = now();
  const seatsUntil = state.periodEnd;
  const amount = await provider.previewSeats(id, 15, from);
  expect(amount).toBe(Math.round((1_800 * 16) / 30));
  expect(stripe.invoices.size).toBe(1);
  const more = await provider.changeSeats(id, { quantity: 15, seats: 15, seatsUntil, chargedFrom: from });
  expect(more).toMatchObject({ quantity: 15, seats: 15, seatsUntil });
  expect([...stripe.invoices.values()].at(-1)).toMatchObject({ status: "paid", total: amount });
  const fewer = await provider.changeSeats(id, { quantity: 9, seats: 15, seatsUntil, chargedFrom: null });
  expect(fewer).toMatchObject({ quantity: 9, seats: 15 });
  expect(stripe.invoices.size).toBe(2);
  expect(stripe.requests.at(-1)?.params).toEqual({
    items: [{ id: `si_${id}`, quantity: "9" }],
    metadata: { seats: "15", seats_until: String(seatsUntil / SECOND) },
    proration_behavior: "none",
  });
});
