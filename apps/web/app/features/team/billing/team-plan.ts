import type { Plan } from "@visita/domain/billing/billing.contract";
import type { TeamSubscription } from "@visita/domain/team/team-billing.contract";

/** What the team pays now, of what is sold. */
export function planOf({ plans, planId }: TeamSubscription): Plan | undefined {
  return plans.find(({ id }) => id === planId);
}

export function planBy({ plans }: TeamSubscription, interval: "month" | "year"): Plan | undefined {
  return plans.find(({ recurring }) => recurring.interval === interval);
}
