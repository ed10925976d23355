/** Days become months after a while, and months are deleted in the end. */
import { setImmediate as nextTurn } from "node:timers/promises";
import type { AppContext } from "../../core/app-context.ts";
import type { RootDb } from "../../db/database.ts";
import { firstOfMonth, utcDay } from "../../lib/utc-time.ts";
import { deleteDaysBefore, findCardsWithDays, takeDays } from "./day-sum.store.ts";
import { deleteWriters, findFolded, listCardIds, saveFolded } from "./insight.store.ts";
import { firstKeptDay } from "./insight-period.ts";
import { type Counts, dayNumber } from "./packed-counts.ts";
import { addSums, SumCounter } from "./sum-writer.service.ts";

const CARDS_PER_STEP = 500;
const DAY_MS = 24 * 60 * 60 * 1000;

type Bounds = {
  /** Days before this one are kept as months. */
  readonly days: number;
  /** Months before this one are not kept. */
  readonly months: number;
};

export function keptSince({ config, now }: Pick<AppContext, "config" | "now">): Bounds {
  const today = utcDay(now());
  const oldest = firstOfMonth(today, -config.insightRetentionMonths);
  return { days: dayNumber(firstKeptDay(today)), months: dayNumber(oldest.slice(0, 7)) };
}

/** Where the sums of a day are kept; null for what is not kept any more. */
export function keptDay(day: number, { days, months }: Bounds): number | null {
  const kept = day < days ? day - (day % 100) : day;
  return kept < months ? null : kept;
}

/**
 * Goes through all cards once a month, from where a run before was interrupted. Each day is deleted once, in the transaction
 * that adds it to its month, so that runs on several instances do not add it twice.
 */
export async function foldOldDays(context: Pick<AppContext, "db" | "config" | "now">): Promise<void> {
  const { db, now } = context;
  await deleteWriters(db, now() - DAY_MS);
  const bounds = keptSince(context);
  const goal = `${bounds.days} ${bounds.months}`;
  let after = await findFolded(db, goal);
  while (after !== null) {
    const ids = await listCardIds(db, after, CARDS_PER_STEP);
    for (const id of await findCardsWithDays(db, ids, bounds.days)) await foldCard(db, id, bounds);
    await deleteDaysBefore(db, ids, bounds.months);
    after = ids.at(-1) ?? null;
    await saveFolded(db, goal, after);
    await nextTurn();
  }
}

async function foldCard(db: RootDb, cardId: string, bounds: Bounds): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const months = new SumCounter();
    for (const { day, counts, ...key } of await takeDays(trx, cardId, bounds.days)) {
      const month = keptDay(day, bounds);
      if (month !== null) months.addDay({ ...key, day: month, counts: JSON.parse(counts) as Counts });
    }
    await addSums(trx, months);
  });
}
