import type Stripe from "stripe";
import { StartError } from "../../../lib/start-error.ts";
import { loadStripe } from "./load-stripe.ts";
import { createBulkhead } from "./stripe-bulkhead.ts";
import { StripeFault, toStripeFault } from "./stripe-faults.ts";

/** A try, its repetition half a second later, and a little: what one question may cost in milliseconds. */
export const STRIPE_LIMITS = { timeoutMs: 4_000, deadlineMs: 9_000, concurrency: 4, queueSize: 200 };

export type StripeLimits = typeof STRIPE_LIMITS;

export type StripeSettings = {
  readonly secretKey: string;
  readonly webhookSecrets: readonly string[];
  readonly apiUrl: string | null;
};

export type StripeClient = ReturnType<typeof createStripeClient>;

export function isLiveKey(secretKey: string): boolean {
  return /^[sr]k_live_/.test(secretKey);
}

/** The official SDK, a few questions at a time; whatever goes wrong becomes a `StripeFault`. */
export function createStripeClient({ secretKey, apiUrl }: StripeSettings, limits: StripeLimits) {
  if (apiUrl && isLiveKey(secretKey)) {
    throw new StartError("A live Stripe key is used with Stripe itself only: unset STRIPE_API_URL.");
  }
  const Sdk = loadStripe();
  const stripe = new Sdk(secretKey, {
    ...(apiUrl ? addressOf(new URL(apiUrl)) : {}),
    timeout: limits.timeoutMs,
    maxNetworkRetries: 1,
    telemetry: false,
    // Its timeout holds for the whole answer; that of the default client begins again with every byte.
    httpClient: Sdk.createFetchHttpClient(quietFetch),
  });
  const bulkhead = createBulkhead({ ...limits, queueTimeoutMs: limits.timeoutMs });

  return async function ask<T>(question: (stripe: Stripe) => Promise<T>): Promise<T> {
    try {
      return await bulkhead(() => question(stripe));
    } catch (error) {
      throw toStripeFault(error);
    }
  };
}

function addressOf(url: URL): { host: string; port: string; protocol: "http" | "https" } {
  const protocol = url.protocol === "http:" ? "http" : "https";
  return { host: url.hostname, port: url.port || (protocol === "http" ? "80" : "443"), protocol };
}

/** Without the notices to developers that the SDK would print, and never sent on to another address. */
async function quietFetch(input: string | URL | Request, init?: RequestInit): Promise<Response> {
  const { body, status, headers } = await fetch(input, { ...init, redirect: "error" });
  const kept = new Headers(headers);
  kept.delete("stripe-notice");
  return new Response(body, { status, headers: kept });
}

/** An id goes into an address. One that cannot be an id is not asked for. */
export function stripeId(id: string): string {
  if (!/^\w{1,255}$/.test(id)) throw new StripeFault("Stripe: not an id", "missing");
  return id;
}
