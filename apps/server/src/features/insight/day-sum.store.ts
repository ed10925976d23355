import { type Insertable, sql } from "kysely";
import type { Db } from "../../db/database.ts";
import { isPostgres } from "../../db/queries.ts";
import type { InsightDayTable } from "../../db/schema/insight.tables.ts";
import { type Counts, dayNumber, dayText, packKey, unpackParts } from "./packed-counts.ts";

export type DayRow = Insertable<InsightDayTable>;
export type DayKey = Pick<DayRow, "card_id" | "day">;

/** Leaves rows that are there already as they are. Returns the keys of those it has added. */
export function insertDays(db: Db, rows: readonly DayRow[]): Promise<DayKey[]> {
  return db
    .insertInto("insight_day")
    .values(rows)
    .onConflict((conflict) => conflict.columns(["card_id", "day"]).doNothing())
    .returning(["card_id", "day"])
    .execute();
}

/** They stay as they are until the transaction ends. Locked in the order of bytes, as the rows are added. */
export function lockDays(db: Db, keys: readonly DayKey[]): Promise<DayRow[]> {
  // The first row's types are those of all.
  const values = keys.map(({ card_id, day }) => sql`(${card_id}, cast(${day} as integer))`);
  return db
    .selectFrom("insight_day")
    .selectAll()
    .where(sql<boolean>`(card_id, day) in (values ${sql.join(values)})`)
    .$if(isPostgres(db), (query) => query.orderBy(sql`card_id collate "C"`).orderBy("day").forUpdate())
    .execute();
}

/** Of rows that are locked. */
export async function updateDays(db: Db, rows: readonly DayRow[]): Promise<void> {
  await db
    .insertInto("insight_day")
    .values(rows)
    .onConflict((conflict) =>
      conflict.columns(["card_id", "day"]).doUpdateSet((row) => ({ counts: row.ref("excluded.counts") })),
    )
    .execute();
}

export type Range = {
  readonly cardIds: readonly string[];
  /** First and last day. Of a month of which no days are known, all counts as on its first one. */
  readonly from: string;
  readonly to: string;
};

/** What was counted of a card on a day or in a month; several for the same day while sums of the release before are moved. */
export type DayCounts = { readonly card_id: string; readonly day: string; readonly counts: Readonly<Counts> };

/** One statement reads both tables: what is moved from one to the other meanwhile is seen once. */
export async function listDays(db: Db, { cardIds, from, to }: Range): Promise<DayCounts[]> {
  if (cardIds.length === 0) return [];
  const month = from.slice(0, 7);
  const rows = await db
    .selectFrom("insight_day")
    .select(["card_id", sql<string>`cast(day as text)`.as("day"), "counts"])
    .where("card_id", "in", cardIds)
    .where("day", ">=", dayNumber(month))
    .where("day", "<=", dayNumber(to))
    .unionAll(
      db
        .selectFrom("insight_sum")
        .select([
          "card_id",
          "day",
          sql<string>`kind || ' ' || source || ' ' || detail || ' ' || count`.as("counts"),
        ])
        .where("card_id", "in", cardIds)
        .where("day", ">=", month)
        .where("day", "<=", to),
    )
    .execute();
  return rows.flatMap(toDays).filter(({ day }) => firstDayOf(day) >= from && day <= to);
}

function toDays({ card_id, day, counts }: { card_id: string; day: string; counts: string }): DayCounts[] {
  if (day.includes("-")) return [{ card_id, day, counts: toCounts(counts) }];
  return Object.entries(unpackParts(counts)).map(([part, ofPart]) => {
    return { card_id, day: dayText(Number(day) + Number(part)), counts: ofPart };
  });
}

/** None of the four has a space in it. */
function toCounts(sum: string): Counts {
  const [kind = "", source = "", detail = "", count] = sum.split(" ");
  return { [packKey({ kind, source, detail })]: Number(count) };
}

/** Of a month of which no days are known, its first one. */
function firstDayOf(day: string): string {
  return `${day}-01`.slice(0, 10);
}

export async function findFirstDay(db: Db, cardIds: readonly string[]): Promise<string | undefined> {
  if (cardIds.length === 0) return undefined;
  // One look into each key for each card; a minimum over several cards would read all their sums.
  const rows = await db
    .selectFrom("card")
    .leftJoin("insight_day", (join) =>
      join
        .onRef("insight_day.card_id", "=", "card.id")
        .on("day", "=", sql<number>`(select min(day) from insight_day where card_id = card.id)`),
    )
    .select(["card.id as card_id", sql<string | null>`cast(day as text)`.as("day"), "counts"])
    .select(sql<string | null>`(select min(day) from insight_sum where card_id = card.id)`.as("old"))
    .where("card.id", "in", cardIds)
    .execute();
  const days = rows.flatMap(({ card_id, day, counts, old }) => [
    ...(day === null || counts === null ? [] : toDays({ card_id, day, counts }).map((each) => each.day)),
    ...(old === null ? [] : [old]),
  ]);
  return days.map(firstDayOf).toSorted().at(0);
}

export async function hasViews(db: Db, cardIds: readonly string[]): Promise<boolean> {
  if (cardIds.length === 0) return false;
  const row = await db
    .selectFrom("insight_day")
    .select("card_id")
    .where("card_id", "in", cardIds)
    // Keys of views alone begin so.
    .where((row) => row.or([row("counts", "like", "v%"), row("counts", "like", "% v%")]))
    .unionAll(
      db
        .selectFrom("insight_sum")
        .select("card_id")
        .where("card_id", "in", cardIds)
        .where("kind", "=", "view"),
    )
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

type Bounds = { readonly rows: number; readonly days: number };

/** Rows of days before `rows`, and rows of months before `days` that still have days. */
function isToFold({ rows, days }: Bounds) {
  const hasDays = sql<boolean>`substr(counts, 1, 1) <= '9'`;
  return sql<boolean>`(day < ${rows} and (day % 100 <> 0 or (day + 1 < ${days} and ${hasDays})))`;
}

export async function findCardsToFold(db: Db, cardIds: readonly string[], bounds: Bounds): Promise<string[]> {
  if (cardIds.length === 0) return [];
  const rows = await db
    .selectFrom("insight_day")
    .select("card_id")
    .distinct()
    .where("card_id", "in", cardIds)
    .where(isToFold(bounds))
    .execute();
  return rows.map(({ card_id }) => card_id);
}

/** Returns what it deletes. */
export function takeRowsToFold(db: Db, cardId: string, bounds: Bounds): Promise<DayRow[]> {
  return db
    .deleteFrom("insight_day")
    .where("card_id", "=", cardId)
    .where(isToFold(bounds))
    .returningAll()
    .execute();
}

export async function deleteDaysBefore(db: Db, cardIds: readonly string[], before: number): Promise<void> {
  if (cardIds.length === 0) return;
  await db.deleteFrom("insight_day").where("card_id", "in", cardIds).where("day", "<", before).execute();
}
