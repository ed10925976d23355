import {
  capitalized,
  countedInWords,
  dayWords,
  formatList,
  formatNumber,
  monthWord,
} from "@visita/domain/format";
import type { Period } from "@visita/domain/insight/insight.constants";
import type { InsightPoint, Insights } from "@visita/domain/insight/insight.contract";
import { isMonthly, rangeWords } from "../periods.ts";
import { peakIndex } from "./chart-layout.ts";

type Charted = Pick<Insights, "from" | "to" | "series" | "totals">;

/** "Views and saves by day". */
export function chartTitle(period: Period): string {
  return `Views and saves by ${isMonthly(period) ? "month" : "day"}`;
}

/** The chart for those who do not see it: its range, its peak, and each column where these are few. */
export function chartSentence(insights: Charted, period: Period): string {
  const range = `${chartTitle(period)} from ${rangeWords(insights, period)}.`;
  const { views, saves } = insights.totals;
  if (views === 0 && saves === 0) return `${range} No visits.`;
  return `${range} ${isSmall(insights) ? eachColumn(insights, period) : peaks(insights, period)}`;
}

/** Below it a period is told in whole numbers, not in percent. */
export const PERCENT_MIN_VIEWS = 20;

/** So few that single visits are shown, and no line between them. */
export function isSmall({ totals }: Pick<Insights, "totals">): boolean {
  return totals.views < PERCENT_MIN_VIEWS;
}

function eachColumn({ series }: Charted, period: Period): string {
  const columns = series
    .filter(({ views, saves }) => views > 0 || saves > 0)
    .map((point) => `${figureWords(point)} ${when(point, period)}`);
  return `${capitalized(columns.join(", "))}.`;
}

function figureWords({ views, saves }: InsightPoint): string {
  return formatList([
    ...(views > 0 ? [countedInWords(views, "view")] : []),
    ...(saves > 0 ? [countedInWords(saves, "save")] : []),
  ]);
}

function peaks({ series }: Charted, period: Period): string {
  const viewsPeak = peakIndex(series) ?? 0;
  const savesPeak = peakIndex(series, "saves");
  const highest = series[viewsPeak];
  if (!highest) return "";
  const isOpen = viewsPeak === series.length - 1;
  const day = isMonthly(period) ? monthWord(highest.day) : dayWords(highest.day);
  const openRemark = `, which is not over yet`;
  const views = `Views peak at ${formatNumber(highest.views)} ${isMonthly(period) ? "in" : "on"} ${day}${isOpen ? openRemark : ""}`;
  const savesPoint = savesPeak === undefined ? undefined : series[savesPeak];
  if (!savesPoint) return `${views}. There are no saves.`;
  const sameTime = isMonthly(period) ? "the same month" : "the same day";
  return `${views}, saves at ${formatNumber(savesPoint.saves)} ${savesPeak === viewsPeak ? sameTime : when(savesPoint, period)}.`;
}

function when({ day }: InsightPoint, period: Period): string {
  return isMonthly(period) ? `in ${monthWord(day)}` : `on ${dayWords(day)}`;
}
