import type { SumRow } from "./insight.store.ts";

type Key = Omit<SumRow, "count">;

/** Adds up counts by their key. */
export class SumCounter {
  readonly #rows = new Map<string, SumRow>();

  add(key: Key, count = 1): void {
    const text = `${key.card_id}\n${key.day}\n${key.kind}\n${key.source}\n${key.detail}`;
    const row = this.#rows.get(text);
    if (row) row.count += count;
    else this.#rows.set(text, { ...key, count });
  }

  /** In the order of their keys. */
  rows(): SumRow[] {
    return [...this.#rows].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, row]) => row);
  }
}
