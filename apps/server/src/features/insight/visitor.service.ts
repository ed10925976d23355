import { createHmac, randomBytes } from "node:crypto";
import { setImmediate as nextTurn } from "node:timers/promises";
import type { Db } from "../../db/database.ts";
import { deleteInBatches } from "../../db/queries.ts";
import { mapInTurns } from "../../lib/event-loop.ts";
import { addDays, startOfDay, utcDay } from "../../lib/utc-time.ts";
import type { CountedVisit } from "./visit.ts";
import {
  deleteKeysBefore,
  deleteVisitorsBefore,
  findKey,
  insertKey,
  insertVisitors,
  updateVisitors,
  upsertCarried,
  type VisitorRow,
} from "./visitor.store.ts";

/** A second view of the same card by the same visitor counts after this pause. */
export const VISIT_PAUSE_MS = 30 * 60 * 1000;
/** Visits from before midnight are written until then; afterwards the day's key is destroyed. */
const KEY_GRACE_MS = 30_000;
const ROWS_PER_STATEMENT = 50;

type View = CountedVisit & { readonly isVisitor: boolean };
type Known = CountedVisit & { readonly hash: string };

/**
 * The views that count. Nobody is told apart without a key of the day: visits of a day whose key is destroyed, and those
 * of people who ask not to be counted, are views without a visitor.
 */
export async function countViews(trx: Db, views: readonly CountedVisit[], now: number): Promise<View[]> {
  const byDay = [...Map.groupBy(views, ({ visit }) => visit.day)].toSorted(([a], [b]) => (a < b ? -1 : 1));
  const counted: View[] = [];
  for (const [day, ofDay] of byDay) {
    const viewsOfDay = await countDay(trx, day, ofDay, now);
    // Before the next day, which a batch may hold too.
    await carryOver(trx, viewsOfDay, now);
    counted.push(...viewsOfDay);
  }
  return counted;
}

async function countDay(trx: Db, day: string, views: readonly CountedVisit[], now: number): Promise<View[]> {
  const hasVisitors = views.some(({ visit }) => !visit.isPrivate);
  const key = hasVisitors ? await getKey(trx, day, now) : undefined;
  if (key === undefined) return views.map((view) => ({ ...view, isVisitor: false }));
  const counted: View[] = views
    .filter(({ visit }) => visit.isPrivate)
    .map((view) => ({ ...view, isVisitor: false }));
  const known = await firstOfEach(
    views.filter(({ visit }) => !visit.isPrivate),
    key,
  );
  for (let at = 0; at < known.length; at += ROWS_PER_STATEMENT) {
    counted.push(...(await countKnown(trx, day, known.slice(at, at + ROWS_PER_STATEMENT))));
    await nextTurn();
  }
  return counted;
}

/** Sorted by hash: instances that write at once lock in the same order. */
async function firstOfEach(views: readonly CountedVisit[], key: string): Promise<Known[]> {
  const byHash = new Map<string, Known>();
  for (const view of await mapInTurns(views, (each) => ({ ...each, hash: hashOf(each, key) }))) {
    if (!byHash.has(view.hash)) byHash.set(view.hash, view);
  }
  return [...byHash.values()].toSorted((a, b) => (a.hash < b.hash ? -1 : 1));
}

async function countKnown(trx: Db, day: string, known: readonly Known[]): Promise<View[]> {
  const rows = known.map(({ hash, visit }) => ({ day, hash, seen_at: visit.at, visits: 1 }));
  const visits = new Map((await insertVisitors(trx, rows)).map((hash) => [hash, 1]));
  const again = known.filter(({ hash }) => !visits.has(hash));
  if (again.length > 0) {
    const seenAt = Math.max(...again.map(({ visit }) => visit.at));
    const hashes = again.map(({ hash }) => hash);
    const pause = { day, hashes, seenAt, unseenSince: seenAt - VISIT_PAUSE_MS };
    for (const { hash, visits: number } of await updateVisitors(trx, pause)) visits.set(hash, number);
  }
  return known.flatMap((view) => {
    const number = visits.get(view.hash);
    return number === undefined ? [] : [{ ...view, isVisitor: number === 1 }];
  });
}

/** A visit that began before midnight and goes on after it is not counted a second time. */
async function carryOver(trx: Db, views: readonly View[], now: number): Promise<void> {
  const late = views.filter(
    ({ visit }) => !visit.isPrivate && visit.at >= startOfDay(addDays(visit.day, 1)) - VISIT_PAUSE_MS,
  );
  for (const [day, ofDay] of Map.groupBy(late, ({ visit }) => addDays(visit.day, 1))) {
    const key = await getKey(trx, day, now);
    if (key === undefined) continue;
    const rows: VisitorRow[] = (await firstOfEach(ofDay, key)).map(({ hash, visit }) => ({
      day,
      hash,
      seen_at: visit.at,
      visits: 0,
    }));
    for (let at = 0; at < rows.length; at += ROWS_PER_STATEMENT) {
      await upsertCarried(trx, rows.slice(at, at + ROWS_PER_STATEMENT));
    }
  }
}

/** The same for all instances. Undefined for a day that is over. */
async function getKey(trx: Db, day: string, now: number): Promise<string | undefined> {
  const known = await findKey(trx, day);
  if (known !== undefined || day < oldestDay(now)) return known;
  await insertKey(trx, day, randomBytes(32).toString("base64url"));
  return findKey(trx, day);
}

/** Destroys the keys of days that are over, and what they told apart. */
export async function forgetVisitors(db: Db, now: number): Promise<void> {
  const day = oldestDay(now);
  await deleteKeysBefore(db, day);
  await deleteInBatches((limit) => deleteVisitorsBefore(db, day, limit));
}

function oldestDay(now: number): string {
  return utcDay(now - KEY_GRACE_MS);
}

function hashOf({ visit }: CountedVisit, key: string): string {
  const hash = createHmac("sha256", key).update(`${visit.ip}\n${visit.userAgent}\n${visit.card}`);
  return hash.digest("base64url").slice(0, 22);
}
