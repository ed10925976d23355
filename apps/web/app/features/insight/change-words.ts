import { formatNumber, recentDayWords } from "@visita/domain/format";
import type { Period } from "@visita/domain/insight/insight.constants";
import type { Figures, Insights } from "@visita/domain/insight/insight.contract";
import { PERIOD_LABELS } from "./periods.ts";

export type Change = {
  direction: "more" | "fewer" | "same";
  words: string;
  /** What it is compared with, in a line of its own. */
  against: string;
};

type Compared = Pick<Insights, "to" | "countedSince" | "totals" | "before">;

/** How a figure has changed against the period before. */
export function changeWords(figure: keyof Figures, insights: Compared, period: Period): Change {
  const now = insights.totals[figure];
  const before = insights.before[figure];
  const newSince = incompleteSince(insights);
  if (newSince) return same(now === 0 ? "None yet" : "New", `since ${recentDayWords(newSince, insights.to)}`);
  if (now === 0 && before === 0) return same("None yet", "in either period");
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

/** The day on which counting began, where the period before was not counted, or only in part. */
function incompleteSince({ before, countedSince }: Compared): string | null {
  return countedSince !== null && countedSince > before.from ? countedSince : null;
}
