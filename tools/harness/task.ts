/** A scenario of the proof or a part of the bench: the only value that its file exports. */
export type Task = {
  readonly title: string;
  /** What is known once all its figures pass, for the reader of the document. */
  readonly meaning: string;
  /** Stops and removes everything it started, on failure too. */
  run(report: Report, options: Options): Promise<void>;
};

export type Options = {
  /** The root of another built checkout, measured alternately with this one by the parts that can compare builds. */
  readonly against?: string | undefined;
};

export type Report = {
  figure(measured: Measured): void;
  /** Reports progress. */
  say(progress: string): void;
};

/** With one limit, or with none where the figure only informs. */
export type Measured = {
  readonly name: string;
  /** The database or another variant that distinguishes figures of one name. */
  readonly on?: string | undefined;
  readonly value: number | string;
  readonly unit?: string;
  readonly atMost?: number;
  readonly atLeast?: number;
  readonly equals?: string;
  /** What was measured about the cause, shown if the limit is missed. */
  readonly note?: string;
};

export type Figure = Measured & { readonly passed: boolean };

/** JSON has no infinity, and more than four digits of a measured value would pretend to be known. */
export function judge(measured: Measured): Figure {
  const { value, atMost, atLeast, equals } = measured;
  if (typeof value === "string") return { ...measured, passed: equals === undefined || value === equals };
  const isWithin = (atMost === undefined || value <= atMost) && (atLeast === undefined || value >= atLeast);
  const passed = isWithin && !Number.isNaN(value);
  if (!Number.isFinite(value)) return { ...measured, value: String(value), passed };
  return { ...measured, value: Number.isInteger(value) ? value : Number(value.toPrecision(4)), passed };
}

/** "acknowledged writes lost (SQLite): 0, limit 0" */
export function toText(figure: Figure): string {
  const on = figure.on ? ` (${figure.on})` : "";
  const limit = limitOf(figure);
  return `${figure.name}${on}: ${withUnit(figure.value, figure.unit)}${limit && `, limit ${limit}`}`;
}

/**
 * The figure that is nearest to its limit. Counts either hold or not and are near to nothing; where there are only counts,
 * the first one that must be zero speaks for all.
 */
export function nearestToLimit(figures: readonly Figure[]): Figure | undefined {
  const [first] = figures.filter(({ atMost }) => atMost === 0);
  const ranked = figures.map((figure) => ({ figure, share: shareOfLimit(figure) }));
  const nearest = ranked.toSorted((one, other) => other.share - one.share)[0];
  return nearest && (nearest.share > 0 || !first) ? nearest.figure : first;
}

function shareOfLimit({ value, atMost, atLeast, unit, passed }: Figure): number {
  if (!passed) return Number.POSITIVE_INFINITY;
  if (typeof value !== "number" || (Number.isInteger(value) && unit === undefined)) return 0;
  if (atLeast !== undefined) return atLeast / value;
  return atMost ? Math.max(0, value / atMost) : 0;
}

function limitOf({ atMost, atLeast, equals, unit }: Figure): string {
  if (equals !== undefined) return equals;
  if (atLeast !== undefined) return `≥ ${withUnit(atLeast, unit)}`;
  if (atMost === undefined) return "";
  return atMost === 0 ? "0" : `≤ ${withUnit(atMost, unit)}`;
}

function withUnit(value: number | string, unit = ""): string {
  if (typeof value === "string") return `${value} ${unit}`.trim();
  const digits = Number.isInteger(value) ? 0 : Math.abs(value) < 10 ? 2 : 1;
  return `${value.toLocaleString("en", { maximumFractionDigits: digits })} ${unit}`.trim();
}
