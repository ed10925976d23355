import type { InsightPoint } from "@visita/domain/insight/insight.contract";

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
