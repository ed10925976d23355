import {
  capitalized,
  dayWords,
  formatEnumeration,
  formatList,
  monthWord,
  numberWord,
} from "@visita/domain/format";
import type { Period } from "@visita/domain/insight/insight.constants";
import type { InsightPoint, Insights } from "@visita/domain/insight/insight.contract";
import type { InsightWords } from "@visita/domain/owner-messages/insights";
import { isMonthly, rangeOf } from "../periods.ts";
import { peakIndex } from "./chart-layout.ts";

type Charted = Pick<Insights, "from" | "to" | "series" | "totals">;

/** "Views and saves by day". */
export function chartTitle(period: Period, t: InsightWords): string {
  return t(isMonthly(period) ? "byMonth" : "byDay");
}

/** The chart for those who do not see it: its range, its peak, and each column where these are few. */
export function chartSentence(insights: Charted, period: Period, t: InsightWords): string {
  const range = t(isMonthly(period) ? "chartByMonth" : "chartByDay", rangeOf(t.language, insights, period));
  return `${range} ${visits(insights, period, t)}`;
}

function visits(insights: Charted, period: Period, t: InsightWords): string {
  const { views, saves } = insights.totals;
  if (views === 0 && saves === 0) return t("noVisits");
  return isSmall(insights) ? eachColumn(insights, period, t) : peaks(insights, period, t);
}

/** Below it a period is told in whole numbers, not in percent. */
export const PERCENT_MIN_VIEWS = 20;

/** So few that single visits are shown, and no line between them. */
export function isSmall({ totals }: Pick<Insights, "totals">): boolean {
  return totals.views < PERCENT_MIN_VIEWS;
}

function eachColumn({ series }: Charted, period: Period, t: InsightWords): string {
  const columns = series
    .filter(({ views, saves }) => views > 0 || saves > 0)
    .map((point, index) =>
      t(isMonthly(period) ? "inMonth" : "onDay", {
        figures: figureWords(point, index === 0, t),
        day: timeWord(point, period, t),
      }),
    );
  return t("eachColumn", { columns: formatEnumeration(t.language, columns) });
}

function figureWords({ views, saves }: InsightPoint, isFirst: boolean, t: InsightWords): string {
  const inWords = (count: number, isStart: boolean) => ({
    count,
    number: isStart ? capitalized(numberWord(t.language, count)) : numberWord(t.language, count),
  });
  return formatList(t.language, [
    ...(views > 0 ? [t("viewsInWords", inWords(views, isFirst))] : []),
    ...(saves > 0 ? [t("savesInWords", inWords(saves, isFirst && views === 0))] : []),
  ]);
}

/** By what the point with most saves is: none, that with most views, or another. */
const PEAKS = {
  day: { none: "dayPeak", same: "dayPeakSame", other: "dayPeaks" },
  openDay: { none: "openDayPeak", same: "openDayPeakSame", other: "openDayPeaks" },
  month: { none: "monthPeak", same: "monthPeakSame", other: "monthPeaks" },
  openMonth: { none: "openMonthPeak", same: "openMonthPeakSame", other: "openMonthPeaks" },
} as const;

function peaks({ series }: Charted, period: Period, t: InsightWords): string {
  const viewsPeak = peakIndex(series) ?? 0;
  const savesPeak = peakIndex(series, "saves");
  const highest = series[viewsPeak];
  if (!highest) return "";
  const isOpen = viewsPeak === series.length - 1;
  const messages = PEAKS[isMonthly(period) ? (isOpen ? "openMonth" : "month") : isOpen ? "openDay" : "day"];
  const views = { views: highest.views, day: timeWord(highest, period, t) };
  const savesPoint = savesPeak === undefined ? undefined : series[savesPeak];
  if (!savesPoint) return t(messages.none, views);
  const both = { ...views, saves: savesPoint.saves };
  if (savesPeak === viewsPeak) return t(messages.same, both);
  return t(messages.other, { ...both, savesDay: timeWord(savesPoint, period, t) });
}

function timeWord({ day }: InsightPoint, period: Period, t: InsightWords): string {
  return isMonthly(period) ? monthWord(t.language, day) : dayWords(t.language, day);
}
