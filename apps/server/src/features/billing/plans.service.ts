import type { Plan } from "@visita/domain/billing/billing.contract";
import { BILLING_MESSAGES as TEXT } from "@visita/domain/billing/billing.messages";
import { AppError } from "../../lib/app-error.ts";
import type { ProvidedContext } from "./billing.context.ts";
import { type BillingProvider, ProviderFault } from "./billing.provider.ts";

const PLANS_LIFE = 10 * 60_000;

/** Of each provider, the plans it named last. */
const known = new WeakMap<BillingProvider, { plans: Plan[]; at: number }>();

/** The plans that can be bought; the ones known last while the provider does not answer. */
export async function listPlans({ provider, now, alert }: ProvidedContext): Promise<Plan[]> {
  const kept = known.get(provider);
  if (kept && now() - kept.at < PLANS_LIFE) return kept.plans;
  try {
    const plans = await provider.listPlans();
    known.set(provider, { plans, at: now() });
    return plans;
  } catch (error) {
    if (!(error instanceof ProviderFault)) throw error;
    alert("the payment provider did not name its plans", error);
    if (kept) return kept.plans;
    throw new AppError("unavailable", TEXT.plansFailed, { retryAfter: 30 });
  }
}

/** The labels on the pages hang on these prices, so a missing one is worth an operator's eye. */
export async function checkPlans(context: ProvidedContext): Promise<void> {
  const plans = await listPlans(context);
  const has = (interval: string, amount?: number) =>
    plans.some(
      (plan) => plan.recurring.interval === interval && (amount ?? plan.unit_amount) === plan.unit_amount,
    );
  if (!has("month", 1000) || !has("year")) {
    context.alert("the payment provider lacks a monthly price of 10.00 or a yearly price");
  }
}

/** The provider's prices have changed. */
export function forgetPlans({ provider }: ProvidedContext): void {
  known.delete(provider);
}
