import type Stripe from "stripe";
import { type FaultReason, ProviderFault } from "../billing.provider.ts";
import { loadStripe } from "./load-stripe.ts";

export class StripeFault extends ProviderFault {
  /** Stripe's own machine word, if it gave one. */
  readonly code: string | null;

  constructor(message: string, reason: FaultReason, code: string | null = null) {
    super(message, reason);
    this.name = "StripeFault";
    this.code = code;
  }
}

/** Stripe's sentences are left out: they name customers, prices and parts of keys. */
export function toStripeFault(error: unknown): StripeFault {
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
  // 401 and 403 are a wrong key, 409 and 429 pass: none of them is about what was asked for.
  return statusCode === 400 || statusCode === 402 ? "refused" : "unavailable";
}
