import { setTimeout as wait } from "node:timers/promises";
import type { Plan } from "@visita/domain/billing/billing.contract";
import { BILLING_MESSAGES as TEXT } from "@visita/domain/billing/billing.messages";
import { AppError } from "../../lib/app-error.ts";
import type { ProvidedContext } from "./billing.context.ts";
import { type BillingProvider, ProviderFault } from "./billing.provider.ts";

const PLANS_LIFE = 10 * 60_000;
/** Who could be told the plans known last waits no longer for newer ones, in milliseconds. */
const PATIENCE_MS = 1_000;
/** How long the plans known last do without asking again, after the provider did not answer. */
const REST = 30_000;

/** Of each provider, the plans it named last. */
const known = new WeakMap<BillingProvider, { plans: Plan[]; freshUntil: number }>();
/** One question at a time is enough for everybody. */
const asking = new WeakMap<BillingProvider, Promise<Plan[]>>();

/** The plans that can be bought; the ones known last while the provider does not answer. */
export async function listPlans(context: ProvidedContext): Promise<Plan[]> {
  const { provider, now } = context;
  const kept = known.get(provider);
  if (kept && now() < kept.freshUntil) return kept.plans;
  const answer = asking.get(provider) ?? askForPlans(context);
  return kept ? Promise.race([answer, wait(PATIENCE_MS, kept.plans, { ref: false })]) : answer;
}

function askForPlans(context: ProvidedContext): Promise<Plan[]> {
  const { provider } = context;
  const answer = fetchPlans(context).finally(() => asking.delete(provider));
  asking.set(provider, answer);
  return answer;
}

async function fetchPlans({ provider, now, alert }: ProvidedContext): Promise<Plan[]> {
  try {
    const plans = await provider.listPlans();
    known.set(provider, { plans, freshUntil: now() + PLANS_LIFE });
    return plans;
  } catch (error) {
    if (!(error instanceof ProviderFault)) throw error;
    alert("the payment provider did not name its plans", error);
    const kept = known.get(provider);
    if (!kept) throw new AppError("unavailable", TEXT.plansFailed, { retryAfter: 30 });
    known.set(provider, { ...kept, freshUntil: now() + REST });
    return kept.plans;
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

/** The provider's prices have changed. The old ones still do while nothing newer can be had. */
export function forgetPlans({ provider }: ProvidedContext): void {
  const kept = known.get(provider);
  if (kept) known.set(provider, { ...kept, freshUntil: 0 });
}
