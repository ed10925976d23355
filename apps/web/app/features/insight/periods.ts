import { dayWords, monthAndYear } from "@visita/domain/format";
import { DEFAULT_PERIOD, PERIODS, type Period } from "@visita/domain/insight/insight.constants";
import type { Insights } from "@visita/domain/insight/insight.contract";

export const PERIOD_LABELS: Readonly<Record<Period, string>> = {
  7: "7 days",
  30: "30 days",
  90: "90 days",
  365: "12 months",
};

/** From the URL of the page, where it may be anything. */
export function periodOf(parameter: string | null): Period {
  return PERIODS.find((period) => String(period) === parameter) ?? DEFAULT_PERIOD;
}

/** Twelve months have a point for each month, shorter periods one for each day. */
export function isMonthly(period: Period): boolean {
  return period === 365;
}

/** "25 March to 23 April". */
export function rangeWords({ from, to }: Pick<Insights, "from" | "to">, period: Period): string {
  const words = isMonthly(period) ? monthAndYear : dayWords;
  return `${words(from)} to ${words(to)}`;
}
