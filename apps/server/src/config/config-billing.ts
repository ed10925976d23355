import { StartError } from "../lib/start-error.ts";

type BillingSettings =
  | { readonly provider: "off" | "sandbox" }
  | {
      readonly provider: "stripe";
      readonly secretKey: string;
      /** Two during a key rotation. */
      readonly webhookSecrets: readonly string[];
      readonly apiUrl: string | null;
    };

type Variables = {
  readonly BILLING_PROVIDER?: BillingSettings["provider"] | undefined;
  readonly STRIPE_SECRET_KEY?: string | undefined;
  readonly STRIPE_WEBHOOK_SECRET?: string | undefined;
  readonly STRIPE_API_URL?: string | undefined;
};

export function readBilling(vars: Variables, isPublic: boolean): BillingSettings {
  const key = vars.STRIPE_SECRET_KEY;
  if (isPublic && !key && !vars.BILLING_PROVIDER) {
    throw new StartError(
      "PUBLIC_URL is a public address without a payment provider: set STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET, " +
        "or BILLING_PROVIDER to sandbox (nothing is charged) or off (nothing is sold, everyone has every feature).",
    );
  }
  const provider = vars.BILLING_PROVIDER ?? (key ? "stripe" : "sandbox");
  const isLive = key?.includes("_live_") ?? false;
  if (provider !== "stripe") {
    if (provider === "sandbox" && isLive) {
      throw new StartError(
        "BILLING_PROVIDER is sandbox but STRIPE_SECRET_KEY is a live key: remove one of the two.",
      );
    }
    return { provider };
  }
  if (!key) throw new StartError("BILLING_PROVIDER is stripe, so STRIPE_SECRET_KEY must be set.");
  if (!vars.STRIPE_WEBHOOK_SECRET) {
    throw new StartError("STRIPE_SECRET_KEY is set, so STRIPE_WEBHOOK_SECRET must be set too.");
  }
  if (vars.STRIPE_API_URL && isLive) {
    throw new StartError(
      "STRIPE_API_URL is for tests and is refused with a live STRIPE_SECRET_KEY: unset it.",
    );
  }
  return {
    provider,
    secretKey: key,
    webhookSecrets: vars.STRIPE_WEBHOOK_SECRET.split(",").map((secret) => secret.trim()),
    apiUrl: vars.STRIPE_API_URL ?? null,
  };
}
