import { type Insertable, sql } from "kysely";
import type { Db } from "../../db/database.ts";
import { isPostgres } from "../../db/queries.ts";
import type { InsightDayTable } from "../../db/schema/insight.tables.ts";
import { type Counts, dayNumber, dayText, packKey } from "./packed-counts.ts";

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
  /** First and last day. A range that begins with a month has what is known of that month alone. */
  readonly from: string;
  readonly to: string;
};

/** What was counted of a card on a day or in a month; several for the same day while sums of the release before are moved. */
export type DayCounts = { readonly card_id: string; readonly day: string; readonly counts: Readonly<Counts> };

/** One statement reads both tables: what is moved from one to the other meanwhile is seen once. */
export async function listDays(db: Db, { cardIds, from, to }: Range): Promise<DayCounts[]> {
  if (cardIds.length === 0) return [];
  const first = from.endsWith("-01") ? from.slice(0, 7) : from;
  const rows = await db
    .selectFrom("insight_day")
    .select(["card_id", sql<string>`cast(day as text)`.as("day"), "counts"])
    .where("card_id", "in", cardIds)
    .where("day", ">=", dayNumber(first))
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
        .where("day", ">=", first)
        .where("day", "<=", to),
    )
    .execute();
  return rows.map(({ card_id, day, counts }) =>
    counts.startsWith("{")
      ? { card_id, day: dayText(Number(day)), counts: JSON.parse(counts) as Counts }
      : { card_id, day, counts: toCounts(counts) },
  );
}

/** None of the four has a space in it. */
function toCounts(sum: string): Counts {
  const [kind = "", source = "", detail = "", count] = sum.split(" ");
  return { [packKey({ kind, source, detail })]: Number(count) };
}

/** Of a month of which no days are kept, its first one. */
export async function findFirstDay(db: Db, cardIds: readonly string[]): Promise<string | undefined> {
  if (cardIds.length === 0) return undefined;
  // One look into each key for each card; a minimum over several cards would read all their sums.
  const row = await db
    .selectFrom("card")
    .select([
      sql<number | null>`min((select min(day) from insight_day where card_id = card.id))`.as("packed"),
      sql<string | null>`min((select min(day) from insight_sum where card_id = card.id))`.as("old"),
    ])
    .where("id", "in", cardIds)
    .executeTakeFirstOrThrow();
  const days = [
    ...(row.packed === null ? [] : [dayText(row.packed)]),
    ...(row.old === null ? [] : [row.old]),
  ];
  const [first] = days.toSorted();
  return first && `${first}-01`.slice(0, 10);
}

export async function hasViews(db: Db, cardIds: readonly string[]): Promise<boolean> {
  if (cardIds.length === 0) return false;
  const row = await db
    .selectFrom("insight_day")
    .select("card_id")
    .where("card_id", "in", cardIds)
    // Keys of views alone begin so.
    .where("counts", "like", '%"v%')
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

/** Those of the cards that have days before this one. Rows of months do not count. */
export async function findCardsWithDays(
  db: Db,
  cardIds: readonly string[],
  before: number,
): Promise<string[]> {
  if (cardIds.length === 0) return [];
  const rows = await db
    .selectFrom("insight_day")
    .select("card_id")
    .distinct()
    .where("card_id", "in", cardIds)
    .where("day", "<", before)
    .where(isOfDay)
    .execute();
  return rows.map(({ card_id }) => card_id);
}

const isOfDay = sql<boolean>`day % 100 <> 0`;

/** Returns what it deletes: days before this one, but no months. */
export function takeDays(db: Db, cardId: string, before: number): Promise<DayRow[]> {
  return db
    .deleteFrom("insight_day")
    .where("card_id", "=", cardId)
    .where("day", "<", before)
    .where(isOfDay)
    .returningAll()
    .execute();
}

export async function deleteDaysBefore(db: Db, cardIds: readonly string[], before: number): Promise<void> {
  if (cardIds.length === 0) return;
  await db.deleteFrom("insight_day").where("card_id", "in", cardIds).where("day", "<", before).execute();
}
