import { createRequire } from "node:module";
import type Stripe from "stripe";
import { Semaphore } from "../../../lib/semaphore.ts";
import { StartError } from "../../../lib/start-error.ts";
import { withTimeout } from "../../../lib/with-timeout.ts";
import { type FaultReason, ProviderFault } from "../billing.provider.ts";

const require = createRequire(import.meta.url);

/** Loaded on first use, because most starts never need the SDK. */
export function loadStripe(): typeof Stripe {
  return require("stripe");
}

/**
 * `timeoutMs` is for one attempt, `deadlineMs` for a call: time in the queue, an attempt, and one retry half a second
 * later.
 */
export const STRIPE_LIMITS = { timeoutMs: 4_000, deadlineMs: 9_000, concurrency: 4, queueSize: 200 };

export type StripeLimits = typeof STRIPE_LIMITS;

export type StripeSettings = {
  readonly secretKey: string;
  readonly webhookSecrets: readonly string[];
  readonly apiUrl: string | null;
};

export type StripeClient = ReturnType<typeof createStripeClient>;

export class StripeFault extends ProviderFault {
  /** Stripe's error code, if it sent one. */
  readonly code: string | null;

  constructor(message: string, reason: FaultReason, code: string | null = null) {
    super(message, reason);
    this.name = "StripeFault";
    this.code = code;
  }
}

export function isLiveKey(secretKey: string): boolean {
  return /^[sr]k_live_/.test(secretKey);
}

/**
 * The official SDK behind a bulkhead: limited concurrency and a deadline, so that a hanging Stripe cannot occupy more
 * than a few requests. A call that times out in the queue was never sent; one that times out later may still take
 * effect. Every error becomes a `StripeFault`.
 */
export function createStripeClient({ secretKey, apiUrl }: StripeSettings, limits: StripeLimits) {
  if (apiUrl && isLiveKey(secretKey)) {
    throw new StartError("A live Stripe key is used with Stripe itself only: unset STRIPE_API_URL.");
  }
  const Sdk = loadStripe();
  const stripe = new Sdk(secretKey, {
    ...(apiUrl ? toHostOptions(new URL(apiUrl)) : {}),
    timeout: limits.timeoutMs,
    maxNetworkRetries: 1,
    telemetry: false,
    // With fetch the timeout covers the whole response; the default client restarts it with every byte.
    httpClient: Sdk.createFetchHttpClient(fetchWithoutNotices),
  });
  const { timeoutMs, deadlineMs, concurrency, queueSize } = limits;
  const semaphore = new Semaphore({
    concurrency,
    queueSize,
    queueTimeoutMs: timeoutMs,
    rejection: () => new StripeFault("Stripe: too many requests are waiting", "unavailable"),
  });
  const tooSlow = () => new StripeFault("Stripe: too slow", "unavailable");

  return async function call<T>(request: (stripe: Stripe) => Promise<T>): Promise<T> {
    const queued = (signal: AbortSignal) =>
      semaphore.run(async () => {
        signal.throwIfAborted();
        return request(stripe);
      });
    try {
      return await withTimeout(queued, deadlineMs, tooSlow);
    } catch (error) {
      throw toStripeFault(error);
    }
  };
}

function toHostOptions(url: URL): { host: string; port: string; protocol: "http" | "https" } {
  const protocol = url.protocol === "http:" ? "http" : "https";
  return { host: url.hostname, port: url.port || (protocol === "http" ? "80" : "443"), protocol };
}

/** Drops the header whose developer notices the SDK would print, and follows no redirects. */
async function fetchWithoutNotices(input: string | URL | Request, init?: RequestInit): Promise<Response> {
  const { body, status, headers: received } = await fetch(input, { ...init, redirect: "error" });
  const headers = new Headers(received);
  headers.delete("stripe-notice");
  return new Response(body, { status, headers });
}

/** Ids become part of a URL, so anything else is rejected without a request. */
export function stripeId(id: string): string {
  if (!/^\w{1,255}$/.test(id)) throw new StripeFault("Stripe: not an id", "missing");
  return id;
}

/** Stripe's own messages are dropped: they contain customers, prices and parts of keys. */
function toStripeFault(error: unknown): StripeFault {
  if (error instanceof StripeFault) return error;
  if (!(error instanceof loadStripe().errors.StripeError)) {
    return new StripeFault(`Stripe: ${error instanceof Error ? error.name : "unknown"}`, "unavailable");
  }
  const { type, code, statusCode, requestId } = error;
  const message = ["Stripe:", type, code, statusCode, requestId].filter(Boolean).join(" ");
  return new StripeFault(message, reasonOf(error), code ?? null);
}

function reasonOf({ code, statusCode }: Stripe.errors.StripeError): FaultReason {
  if (code === "resource_missing" || statusCode === 404) return "missing";
  // 401 and 403 mean a wrong key, 409 and 429 are temporary: none of them is about the request itself.
  return statusCode === 400 || statusCode === 402 ? "refused" : "unavailable";
}
