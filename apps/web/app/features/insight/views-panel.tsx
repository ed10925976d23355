import { dayWords, formatNumber, monthAndYear, monthWord } from "@visita/domain/format";
import type { Period } from "@visita/domain/insight/insight.constants";
import type { Figures, JointInsights } from "@visita/domain/insight/insight.contract";
import { type InsightWords, insightTexts } from "@visita/domain/owner-messages/insights";
import { type LucideIcon, TrendingDown, TrendingUp } from "lucide-react";
import { useTranslate } from "../../lib/language.tsx";
import { classNames } from "../../ui/class-names.ts";
import { type Change, changeWords } from "./change-words.ts";
import { peakIndex } from "./chart/chart-layout.ts";
import { chartTitle, isSmall } from "./chart/chart-sentence.ts";
import { ViewChart } from "./chart/view-chart.tsx";
import { FigureTable } from "./figure-table.tsx";
import { panelClasses, TableToggle, useTableChoice } from "./panel.tsx";
import { isMonthly, periodLabel } from "./periods.ts";

type ViewsPanelProps = {
  insights: JointInsights;
  period: Period;
  /** The day on which the first of the cards was made. */
  firstDay: string;
  /** What is said of the days before it. */
  beforeWords: string;
};

export function ViewsPanel({ insights, period, firstDay, beforeWords }: ViewsPanelProps) {
  const t = useTranslate(insightTexts);
  const start = firstPoint(insights, period, firstDay);
  const { isTable, toggle } = useTableChoice("views");
  const title = chartTitle(period, t);
  return (
    <section aria-label={title} className={panelClasses}>
      <FigureList insights={insights} period={period} />
      <div className="mt-5 mb-1 flex flex-wrap items-center gap-x-5 gap-y-1 text-small font-semibold">
        {isTable ? title : <Legend isSmall={isSmall(insights)} />}
        {!isTable && start > 0 && <LegendItem sample="legend-before">{beforeWords}</LegendItem>}
        <span className="ms-auto">
          <TableToggle isTable={isTable} onToggle={toggle} />
        </span>
      </div>
      {isTable ? (
        <SeriesTable insights={insights} period={period} start={start} />
      ) : (
        <>
          <ViewChart insights={insights} period={period} start={start} />
          <p className="mt-3 text-caption leading-[1.45] text-muted">{openRemark(insights, period, t)}</p>
        </>
      )}
      {insights.daysFrom && !isTable && (
        <p className="mt-1 text-caption leading-[1.45] text-muted">
          {t("daysFromMonth", { month: monthAndYear(t.language, insights.daysFrom) })}
        </p>
      )}
    </section>
  );
}

/** Lines are solid and dotted, columns filled and outlined: they differ without colour too. */
function Legend({ isSmall: isColumns }: { isSmall: boolean }) {
  const t = useTranslate(insightTexts);
  const [views, saves] = isColumns
    ? ["legend-column", "legend-column-saves"]
    : ["legend-views", "legend-saves"];
  return (
    <>
      <LegendItem sample={views}>{t("views")}</LegendItem>
      <LegendItem sample={saves}>{t("saves")}</LegendItem>
    </>
  );
}

function LegendItem({ sample, children }: { sample: string | undefined; children: string }) {
  return (
    <span className="inline-flex items-center gap-2">
      <span aria-hidden="true" className={classNames("shrink-0", sample)} />
      {children}
    </span>
  );
}

function openRemark({ to }: JointInsights, period: Period, t: InsightWords): string {
  return isMonthly(period) ? t("monthsInUtc", { month: monthWord(t.language, to) }) : t("daysInUtc");
}

/** Of the cards' life. Where visits were counted before, as those of a card that was deleted, from there on. */
function firstPoint({ series, countedSince }: JointInsights, period: Period, firstDay: string): number {
  const since = countedSince !== null && countedSince < firstDay ? countedSince : firstDay;
  const point = isMonthly(period) ? `${since.slice(0, 7)}-01` : since;
  return Math.max(
    0,
    series.findIndex(({ day }) => day >= point),
  );
}

type SeriesTableProps = { insights: JointInsights; period: Period; start: number };

/** The newest first: what happened last is what one looks for. */
function SeriesTable({ insights, period, start }: SeriesTableProps) {
  const t = useTranslate(insightTexts);
  const peak = peakIndex(insights.series);
  const last = insights.series.length - 1;
  const rows = insights.series.map((point, index) => ({
    key: point.day,
    label: rowLabel(point.day, period, index === last, t),
    counts: FIGURES.map((figure) => point[figure]),
    isPeak: index === peak,
  }));
  return (
    <FigureTable
      label={chartTitle(period, t)}
      columns={[t(isMonthly(period) ? "month" : "day"), ...FIGURES.map((figure) => t(figure))]}
      rows={rows.slice(start).reverse()}
      sum={{ label: periodLabel(period, t), counts: FIGURES.map((figure) => insights.totals[figure]) }}
      labelWidth="w-[28%]"
    />
  );
}

function rowLabel(day: string, period: Period, isOpen: boolean, t: InsightWords): string {
  if (isMonthly(period)) return monthAndYear(t.language, day);
  return isOpen ? t("today") : dayWords(t.language, day, "short");
}

const FIGURES = ["views", "visitors", "saves", "details"] as const satisfies readonly (keyof Figures)[];

const DIRECTIONS: Readonly<Record<Change["direction"], { icon?: LucideIcon; ink: string }>> = {
  more: { icon: TrendingUp, ink: "text-success" },
  fewer: { icon: TrendingDown, ink: "text-warning" },
  same: { ink: "text-muted" },
};

type FigureListProps = { insights: JointInsights; period: Period };

/** The sums of the period, each with its change in words. */
function FigureList({ insights, period }: FigureListProps) {
  const t = useTranslate(insightTexts);
  return (
    <dl className="grid grid-cols-2 gap-x-4 gap-y-5.5 md:grid-cols-4">
      {FIGURES.map((figure) => (
        <div key={figure} className="min-w-0">
          <dt className="text-small font-semibold text-muted">{t(figure)}</dt>
          <dd
            className={classNames(
              "font-display leading-[1.1] tracking-[-0.025em]",
              sizeOf(insights.totals[figure]),
            )}
          >
            {formatNumber(t.language, insights.totals[figure])}
          </dd>
          <ChangeLines change={changeWords(figure, insights, period, t)} />
        </div>
      ))}
    </dl>
  );
}

/** From a million on smaller, so that a figure stays in its column. */
function sizeOf(count: number): string {
  return count < 1_000_000
    ? "text-[2.25rem] font-[430] md:text-[2.75rem]"
    : "text-[1.625rem] font-[430] wrap-anywhere md:text-[2rem]";
}

function ChangeLines({ change: { direction, words, against } }: { change: Change }) {
  const { icon: Icon, ink } = DIRECTIONS[direction];
  return (
    <>
      <dd className={classNames("mt-1 flex items-start gap-1.5 text-help leading-[1.35] font-medium", ink)}>
        {Icon && <Icon aria-hidden="true" size={16} strokeWidth={2} className="mt-0.5 shrink-0" />}
        {words}
      </dd>
      <dd className="text-help leading-[1.35] text-pretty text-muted">{against}</dd>
    </>
  );
}
