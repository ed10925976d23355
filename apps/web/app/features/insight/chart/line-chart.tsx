import type { InsightPoint } from "@visita/domain/insight/insight.contract";
import { insightTexts } from "@visita/domain/owner-messages/insights";
import { scaleLinear } from "d3-scale";
import { area, line } from "d3-shape";
import { useTranslate } from "../../../lib/language.tsx";
import { axisTicks } from "./axis-ticks.ts";
import { type Callout, isInLastThird, placeCallout } from "./callout.ts";
import { Axis, Before, Grid } from "./chart-frame.tsx";
import { axisLabels, type ChartProps, isNarrow, peakIndex, plotLength, plotOf } from "./chart-layout.ts";

export const LINE_CHART_HEIGHT = 240;
const BOTTOM = 210;
const AXIS_BASELINE = 232;
/** Room above the plot, with and without a callout there. */
const TOP = { plain: 34, callout: 52, phone: 48 };

/** Views as a line over its area, saves as dots, the peak with its figures. The open day is dashed. */
export function LineChart({ series, period, start, width }: ChartProps) {
  const t = useTranslate(insightTexts);
  const peak = peakIndex(series) ?? 0;
  const highest = series[peak];
  const last = series.length - 1;
  const ticks = axisTicks(highest?.views ?? 0, 4);
  const plot = plotOf(t.language, ticks, width);
  const x = scaleLinear([0, last], [plot.start, plot.end]);
  const isPeakLate = isInLastThird(x(peak), plot);
  const top = isNarrow(width) ? TOP.phone : isPeakLate ? TOP.callout : TOP.plain;
  const y = scaleLinear([0, ticks.at(-1) ?? 1], [BOTTOM, top]);

  const place = (_: InsightPoint, index: number) => x(index);
  const isDrawn = (_: InsightPoint, index: number) => index >= start;
  const views = line<InsightPoint>(place, (point) => y(point.views)).defined(isDrawn);
  const saves = line<InsightPoint>(place, (point) => y(point.saves)).defined(isDrawn);
  const ground = area<InsightPoint>(place, BOTTOM, (point) => y(point.views)).defined(isDrawn);
  const open = series[last];
  const beforeOpen = start < last ? series[last - 1] : undefined;
  const dot = { x: x(peak), y: y(highest?.views ?? 0) };
  return (
    <>
      {start > 0 && <Before from={plot.start} to={x(start - 0.5)} top={top} bottom={BOTTOM} />}
      <Grid ticks={ticks} plot={plot} y={y} />
      <path className="chart-area" d={ground(series) ?? ""} />
      <path className="chart-views" d={views(series.slice(0, -1)) ?? ""} />
      {open && beforeOpen && (
        <path
          className="chart-open"
          d={`M${x(last - 1)} ${y(beforeOpen.views)}L${x(last)} ${y(open.views)}`}
        />
      )}
      <path className="chart-saves" d={saves(series) ?? ""} />
      <Axis
        labels={axisLabels(series, period, plotLength(plot), t)}
        plot={plot}
        baseline={AXIS_BASELINE}
        x={x}
      />
      {highest && (
        <g>
          <path className="chart-stem" d={`M${dot.x} ${dot.y}V${BOTTOM}`} />
          <circle className="chart-dot" cx={dot.x} cy={dot.y} r={5} />
          <circle className="chart-dot chart-dot-saves" cx={dot.x} cy={y(highest.saves)} r={5} />
        </g>
      )}
      {open && <circle className="chart-dot-open" cx={x(last)} cy={y(open.views)} r={4.5} />}
      {highest && <CalloutText {...placeCallout(highest, dot, plot, period, peak === last, t)} />}
    </>
  );
}

function CalloutText({ x, titleY, detailY, anchor, title, detail }: Callout) {
  return (
    <g className="chart-callout">
      <text x={x} y={titleY} textAnchor={anchor} className="chart-number">
        {title}
      </text>
      <text x={x} y={detailY} textAnchor={anchor}>
        {detail}
      </text>
    </g>
  );
}
