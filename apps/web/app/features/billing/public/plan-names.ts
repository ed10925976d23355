import { planPeriod } from "@visita/domain/billing/plan.rules";
import { longDayWords, unbroken } from "@visita/domain/format";
import type { PlansText } from "@visita/domain/owner-messages/plans";

const NAMES = { month: "premiumMonthly", year: "premiumYearly" } as const;

/** Of the plan that is sold at this price. */
export function premiumName(unitAmount: number, t: PlansText): string {
  return t(NAMES[planPeriod(unitAmount)]);
}

/** How a plan is named that nobody pays for. */
export function givenPlanName(lastDay: string, t: PlansText): string {
  return t("givenUntil", { day: unbroken(longDayWords(t.language, lastDay)) });
}
