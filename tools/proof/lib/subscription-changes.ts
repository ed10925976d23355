import type { FakeStripe } from "../../harness/fake-stripe/fake-stripe.ts";
import type { SeededRandom } from "../../harness/seeded-random.ts";

/** Makes a random change to a subscription. Returns whether it was a failed payment. */
export function changeSubscription(stripe: FakeStripe, id: string, random: SeededRandom): boolean {
  const status = stripe.subscriptions.get(id)?.status;
  const roll = random.next();
  if (status === "canceled") return false;
  if (roll < 0.03) stripe.end(id);
  else if (status === "past_due" && roll < 0.7) stripe.recoverPayment(id);
  else if (roll < 0.3) {
    stripe.failRenewal(id);
    return true;
  } else if (roll < 0.5) stripe.renew(id);
  else if (roll < 0.7) stripe.cancelInPortal(id);
  else if (roll < 0.85) stripe.change(id, { cancel_at: null, cancel_at_period_end: false });
  else stripe.changePlan(id, random.happens(0.5) ? stripe.prices.monthly : stripe.prices.yearly);
  return false;
}
