import { onTestFinished } from "vitest";
import { createStripeProvider } from "../../src/features/billing/stripe/stripe.provider.ts";
import { STRIPE_LIMITS } from "../../src/features/billing/stripe/stripe-client.ts";
import { startStripeStandIn } from "./stripe-stand-in.ts";

const ACCOUNT = "account-1";

/** The provider and Stripe's stand-in with a clock of their own. They end with the test. */
export async function openStripe(limits = STRIPE_LIMITS) {
  let time = Date.UTC(2026, 10, 2, 12);
  const now = () => time;
  const standIn = await startStripeStandIn({ now });
  onTestFinished(standIn.stop);
  const { url, secretKey, webhookSecret } = standIn;
  const settings = { secretKey, webhookSecrets: [webhookSecret], apiUrl: url };
  const provider = createStripeProvider(settings, now, limits);
  // What a test begins with must not fail by its limits.
  const patient = createStripeProvider(settings, now);
  const payer = { id: ACCOUNT, email: "robin@person.example" };

  async function openCheckout(attemptId = "attempt-1", planId = standIn.prices.monthly.id) {
    const customerId = await patient.ensureCustomer(payer);
    const successUrl = "https://cards.example/subscription?checkout=success&session_id={CHECKOUT_SESSION_ID}";
    const cancelUrl = "https://cards.example/subscription?checkout=cancelled";
    return patient.createCheckout({ payer, customerId, planId, attemptId, successUrl, cancelUrl });
  }

  return {
    standIn,
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
      return standIn.completeCheckout((await openCheckout()).sessionId);
    },
  };
}
