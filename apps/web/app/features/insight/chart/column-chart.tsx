import type { Period } from "@visita/domain/insight/insight.constants";
import type { InsightPoint } from "@visita/domain/insight/insight.contract";
import { scaleLinear } from "d3-scale";
import { axisTicks } from "./axis-ticks.ts";
import { Axis, Grid } from "./chart-frame.tsx";
import { axisLabels, columnWidth, isPair, plotLeft } from "./chart-layout.ts";

export const COLUMN_CHART_HEIGHT = 200;
const TOP = 30;
const BOTTOM = 170;
const AXIS_BASELINE = 192;
/** Half of a column does not reach over the edge of the plot. */
const INSET = 10;

type ColumnChartProps = { series: readonly InsightPoint[]; period: Period; width: number };

/** For few views: a column for each, on whole numbers. A line would claim something between them. */
export function ColumnChart({ series, period, width }: ColumnChartProps) {
  const highest = Math.max(0, ...series.map(({ views, saves }) => Math.max(views, saves)));
  const ticks = axisTicks(highest, 2, 2);
  const left = plotLeft(ticks);
  const right = width - 8;
  const last = Math.max(series.length - 1, 1);
  const x = scaleLinear([0, last], [left + INSET, right - INSET]);
  const y = scaleLinear([0, ticks.at(-1) ?? 1], [BOTTOM, TOP]);
  const thickness = columnWidth(series, (right - left - 2 * INSET) / last, width);
  return (
    <>
      <Grid ticks={ticks} left={left} right={right} y={y} />
      {series.map((point, index) => (
        <Columns key={point.day} point={point} x={x(index)} y={y} thickness={thickness} />
      ))}
      <Axis
        labels={axisLabels(series, period, right - left)}
        left={left}
        right={right}
        baseline={AXIS_BASELINE}
        x={x}
      />
    </>
  );
}

type ColumnsProps = { point: InsightPoint; x: number; y: (count: number) => number; thickness: number };

function Columns({ point, x, y, thickness }: ColumnsProps) {
  const { views, saves } = point;
  const [viewsX, savesX] = isPair(point)
    ? [x - thickness - 2, x + 2]
    : [x - thickness / 2, x - thickness / 2];
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
