import { dayWords, monthAndYear, monthWord } from "@visita/domain/format";
import type { Period } from "@visita/domain/insight/insight.constants";
import type { InsightPoint } from "@visita/domain/insight/insight.contract";
import { directionOf, type Language } from "@visita/domain/language/languages";
import type { InsightWords } from "@visita/domain/owner-messages/insights";
import { isMonthly } from "../periods.ts";
import { tickLabel } from "./axis-ticks.ts";

/** Below it, in pixels, the callout stands above the plot and columns are thinner. */
const NARROW = 520;
/** Of a label of the x axis, with the space around it. */
const LABEL_SPACE = 72;
const DIGIT_WIDTH = 7.5;

export type ChartProps = {
  series: readonly InsightPoint[];
  period: Period;
  /** The first point at which there was a card. */
  start: number;
  width: number;
};

export type Anchor = "start" | "middle" | "end";
export type AxisLabel = { index: number; text: string; anchor: Anchor };

export function isNarrow(width: number): boolean {
  return width < NARROW;
}

/** Where time begins and ends, in pixels from the left. `forward` is -1 where it runs from right to left, as texts do. */
export type Plot = { start: number; end: number; forward: 1 | -1; width: number };

/** It begins beside the longest label of the y axis. */
export function plotOf(language: Language, ticks: readonly number[], width: number): Plot {
  const longest = Math.max(...ticks.map((tick) => tickLabel(language, tick).length));
  const start = Math.max(34, Math.ceil(longest * DIGIT_WIDTH) + 10);
  const end = width - 8;
  if (directionOf(language) === "ltr") return { start, end, forward: 1, width };
  return { start: width - start, end: width - end, forward: -1, width };
}

export function plotLength({ start, end }: Plot): number {
  return Math.abs(end - start);
}

const DAY_STEPS = [1, 2, 7, 14, 28];
const MONTH_STEPS = [1, 4];

/** As many labels as fit: the first, the last, and some between at equal distances. */
export function axisLabels(
  series: readonly InsightPoint[],
  period: Period,
  plotWidth: number,
  t: InsightWords,
): AxisLabel[] {
  const last = series.length - 1;
  const distance = plotWidth / Math.max(last, 1);
  const steps = isMonthly(period) ? MONTH_STEPS : DAY_STEPS;
  const step = steps.find((candidate) => candidate * distance >= LABEL_SPACE) ?? series.length;
  return series.flatMap(({ day }, index): AxisLabel[] => {
    if (index === last) return [{ index, text: openLabel(day, period, t), anchor: "end" }];
    if (index % step !== 0 || (last - index) * distance < LABEL_SPACE) return [];
    return [{ index, text: pointLabel(day, period, plotWidth, t), anchor: index === 0 ? "start" : "middle" }];
  });
}

function pointLabel(day: string, period: Period, plotWidth: number, t: InsightWords): string {
  if (!isMonthly(period)) return dayWords(t.language, day, "short");
  const isNewYear = day.slice(5, 7) === "01" && !isNarrow(plotWidth);
  return isNewYear ? monthAndYear(t.language, day, "short") : monthWord(t.language, day, "short");
}

function openLabel(day: string, period: Period, t: InsightWords): string {
  return isMonthly(period) ? monthWord(t.language, day, "short") : t("today");
}

/** Beside a column of views there may be one of saves; both have a space of 4 between them. */
type Column = { views: number; saves: number };

/** As wide as the rule says, or as columns of neighbouring days leave room for. */
export function columnWidth(columns: readonly Column[], distance: number, width: number): number {
  let fitting = isNarrow(width) ? 9 : 14;
  let before: number | undefined;
  for (const [index, column] of columns.entries()) {
    if (column.views === 0 && column.saves === 0) continue;
    const earlier = before === undefined ? undefined : columns[before];
    if (earlier && before !== undefined) {
      const room = (index - before) * distance - 1 - halfGap(earlier) - halfGap(column);
      fitting = Math.min(fitting, room / (halfColumns(earlier) + halfColumns(column)));
    }
    before = index;
  }
  return Math.max(2, fitting);
}

export function isPair({ views, saves }: Column): boolean {
  return views > 0 && saves > 0;
}

const halfGap = (column: Column) => (isPair(column) ? 2 : 0);
const halfColumns = (column: Column) => (isPair(column) ? 1 : 0.5);

/** The place of the highest figure; the first of several equal ones. Undefined where all are zero. */
export function peakIndex(
  series: readonly InsightPoint[],
  figure: "views" | "saves" = "views",
): number | undefined {
  let peak: number | undefined;
  for (const [index, point] of series.entries()) {
    if (point[figure] > (peak === undefined ? 0 : (series[peak]?.[figure] ?? 0))) peak = index;
  }
  return peak;
}
