import { onTestFinished } from "vitest";
import { startFakeStripe } from "../../../tools/harness/fake-stripe/fake-stripe.ts";
import { createStripeProvider } from "../src/features/billing/stripe/stripe.provider.ts";
import { STRIPE_LIMITS } from "../src/features/billing/stripe/stripe-client.ts";

const ACCOUNT = "account-1";

/** The Stripe provider on a fake Stripe, both on one adjustable clock. Closed when the test ends. */
export async function openStripe(limits = STRIPE_LIMITS) {
  let time = Date.UTC(2026, 10, 2, 12);
  const now = () => time;
  const stripe = await startFakeStripe({ now });
  onTestFinished(stripe.stop);
  const { url, secretKey, webhookSecret } = stripe;
  const settings = { secretKey, webhookSecrets: [webhookSecret], apiUrl: url };
  const provider = createStripeProvider(settings, now, limits);
  // What a test begins with must not fail by its limits.
  const patient = createStripeProvider(settings, now);
  const payer = { id: ACCOUNT, email: "robin@person.example" };

  async function openCheckout(attemptId = "attempt-1", planId = stripe.prices.monthly.id, quantity = 1) {
    const customerId = await patient.ensureCustomer(payer);
    const successUrl = "https://cards.example/subscription?checkout=success&session_id={CHECKOUT_SESSION_ID}";
    const cancelUrl = "https://cards.example/subscription?checkout=cancelled";
    return patient.createCheckout({ payer, customerId, planId, quantity, attemptId, successUrl, cancelUrl });
  }

  return {
    stripe,
    provider,
    settings,
    now,
    payer,
    openCheckout,
    advance(ms: number): void {
      time += ms;
    },
    /** A running subscription. */
    async subscribe(): Promise<string> {
      return stripe.completeCheckout((await openCheckout()).sessionId);
    },
  };
}
