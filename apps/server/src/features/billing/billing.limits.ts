import type { Limit } from "../limit/limit.service.ts";

const MINUTE = 60_000;

/** Of calls that reach the payment provider, for each person. */
export const PAYMENT_LIMITS: readonly Limit[] = [
  { name: "payment-minute", hits: 5, windowMs: MINUTE },
  { name: "payment-hour", hits: 20, windowMs: 60 * MINUTE },
];

/** Below HANDLER_TIMEOUT_MS, so that a slow provider is reported in the words of the call. */
export const PROVIDER_TIMEOUT_MS = 9_500;
