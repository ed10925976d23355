import type { AppContext } from "../../core/app-context.ts";
import { AppError } from "../../lib/app-error.ts";
import type { Limit } from "../limit/limit.service.ts";
import { hasProvider, type ProvidedContext } from "./billing.provider.ts";

const MINUTE = 60_000;

/** Per account, for calls that reach the payment provider. */
const PAYMENT_LIMITS: readonly Limit[] = [
  { name: "payment-minute", hits: 5, windowMs: MINUTE },
  { name: "payment-hour", hits: 20, windowMs: 60 * MINUTE },
];

export async function countPaymentCall({ limits }: AppContext, accountId: string): Promise<void> {
  for (const limit of PAYMENT_LIMITS) await limits.hit(limit, accountId);
}

/** Undefined while billing is off. */
export function findProvided(context: AppContext): ProvidedContext | undefined {
  return hasProvider(context) ? context : undefined;
}

/** Throws while billing is off. */
export function requireProvider(context: AppContext, message: string): ProvidedContext {
  const provided = findProvided(context);
  if (!provided) throw new AppError("no_subscription", message);
  return provided;
}
