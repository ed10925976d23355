import type { OwnCard } from "@visita/domain/card/card.contract";
import { dayWords, monthAndYear } from "@visita/domain/format";
import { DEFAULT_PERIOD, PERIODS, type Period } from "@visita/domain/insight/insight.constants";
import type { Insights } from "@visita/domain/insight/insight.contract";

const DAY_MS = 86_400_000;

export const PERIOD_LABELS: Readonly<Record<Period, string>> = {
  7: "7 days",
  30: "30 days",
  90: "90 days",
  365: "12 months",
};

/** From the URL of the page, where it may be anything. */
export function periodOf(parameter: string | null): Period | undefined {
  return PERIODS.find((period) => String(period) === parameter);
}

/** Seven days where they hold the whole life of the cards. */
export function defaultPeriod(cards: readonly OwnCard[]): Period {
  const sixDaysAgo = Date.now() - 6 * DAY_MS;
  return firstDayOf(cards) >= utcDay(sixDaysAgo) ? 7 : DEFAULT_PERIOD;
}

/** The day on which the first of them was made. */
export function firstDayOf(cards: readonly OwnCard[]): string {
  return utcDay(Math.min(...cards.map(({ createdAt }) => createdAt), Date.now()));
}

function utcDay(time: number): string {
  return new Date(time).toISOString().slice(0, 10);
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
