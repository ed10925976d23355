/** The value below which the given share of all lies (0.5 is the median, 0.99 the p99). */
export function percentile(values: readonly number[], share: number): number {
  if (values.length === 0) return Number.NaN;
  const sorted = Float64Array.from(values).sort();
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] as number;
}

export function median(values: readonly number[]): number {
  return percentile(values, 0.5);
}
