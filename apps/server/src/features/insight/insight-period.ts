import type { Period } from "@visita/domain/insight/insight.constants";
import { addDays, firstOfMonth } from "../../lib/utc-time.ts";

/** So that 90 days can be compared with the 90 before, in any month. */
const DAYS_KEPT = 200;

/** Days before this one, the first of a month, are kept as months. */
export function firstKeptDay(today: string): string {
  return firstOfMonth(addDays(today, -DAYS_KEPT), 0);
}

export type DayRange = { readonly from: string; readonly to: string };

export type InsightPeriod = DayRange & {
  readonly before: DayRange;
  /** The first days of its points, oldest first. */
  readonly points: readonly string[];
  readonly isByMonth: boolean;
};

/** The day from which on the days of a period are known, and before it the months alone; null if all its days are. */
export function daysFrom({ from, to }: DayRange, countedSince: string | undefined): string | null {
  const first = firstKeptDay(to);
  return from < first && countedSince !== undefined && countedSince < first ? first : null;
}

/** The point of a period in which a day lies; a month of which no days are kept lies in its first. */
export function pointOf(day: string, { isByMonth }: Pick<InsightPeriod, "isByMonth">): string {
  return isByMonth || day.length === 7 ? `${day.slice(0, 7)}-01` : day;
}

/** Ends with today, which is not over. Twelve months are calendar months. */
export function insightPeriod(days: Period, today: string): InsightPeriod {
  if (days === 365) {
    const from = firstOfMonth(today, -11);
    return {
      from,
      to: today,
      before: { from: firstOfMonth(today, -23), to: addDays(from, -1) },
      points: Array.from({ length: 12 }, (_, at) => firstOfMonth(from, at)),
      isByMonth: true,
    };
  }
  const from = addDays(today, 1 - days);
  return {
    from,
    to: today,
    before: { from: addDays(from, -days), to: addDays(from, -1) },
    points: Array.from({ length: days }, (_, at) => addDays(from, at)),
    isByMonth: false,
  };
}
