import "./chart.css";
import type { Period } from "@visita/domain/insight/insight.constants";
import type { InsightPoint, JointInsights } from "@visita/domain/insight/insight.contract";
import { insightTexts } from "@visita/domain/owner-messages/insights";
import { scaleLinear } from "d3-scale";
import { type RefObject, useEffect, useRef, useState } from "react";
import { useTranslate } from "../../../lib/language.tsx";
import { axisTicks } from "./axis-ticks.ts";
import { Axis, Before, Grid } from "./chart-frame.tsx";
import {
  axisLabels,
  type ChartProps,
  columnWidth,
  isPair,
  type Plot,
  plotLength,
  plotOf,
} from "./chart-layout.ts";
import { chartSentence, isSmall } from "./chart-sentence.ts";
import { LINE_CHART_HEIGHT, LineChart } from "./line-chart.tsx";

type ViewChartProps = {
  insights: JointInsights;
  period: Period;
  /** The first point at which there was a card. */
  start: number;
};

/** Drawn for the width that there is, so that its text is never scaled. */
export function ViewChart({ insights, period, start }: ViewChartProps) {
  const t = useTranslate(insightTexts);
  const [ref, width] = useElementWidth<HTMLDivElement>();
  const Chart = isSmall(insights) ? ColumnChart : LineChart;
  const height = isSmall(insights) ? COLUMN_CHART_HEIGHT : LINE_CHART_HEIGHT;
  return (
    // As high as the chart from the beginning: nothing below moves when it is drawn.
    <div
      ref={ref}
      role="img"
      aria-label={chartSentence(insights, period, t)}
      className={isSmall(insights) ? "h-50" : "h-60"}
    >
      {width > 0 && (
        <svg aria-hidden="true" width={width} height={height} className="chart">
          <Chart series={insights.series} period={period} start={start} width={width} />
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

const COLUMN_CHART_HEIGHT = 200;
const TOP = 30;
const BOTTOM = 170;
const AXIS_BASELINE = 192;
/** Half of a column does not reach over the edge of the plot. */
const INSET = 10;

/** For few views: a column for each, on whole numbers. A line would claim something between them. */
function ColumnChart({ series, period, start, width }: ChartProps) {
  const t = useTranslate(insightTexts);
  const highest = Math.max(0, ...series.map(({ views, saves }) => Math.max(views, saves)));
  const ticks = axisTicks(highest, 2, 2);
  const plot = plotOf(t.language, ticks, width);
  const inset = INSET * plot.forward;
  const last = Math.max(series.length - 1, 1);
  const x = scaleLinear([0, last], [plot.start + inset, plot.end - inset]);
  const y = scaleLinear([0, ticks.at(-1) ?? 1], [BOTTOM, TOP]);
  const thickness = columnWidth(series, (plotLength(plot) - 2 * INSET) / last, width);
  return (
    <>
      {start > 0 && <Before from={plot.start} to={x(start - 0.5)} top={TOP} bottom={BOTTOM} />}
      <Grid ticks={ticks} plot={plot} y={y} />
      {series.map((point, index) => (
        <Columns
          key={point.day}
          point={point}
          x={x(index)}
          y={y}
          thickness={thickness}
          forward={plot.forward}
        />
      ))}
      <Axis
        labels={axisLabels(series, period, plotLength(plot), t)}
        plot={plot}
        baseline={AXIS_BASELINE}
        x={x}
      />
    </>
  );
}

type ColumnsProps = {
  point: InsightPoint;
  x: number;
  y: (count: number) => number;
  thickness: number;
  forward: Plot["forward"];
};

/** Saves stand behind views, as time runs. */
function Columns({ point, x, y, thickness, forward }: ColumnsProps) {
  const { views, saves } = point;
  const apart = isPair(point) ? ((thickness + 4) / 2) * forward : 0;
  const [viewsX, savesX] = [x - thickness / 2 - apart, x - thickness / 2 + apart];
  const column = (count: number) => ({ y: y(count), width: thickness, height: BOTTOM - y(count), rx: 2 });
  return (
    <g>
      {views > 0 && <rect className="chart-column" x={viewsX} {...column(views)} />}
      {saves > 0 && <rect className="chart-column-saves" x={savesX} {...column(saves)} />}
      {views > 0 && (
        <text x={x} y={y(Math.max(views, saves)) - 9} textAnchor="middle" className="chart-number">
          {views}
        </text>
      )}
    </g>
  );
}
