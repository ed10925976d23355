import type { OwnCard } from "@visita/domain/card/card.contract";
import { dayWords, monthAndYear } from "@visita/domain/format";
import { DEFAULT_PERIOD, PERIODS, type Period } from "@visita/domain/insight/insight.constants";
import type { Insights } from "@visita/domain/insight/insight.contract";
import type { Language } from "@visita/domain/language/languages";
import type { InsightWords } from "@visita/domain/owner-messages/insights";

const DAY_MS = 86_400_000;

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

/** In months where it has a point for each, else in days. */
export function periodLength(period: Period): number {
  return isMonthly(period) ? 12 : period;
}

/** "30 days". */
export function periodLabel(period: Period, t: InsightWords): string {
  return t(isMonthly(period) ? "months" : "days", { count: periodLength(period) });
}

/** The first and the last day, or month. */
export function rangeOf(language: Language, { from, to }: Pick<Insights, "from" | "to">, period: Period) {
  const words = isMonthly(period) ? monthAndYear : dayWords;
  return { from: words(language, from), to: words(language, to) };
}
