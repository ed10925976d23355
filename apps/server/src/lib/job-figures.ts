type Outcome = "ok" | "failed";

export type JobFigure = {
  readonly runs: Readonly<Record<Outcome, number>>;
  /** Epoch milliseconds; null before the first. */
  readonly succeededAt: number | null;
  readonly lastMs: number;
};

/** How often the background jobs ran, and how they ended. */
export class JobFigures {
  readonly #figures = new Map<string, JobFigure>();

  note(job: string, outcome: Outcome, ms: number, now: number): void {
    const { runs, succeededAt } = this.#figures.get(job) ?? { runs: { ok: 0, failed: 0 }, succeededAt: null };
    this.#figures.set(job, {
      runs: { ...runs, [outcome]: runs[outcome] + 1 },
      succeededAt: outcome === "ok" ? now : succeededAt,
      lastMs: ms,
    });
  }

  all(): ReadonlyMap<string, JobFigure> {
    return this.#figures;
  }
}
