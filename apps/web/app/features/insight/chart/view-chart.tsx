import type { Period } from "@visita/domain/insight/insight.constants";
import type { Insights } from "@visita/domain/insight/insight.contract";
import "./chart.css";
import { type RefObject, useEffect, useRef, useState } from "react";
import { chartSentence, isSmall } from "./chart-sentence.ts";
import { COLUMN_CHART_HEIGHT, ColumnChart } from "./column-chart.tsx";
import { LINE_CHART_HEIGHT, LineChart } from "./line-chart.tsx";

type ViewChartProps = { insights: Insights; period: Period };

/** Drawn for the width that there is, so that its text is never scaled. */
export function ViewChart({ insights, period }: ViewChartProps) {
  const [ref, width] = useElementWidth<HTMLDivElement>();
  const Chart = isSmall(insights) ? ColumnChart : LineChart;
  const height = isSmall(insights) ? COLUMN_CHART_HEIGHT : LINE_CHART_HEIGHT;
  return (
    // As high as the chart from the beginning: nothing below moves when it is drawn.
    <div
      ref={ref}
      role="img"
      aria-label={chartSentence(insights, period)}
      className={isSmall(insights) ? "h-50" : "h-60"}
    >
      {width > 0 && (
        <svg aria-hidden="true" width={width} height={height} className="chart">
          <Chart series={insights.series} period={period} width={width} />
        </svg>
      )}
    </div>
  );
}

/** The width of an element in whole pixels, 0 until it is known. */
export function useElementWidth<Target extends HTMLElement>(): [RefObject<Target | null>, number] {
  const ref = useRef<Target>(null);
  const [width, setWidth] = useState(0);
  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    // Reading the width here would force the layout of the whole page within the commit.
    const observer = new ResizeObserver(([entry]) => setWidth(Math.floor(entry?.contentRect.width ?? 0)));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [ref, width];
}
