import { setImmediate as nextTurn } from "node:timers/promises";
import type { RootDb } from "../../db/database.ts";
import { firstOfMonth, utcDay } from "../../lib/utc-time.ts";
import { addSums, deleteDaySums, deleteWriters, findCardsWithDays, listCardIds } from "./insight.store.ts";
import { SumCounter } from "./visit-batch.service.ts";

/** Sums of days are kept for so many whole months before the current one; then they become sums of months. */
export const DAYS_KEPT_MONTHS = 25;
const CARDS_PER_STEP = 500;
const DAY_MS = 24 * 60 * 60 * 1000;

/** Folds old days into months, card by card. Idempotent, and safe on several instances: each row is deleted once. */
export async function foldOldDays(db: RootDb, now: number): Promise<void> {
  await deleteWriters(db, now - DAY_MS);
  const before = firstOfMonth(utcDay(now), -DAYS_KEPT_MONTHS);
  let after = "";
  for (;;) {
    const ids = await listCardIds(db, after, CARDS_PER_STEP);
    const last = ids.at(-1);
    if (last === undefined) return;
    // Next to none on most days: a transaction for each card would take seconds at every start.
    for (const id of await findCardsWithDays(db, ids, before)) await foldCard(db, id, before);
    after = last;
    await nextTurn();
  }
}

async function foldCard(db: RootDb, cardId: string, before: string): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const deleted = await deleteDaySums(trx, cardId, before);
    if (deleted.length === 0) return;
    const months = new SumCounter();
    for (const { count, ...key } of deleted) months.add({ ...key, day: key.day.slice(0, 7) }, count);
    const rows = months.rows();
    for (let at = 0; at < rows.length; at += 500) await addSums(trx, rows.slice(at, at + 500));
  });
}
