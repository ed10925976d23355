import { type Measured, medianOf, type Spread } from "./rounds.ts";

export function withSpread({ median, low, high }: Spread, digits = 2): string {
  return `${median.toFixed(digits)} (${low.toFixed(digits)} to ${high.toFixed(digits)})`;
}

export function milliseconds(value: number): string {
  return value.toFixed(value < 10 ? 2 : 1);
}

export function integer(value: number): string {
  return Math.round(value).toLocaleString("en-US");
}

/** Columns of `loadCells`. */
export const LOAD_HEAD = ["requests/s", "p50 ms", "p99 ms", "CPU µs", "RSS MB"] as const;

export function loadCells(rounds: readonly Measured[]): string[] {
  return [
    integer(medianOf(rounds, "perSecond")),
    milliseconds(medianOf(rounds, "p50")),
    milliseconds(medianOf(rounds, "p99")),
    integer(medianOf(rounds, "cpuMicros")),
    integer(medianOf(rounds, "rssMb")),
  ];
}

export function percent(share: number): string {
  return `${(share * 100).toFixed(0)} %`;
}
