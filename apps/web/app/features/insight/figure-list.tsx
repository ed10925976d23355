import { formatNumber } from "@visita/domain/format";
import type { Period } from "@visita/domain/insight/insight.constants";
import type { Figures, Insights } from "@visita/domain/insight/insight.contract";
import { Equal, type LucideIcon, TrendingDown, TrendingUp } from "lucide-react";
import { classNames } from "../../ui/class-names.ts";
import { type Change, changeWords } from "./change-words.ts";

export const FIGURE_LABELS: Readonly<Record<keyof Figures, string>> = {
  views: "Views",
  visitors: "Visitors",
  saves: "Saves",
  details: "Details left",
};

export const FIGURES = Object.keys(FIGURE_LABELS) as readonly (keyof Figures)[];

const DIRECTIONS: Readonly<Record<Change["direction"], { icon: LucideIcon; ink: string }>> = {
  more: { icon: TrendingUp, ink: "text-success" },
  fewer: { icon: TrendingDown, ink: "text-warning" },
  same: { icon: Equal, ink: "text-muted" },
};

type FigureListProps = { insights: Insights; period: Period };

/** The sums of the period, each with its change in words. */
export function FigureList({ insights, period }: FigureListProps) {
  return (
    <dl className="grid grid-cols-2 gap-x-4 gap-y-5.5 md:grid-cols-4">
      {FIGURES.map((figure) => (
        <div key={figure} className="min-w-0">
          <dt className="text-small font-semibold text-muted">{FIGURE_LABELS[figure]}</dt>
          <dd
            className={classNames(
              "font-display leading-[1.1] tracking-[-0.025em]",
              sizeOf(insights.totals[figure]),
            )}
          >
            {formatNumber(insights.totals[figure])}
          </dd>
          <ChangeLines change={changeWords(figure, insights, period)} />
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
        <Icon aria-hidden="true" size={16} strokeWidth={2} className="mt-0.5 shrink-0" />
        {words}
      </dd>
      <dd className="text-help leading-[1.35] text-pretty text-muted">{against}</dd>
    </>
  );
}
