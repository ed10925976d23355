import { use } from "react";
import { LanguageContext } from "../../../lib/language.tsx";
import { tickLabel } from "./axis-ticks.ts";
import type { AxisLabel } from "./chart-layout.ts";

type GridProps = { ticks: readonly number[]; left: number; right: number; y: (tick: number) => number };

/** Horizontal lines with their numbers. */
export function Grid({ ticks, left, right, y }: GridProps) {
  const language = use(LanguageContext);
  return (
    <g>
      {ticks.map((tick) => (
        <g key={tick}>
          <path className="chart-grid" d={`M${left} ${y(tick)}H${right}`} />
          <text x={left - 8} y={y(tick) + 4.5} textAnchor="end">
            {tickLabel(language, tick)}
          </text>
        </g>
      ))}
    </g>
  );
}

type BeforeProps = { left: number; right: number; top: number; bottom: number };

/** The time before there was a card: nobody could have come. */
export function Before({ left, right, top, bottom }: BeforeProps) {
  return <rect className="chart-before" x={left} y={top} width={right - left} height={bottom - top} />;
}

type AxisProps = {
  labels: readonly AxisLabel[];
  left: number;
  right: number;
  baseline: number;
  x: (index: number) => number;
};

/** Days or months below the plot. The first and the last are flush with its edges. */
export function Axis({ labels, left, right, baseline, x }: AxisProps) {
  const place = { start: () => left, middle: x, end: () => right };
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
