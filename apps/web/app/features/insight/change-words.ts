import { recentDayWords } from "@visita/domain/format";
import type { Period } from "@visita/domain/insight/insight.constants";
import type { Figures, Insights } from "@visita/domain/insight/insight.contract";
import type { InsightWords } from "@visita/domain/owner-messages/insights";
import { isMonthly, periodLength } from "./periods.ts";

export type Change = {
  direction: "more" | "fewer" | "same";
  words: string;
  /** What it is compared with, in a line of its own. */
  against: string;
};

type Compared = Pick<Insights, "to" | "countedSince" | "totals" | "before">;

/** How a figure has changed against the period before. */
export function changeWords(
  figure: keyof Figures,
  insights: Compared,
  period: Period,
  t: InsightWords,
): Change {
  const now = insights.totals[figure];
  const before = insights.before[figure];
  const newSince = incompleteSince(insights);
  if (newSince) {
    const against = t("since", { day: recentDayWords(t.language, newSince, insights.to) });
    return { direction: "same", words: t(now === 0 ? "noneYet" : "new"), against };
  }
  if (now === 0 && before === 0) {
    return { direction: "same", words: t("noneYet"), against: t("inEitherPeriod") };
  }
  const length = { count: periodLength(period) };
  if (now === before) {
    const against = t(isMonthly(period) ? "asInMonthsBefore" : "asInDaysBefore", length);
    return { direction: "same", words: t("theSame"), against };
  }
  const direction = now > before ? "more" : "fewer";
  const against = t(isMonthly(period) ? "thanMonthsBefore" : "thanDaysBefore", length);
  return { direction, words: t(direction, { count: Math.abs(now - before) }), against };
}

/** The day on which counting began, where the period before was not counted, or only in part. */
function incompleteSince({ before, countedSince }: Compared): string | null {
  return countedSince !== null && countedSince > before.from ? countedSince : null;
}
