type Common = {
  /** The database, or whatever else tells two figures of the same name apart. */
  on?: string;
  what: string;
};

type Measured = Common & { value: number; limit: number; unit?: string; atLeast?: boolean };
type Said = Common & { value: string; wanted: string };

/** One row of the table: what was counted, what came out, and what was allowed. */
export type Figure = Measured | Said;

export type Report = { figure(figure: Figure): void };

export type Proof = {
  readonly number: number;
  readonly title: string;
  /** Ends and removes everything that it started, however it ends. */
  run(report: Report): Promise<void>;
};

export function passes(figure: Figure): boolean {
  if ("wanted" in figure) return figure.value === figure.wanted;
  return figure.atLeast ? figure.value >= figure.limit : figure.value <= figure.limit;
}
