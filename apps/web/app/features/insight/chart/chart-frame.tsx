import { use } from "react";
import { LanguageContext } from "../../../lib/language.tsx";
import { tickLabel } from "./axis-ticks.ts";
import type { AxisLabel, Plot } from "./chart-layout.ts";

type GridProps = { ticks: readonly number[]; plot: Plot; y: (tick: number) => number };

/** Horizontal lines with their numbers. */
export function Grid({ ticks, plot: { start, end, forward }, y }: GridProps) {
  const language = use(LanguageContext);
  return (
    <g>
      {ticks.map((tick) => (
        <g key={tick}>
          <path className="chart-grid" d={`M${start} ${y(tick)}H${end}`} />
          <text x={start - 8 * forward} y={y(tick) + 4.5} textAnchor="end">
            {tickLabel(language, tick)}
          </text>
        </g>
      ))}
    </g>
  );
}

type BeforeProps = { from: number; to: number; top: number; bottom: number };

/** The time before there was a card: nobody could have come. */
export function Before({ from, to, top, bottom }: BeforeProps) {
  const width = Math.abs(to - from);
  return <rect className="chart-before" x={Math.min(from, to)} y={top} width={width} height={bottom - top} />;
}

type AxisProps = {
  labels: readonly AxisLabel[];
  plot: Plot;
  baseline: number;
  x: (index: number) => number;
};

/** Days or months below the plot. The first and the last are flush with its edges. */
export function Axis({ labels, plot: { start, end }, baseline, x }: AxisProps) {
  const place = { start: () => start, middle: x, end: () => end };
  return (
    <g>
      {labels.map(({ index, text, anchor }) => (
        <text key={index} x={place[anchor](index)} y={baseline} textAnchor={anchor}>
          {text}
        </text>
      ))}
    </g>
  );
}
