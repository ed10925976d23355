import type { FakeStripe } from "../../harness/fake-stripe/fake-stripe.ts";
import type { TestEnvironment } from "../../harness/test-environment.ts";
import { SERVED, WITHOUT_LIMITS } from "./running-product.ts";

/** Settings that make the product pay through the fake Stripe, without rate limits. */
export function stripeSettings(place: TestEnvironment, stripe: FakeStripe): Record<string, string> {
  return {
    ...place.settings,
    ...SERVED,
    ...WITHOUT_LIMITS,
    STRIPE_SECRET_KEY: stripe.secretKey,
    STRIPE_WEBHOOK_SECRET: stripe.webhookSecret,
    STRIPE_API_URL: stripe.url,
  };
}
