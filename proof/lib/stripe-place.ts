import type { StripeStandIn } from "../../apps/server/test/stripe-stand-in/stripe-stand-in.ts";
import type { Place } from "../../rig/databases.ts";
import { SERVED, WITHOUT_LIMITS } from "./running-product.ts";

/** What the product must be told to pay with the stand-in, where limits are not the subject. */
export function stripeSettings(place: Place, stripe: StripeStandIn): Record<string, string> {
  return {
    ...place.settings,
    ...SERVED,
    ...WITHOUT_LIMITS,
    STRIPE_SECRET_KEY: stripe.secretKey,
    STRIPE_WEBHOOK_SECRET: stripe.webhookSecret,
    STRIPE_API_URL: stripe.url,
  };
}
