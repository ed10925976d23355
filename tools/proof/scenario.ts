type Common = {
  /** The database or other variant that distinguishes figures of the same name. */
  on?: string;
  what: string;
};

type Measured = Common & { value: number; limit: number; unit?: string; atLeast?: boolean };
type Exact = Common & { value: string; expected: string };

/** One row of the table: what was measured, the value and its limit. */
export type Figure = Measured | Exact;

export type Report = { figure(figure: Figure): void };

export type Scenario = {
  readonly number: number;
  readonly title: string;
  /** Stops and removes everything it started, on failure too. */
  run(report: Report): Promise<void>;
};

export function passes(figure: Figure): boolean {
  if ("expected" in figure) return figure.value === figure.expected;
  return figure.atLeast ? figure.value >= figure.limit : figure.value <= figure.limit;
}
