/** Longer than a replica may lag, with the time that it takes to notice that one lags more. */
export const RECENT_WRITE_MS = 5_000;

/** What was written a moment ago, by key: a replica may not have it yet. */
export class RecentWrites {
  /** In the order of their times, which a Map keeps. */
  readonly #until = new Map<string, number>();
  readonly #now: () => number;

  constructor(now: () => number) {
    this.#now = now;
  }

  add(key: string): void {
    this.#forgetOld();
    this.#until.delete(key);
    this.#until.set(key, this.#now() + RECENT_WRITE_MS);
  }

  has(key: string): boolean {
    return (this.#until.get(key) ?? Number.NEGATIVE_INFINITY) > this.#now();
  }

  #forgetOld(): void {
    for (const [key, until] of this.#until) {
      if (until > this.#now()) return;
      this.#until.delete(key);
    }
  }
}
