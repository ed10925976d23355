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
