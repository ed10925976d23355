import { setTimeout as wait } from "node:timers/promises";
import { BILLING_MESSAGES as TEXT } from "@visita/domain/billing/billing.messages";
import { AppError } from "../../lib/app-error.ts";
import type { ProvidedContext } from "./billing.provider.ts";
import { type BillingProvider, type PriceList, ProviderFault } from "./billing.provider.ts";

const PLANS_TTL_MS = 10 * 60_000;
/** How long a refresh is awaited before stale plans are returned. */
const REFRESH_TIMEOUT_MS = 1_000;
/** How long stale plans are used after a failed refresh. */
const RETRY_DELAY_MS = 30_000;

const cache = new WeakMap<BillingProvider, { plans: PriceList; freshUntil: number }>();
/** Concurrent callers share one request. */
const inFlight = new WeakMap<BillingProvider, Promise<PriceList>>();

/** The plans on sale, for people and for teams; stale ones while the provider does not respond. */
export async function listPlans(context: ProvidedContext): Promise<PriceList> {
  const {
    now,
    billing: { provider },
  } = context;
  const cached = cache.get(provider);
  if (cached && now() < cached.freshUntil) return cached.plans;
  const refreshed = inFlight.get(provider) ?? refreshPlans(context);
  if (!cached) return refreshed;
  return Promise.race([refreshed, wait(REFRESH_TIMEOUT_MS, cached.plans, { ref: false })]);
}

function refreshPlans(context: ProvidedContext): Promise<PriceList> {
  const {
    billing: { provider },
  } = context;
  const plans = fetchPlans(context).finally(() => inFlight.delete(provider));
  inFlight.set(provider, plans);
  return plans;
}

async function fetchPlans({ now, billing: { provider, alert } }: ProvidedContext): Promise<PriceList> {
  try {
    const plans = await provider.listPlans();
    cache.set(provider, { plans, freshUntil: now() + PLANS_TTL_MS });
    return plans;
  } catch (error) {
    if (!(error instanceof ProviderFault)) throw error;
    alert("the payment provider did not list its plans", error);
    const cached = cache.get(provider);
    if (!cached) throw new AppError("unavailable", TEXT.plansFailed, { retryAfter: 30 });
    cache.set(provider, { ...cached, freshUntil: now() + RETRY_DELAY_MS });
    return cached.plans;
  }
}

/** Page labels depend on these prices, so the operator is warned if one is missing. */
export async function checkPlans(context: ProvidedContext): Promise<void> {
  const { premium, team } = await listPlans(context);
  const has = (interval: string, amount?: number) =>
    premium.some(
      (plan) => plan.recurring.interval === interval && (amount ?? plan.unit_amount) === plan.unit_amount,
    );
  if (!has("month", 1000) || !has("year")) {
    context.billing.alert("the payment provider lacks a monthly price of 10.00 or a yearly price");
  }
  if (team.length === 0) context.billing.alert("the payment provider has no price for teams");
}

/** Marks cached plans as stale; they are still used if the refresh fails. */
export function invalidatePlans({ billing: { provider } }: ProvidedContext): void {
  const cached = cache.get(provider);
  if (cached) cache.set(provider, { ...cached, freshUntil: 0 });
}
