/** Moves sums of the release before into rows by day. Goes with `insight_sum`, when a release drops it. */
import { setImmediate as nextTurn } from "node:timers/promises";
import type { AppContext } from "../../core/app-context.ts";
import { findCardWithOldSums, lockCard, takeOldSums } from "./insight.store.ts";
import { boundsOf, placeOf } from "./insight-retention.service.ts";
import { dayNumber } from "./packed-counts.ts";
import { addSums, SumCounter } from "./sum-writer.service.ts";

/** For each transaction: some 5 ms of SQLite's only writer. */
const SUMS_PER_STEP = 500;
/** For each run: the app waits for it when it closes. */
const RUN_MS = 2_000;

/** After a start. Until then, instances of the release before may run or come back: they read the old table alone. */
const REST_MS = 60 * 60_000;

type Context = Pick<AppContext, "db" | "config" | "now">;

export function oldSumsMover(startedAt: number) {
  return async (context: Context) => {
    if (context.now() >= startedAt + REST_MS) await moveOldSums(context);
  };
}

/** One step at least, and as many as one run may take. Readers see both tables; what instances of the release before add is moved by a later run. */
export async function moveOldSums(context: Context, runMs = RUN_MS): Promise<void> {
  const startedAt = performance.now();
  let card = await findCardWithOldSums(context.db, "");
  while (card !== undefined) {
    if ((await moveStep(context, card)) < SUMS_PER_STEP) card = await findCardWithOldSums(context.db, card);
    if (performance.now() - startedAt >= runMs) return;
    await nextTurn();
  }
}

/** Returns how many sums it has moved. */
async function moveStep(context: Context, cardId: string): Promise<number> {
  const bounds = boundsOf(context);
  return context.db.transaction().execute(async (trx) => {
    // Against batches, which hold their cards: those of the release before lock its sums in an order of their own.
    await lockCard(trx, cardId);
    const old = await takeOldSums(trx, cardId, SUMS_PER_STEP);
    const sums = new SumCounter();
    for (const { count, ...sum } of old) sums.add(sum, count, placeOf(dayNumber(sum.day), bounds));
    await addSums(trx, sums);
    return old.length;
  });
}
