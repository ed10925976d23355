/** The days of a month that is over share a row; after 200 days the month alone is kept, and in the end nothing. */
import { setImmediate as nextTurn } from "node:timers/promises";
import type { AppContext } from "../../core/app-context.ts";
import type { RootDb } from "../../db/database.ts";
import { addDays, firstOfMonth, utcDay } from "../../lib/utc-time.ts";
import { deleteDaysBefore, findCardsToFold, takeRowsToFold } from "./day-sum.store.ts";
import { deleteWriters, findFolded, listCardIds, saveFolded } from "./insight.store.ts";
import { firstKeptDay } from "./insight-period.ts";
import { dayNumber, dayText, unpackParts } from "./packed-counts.ts";
import { addSums, type Place, SumCounter } from "./sum-writer.service.ts";

const CARDS_PER_STEP = 500;
/** Visits may wait in memory while the database is away. A day later than that gets a row until the next month. */
const DAYS_STILL_ADDED = 7;
const DAY_MS = 24 * 60 * 60 * 1000;

/** First days of months, as numbers. */
type Bounds = {
  /** From here on each day has a row. Before, a row has the days of a month. */
  readonly rows: number;
  /** Days before this one are not known any more, but their month is. */
  readonly days: number;
  /** Months before this one are not kept. */
  readonly months: number;
};

export function boundsOf({ config, now }: Pick<AppContext, "config" | "now">): Bounds {
  const today = utcDay(now());
  return {
    rows: dayNumber(firstOfMonth(addDays(today, -DAYS_STILL_ADDED), 0)),
    days: dayNumber(firstKeptDay(today)),
    months: dayNumber(firstOfMonth(today, -config.insightRetentionMonths)),
  };
}

/** Where the sums of a day are kept; null for what is not kept any more. */
export function placeOf(day: number, { rows, days, months }: Bounds): Place | null {
  const month = day - (day % 100);
  if (day >= rows) return { day, part: "" };
  if (day >= days) return { day: month, part: dayText(day).slice(8) };
  return month + 1 >= months ? { day: month, part: "" } : null;
}

/**
 * Goes through all cards twice a month, from where a run before was interrupted. Each row is deleted once, in the transaction
 * that adds it to another, so that runs on several instances do not add it twice.
 */
export async function foldOldDays(context: Pick<AppContext, "db" | "config" | "now">): Promise<void> {
  const { db, now } = context;
  await deleteWriters(db, now() - DAY_MS);
  const bounds = boundsOf(context);
  const goal = Object.values(bounds).join(" ");
  let after = await findFolded(db, goal);
  while (after !== null) {
    const ids = await listCardIds(db, after, CARDS_PER_STEP);
    for (const id of await findCardsToFold(db, ids, bounds)) await foldCard(db, id, bounds);
    await deleteDaysBefore(db, ids, bounds.months - 1);
    after = ids.at(-1) ?? null;
    await saveFolded(db, goal, after);
    await nextTurn();
  }
}

async function foldCard(db: RootDb, cardId: string, bounds: Bounds): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const sums = new SumCounter();
    for (const row of await takeRowsToFold(trx, cardId, bounds)) {
      for (const [part, counts] of Object.entries(unpackParts(row.counts))) {
        const place = placeOf(row.day + Number(part), bounds);
        if (place) sums.addCounts(cardId, place, counts);
      }
    }
    await addSums(trx, sums);
  });
}
