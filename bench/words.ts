import { type Measured, medianOf, type Spread } from "./rounds.ts";

/** Figures as the tables show them. */
export function withSpread({ median, low, high }: Spread, digits = 2): string {
  return `${median.toFixed(digits)} (${low.toFixed(digits)} to ${high.toFixed(digits)})`;
}

export function milliseconds(value: number): string {
  return value.toFixed(value < 10 ? 2 : 1);
}

export function whole(value: number): string {
  return Math.round(value).toLocaleString("en-US");
}

/** The columns that every load has. */
export const LOAD_HEAD = ["requests/s", "p50 ms", "p99 ms", "CPU µs", "RSS MB"] as const;

export function loadCells(rounds: readonly Measured[]): string[] {
  return [
    whole(medianOf(rounds, "perSecond")),
    milliseconds(medianOf(rounds, "p50")),
    milliseconds(medianOf(rounds, "p99")),
    whole(medianOf(rounds, "cpuMicros")),
    whole(medianOf(rounds, "rssMb")),
  ];
}

export function percent(share: number): string {
  return `${(share * 100).toFixed(0)} %`;
}
