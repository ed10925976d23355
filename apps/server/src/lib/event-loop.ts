import { setImmediate as nextTurn } from "node:timers/promises";

const TURN_MS = 5;

/** For thousands of items: maps them with pauses in which the event loop gets its turn. */
export async function mapInTurns<Item, Result>(
  items: readonly Item[],
  map: (item: Item, at: number) => Result,
): Promise<Result[]> {
  const results: Result[] = [];
  let endsAt = performance.now() + TURN_MS;
  for (const [at, item] of items.entries()) {
    if (performance.now() > endsAt) {
      await nextTurn();
      endsAt = performance.now() + TURN_MS;
    }
    results.push(map(item, at));
  }
  return results;
}

/**
 * Runs synchronous work of several callers one after the other, with one turn of the event loop between them, so that
 * short requests are answered in between.
 */
export class YieldQueue {
  #last: Promise<void> = Promise.resolve();

  next(): Promise<void> {
    this.#last = this.#last.then(() => nextTurn());
    return this.#last;
  }
}
