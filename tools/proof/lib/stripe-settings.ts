import type { FakeStripe } from "../../harness/fake-stripe/fake-stripe.ts";
import type { TestEnvironment } from "../../harness/test-environment.ts";
import { NO_RATE_LIMITS, PUBLIC_SETTINGS } from "./running-product.ts";

/** Settings that make the product pay through the fake Stripe, without rate limits. */
export function stripeSettings(environment: TestEnvironment, stripe: FakeStripe): Record<string, string> {
  return {
    ...environment.settings,
    ...PUBLIC_SETTINGS,
    ...NO_RATE_LIMITS,
    STRIPE_SECRET_KEY: stripe.secretKey,
    STRIPE_WEBHOOK_SECRET: stripe.webhookSecret,
    STRIPE_API_URL: stripe.url,
  };
}
