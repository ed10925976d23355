import type { Period } from "@visita/domain/insight/insight.constants";
import { addDays, firstOfMonth } from "../../lib/utc-time.ts";

export type DayRange = { readonly from: string; readonly to: string };

export type InsightPeriod = DayRange & {
  readonly before: DayRange;
  /** The first days of its points, oldest first. */
  readonly points: readonly string[];
  readonly isByMonth: boolean;
};

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
