import { formatNumber, recentDayWords } from "@visita/domain/format";
import type { Period } from "@visita/domain/insight/insight.constants";
import type { Figures, Insights } from "@visita/domain/insight/insight.contract";
import { isMonthly, PERIOD_LABELS } from "./periods.ts";

export type Change = {
  direction: "more" | "fewer" | "same";
  words: string;
  /** What it is compared with, in a line of its own. */
  against: string;
};

type Compared = Pick<Insights, "from" | "to" | "countedSince" | "totals" | "before">;

/** How a figure has changed against the period before. */
export function changeWords(figure: keyof Figures, insights: Compared, period: Period): Change {
  const now = insights.totals[figure];
  const before = insights.before[figure];
  if (now === 0 && before === 0) return same("None yet", "in either period");
  const newSince = incompleteSince(insights, period);
  if (newSince) return same("New", `since ${recentDayWords(newSince, insights.to)}`);
  const span = `the ${PERIOD_LABELS[period]} before`;
  if (now === before) return same("The same", `as in ${span}`);
  const difference = formatNumber(Math.abs(now - before));
  return now > before
    ? { direction: "more", words: `${difference} more`, against: `than ${span}` }
    : { direction: "fewer", words: `${difference} fewer`, against: `than ${span}` };
}

function same(words: string, against: string): Change {
  return { direction: "same", words, against };
}

/**
 * The day on which counting began, where that makes the two periods incomparable: inside the period before, or after
 * a whole year that was not counted. A card of this month is compared with nothing, which is what there was.
 */
function incompleteSince({ from, before, countedSince }: Compared, period: Period): string | null {
  if (countedSince === null || countedSince <= before.from) return null;
  return countedSince < from || isMonthly(period) ? countedSince : null;
}
