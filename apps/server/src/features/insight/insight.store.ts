import { type Insertable, type RawBuilder, type Selectable, sql } from "kysely";
import type { Db } from "../../db/database.ts";
import { isPostgres } from "../../db/queries.ts";
import type { InsightSumTable } from "../../db/schema/insight.tables.ts";

export type SumRow = Insertable<InsightSumTable>;

/** Rows in the order of the key, so that instances that write at once do not wait for each other in a circle. */
export async function addSums(db: Db, rows: readonly SumRow[]): Promise<void> {
  await db
    .insertInto("insight_sum")
    .values(rows)
    .onConflict((conflict) =>
      conflict.columns(["card_id", "day", "kind", "source", "detail"]).doUpdateSet({
        count: sql<number>`insight_sum.count + excluded.count`,
      }),
    )
    .execute();
}

/** False when this batch, or a later one, is written already. Part of the transaction that adds the batch. */
export async function beginBatch(
  db: Db,
  writer: { id: string; batch: number; written_at: number },
): Promise<boolean> {
  const row = await db
    .insertInto("insight_writer")
    .values(writer)
    .onConflict((conflict) =>
      conflict
        .column("id")
        .doUpdateSet({ batch: writer.batch, written_at: writer.written_at })
        .where("insight_writer.batch", "<", writer.batch),
    )
    .returning("id")
    .executeTakeFirst();
  return row !== undefined;
}

export async function deleteWriters(db: Db, until: number): Promise<void> {
  await db.deleteFrom("insight_writer").where("written_at", "<=", until).execute();
}

type Range = { cardIds: readonly string[]; from: string; to: string };

export type PeriodSum = Omit<Selectable<InsightSumTable>, "count"> & { count: number };

export async function listDaySums(db: Db, { cardIds, from, to }: Range): Promise<PeriodSum[]> {
  if (cardIds.length === 0) return [];
  return db
    .selectFrom("insight_sum")
    .selectAll()
    .where("card_id", "in", cardIds)
    .where("day", ">=", from)
    .where("day", "<=", to)
    .execute();
}

/** By month: `day` is its first one. */
export async function listMonthSums(
  db: Db,
  cardIds: readonly string[],
  firstDays: readonly string[],
): Promise<PeriodSum[]> {
  const [first, last] = [firstDays.at(0), firstDays.at(-1)];
  if (cardIds.length === 0 || first === undefined || last === undefined) return [];
  if (isPostgres(db)) {
    const month = sql<string>`substr(day, 1, 7) || '-01'`;
    return selectMonthSums(db, cardIds, { first, last, month }).groupBy(month).execute();
  }
  // SQLite sorts in order to group: a year of four cards takes 16 ms month by month, and 22 ms at once.
  const [month, ...others] = firstDays.map((day) =>
    selectMonthSums(db, cardIds, { first: day, last: day, month: sql.lit(day) }),
  );
  return month ? others.reduce((all, other) => all.unionAll(other), month).execute() : [];
}

type Months = { first: string; last: string; month: RawBuilder<string> };

/** From the first day of a month to the end of another. */
function selectMonthSums(db: Db, cardIds: readonly string[], { first, last, month }: Months) {
  return db
    .selectFrom("insight_sum")
    .select(["card_id", "kind", "source", "detail", month.as("day")])
    .select((row) => row.fn.sum<number>("count").as("count"))
    .where("card_id", "in", cardIds)
    .where("day", ">=", first)
    .where("day", "<=", `${last.slice(0, 7)}-31`)
    .groupBy(["kind", "source", "detail", "card_id"]);
}

/** Totals of some kinds, by card. */
export async function listTotals(db: Db, { cardIds, from, to }: Range, kinds: readonly string[]) {
  if (cardIds.length === 0) return [];
  return db
    .selectFrom("insight_sum")
    .select(["card_id", "kind"])
    .select((row) => row.fn.sum<number>("count").as("count"))
    .where("card_id", "in", cardIds)
    .where("day", ">=", from)
    .where("day", "<=", to)
    .where("kind", "in", kinds)
    .groupBy(["card_id", "kind"])
    .execute();
}

/** Of all cards of a team: how many cards have sums of a kind, and their total. */
export async function listTeamTotals(
  db: Db,
  { teamId, from, to }: { teamId: string } & Omit<Range, "cardIds">,
  kinds: readonly string[],
): Promise<{ kind: string; cards: number; count: number }[]> {
  const rows = await db
    .selectFrom("card")
    .innerJoin("insight_sum", "insight_sum.card_id", "card.id")
    .select(["kind"])
    .select((row) => row.fn.count<number>("card_id").distinct().as("cards"))
    .select((row) => row.fn.sum<number>("count").as("count"))
    .where("card.team_id", "=", teamId)
    .where("card.deleted_at", "is", null)
    .where("day", ">=", from)
    .where("day", "<=", to)
    .where("kind", "in", kinds)
    .groupBy("kind")
    .execute();
  return rows.map(({ kind, cards, count }) => ({ kind, cards: Number(cards), count: Number(count) }));
}

/** What makes the index of links usable, see the migration. */
const isOfLink = sql<boolean>`length(source) > 12`;

/** What links of a team have brought since they were made, over all cards. */
export function listLinkTotals(
  db: Db,
  { teamId, linkIds }: { teamId: string; linkIds: readonly string[] },
  kinds: readonly string[],
) {
  return selectOfLinks(db, teamId, linkIds, kinds)
    .select(["source", "kind"])
    .select((row) => row.fn.sum<number>("count").as("count"))
    .groupBy(["source", "kind"])
    .execute();
}

/** The same of one link, by card. */
export function listLinkTotalsByCard(
  db: Db,
  { teamId, linkId }: { teamId: string; linkId: string },
  kinds: readonly string[],
) {
  return selectOfLinks(db, teamId, [linkId], kinds)
    .select(["card_id", "kind"])
    .select((row) => row.fn.sum<number>("count").as("count"))
    .groupBy(["card_id", "kind"])
    .execute();
}

function selectOfLinks(db: Db, teamId: string, linkIds: readonly string[], kinds: readonly string[]) {
  return db
    .selectFrom("insight_sum")
    .innerJoin("card", "card.id", "insight_sum.card_id")
    .where("source", "in", linkIds)
    .where(isOfLink)
    .where("kind", "in", kinds)
    .where("card.team_id", "=", teamId)
    .where("card.deleted_at", "is", null);
}

type TeamRange = { readonly cardIds: readonly string[]; readonly from: string; readonly to: string };

/** Sums of several cards together, by day or, with `isByMonth`, by the first day of a month. */
export function listJointSums(db: Db, { cardIds, from, to }: TeamRange, isByMonth: boolean) {
  const point = isByMonth ? sql<string>`substr(day, 1, 7) || '-01'` : sql<string>`day`;
  return (
    db
      .selectFrom("insight_sum")
      .select(["kind", "source", "detail", point.as("day")])
      .select((row) => row.fn.sum<number>("count").as("count"))
      .where("card_id", "in", cardIds)
      .where("day", ">=", from)
      // Of days that are folded only the month is known.
      .where("day", "<=", isByMonth ? `${to.slice(0, 7)}-31` : to)
      .groupBy(["kind", "source", "detail", point])
      .execute()
  );
}

export async function findFirstDay(db: Db, cardIds: readonly string[]): Promise<string | undefined> {
  // One look into the key for each card; a minimum over several cards would read all their sums.
  const firsts = await Promise.all(
    cardIds.map((cardId) =>
      db
        .selectFrom("insight_sum")
        .select("day")
        .where("card_id", "=", cardId)
        .orderBy("day")
        .limit(1)
        .executeTakeFirst(),
    ),
  );
  return firsts
    .flatMap((row) => row?.day ?? [])
    .toSorted()
    .at(0);
}

export async function hasViews(db: Db, cardIds: readonly string[]): Promise<boolean> {
  if (cardIds.length === 0) return false;
  const row = await db
    .selectFrom("insight_sum")
    .select("card_id")
    .where("card_id", "in", cardIds)
    .where("kind", "=", "view")
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Since the beginning. */
export function listSourceTotals(db: Db, cardId: string, kinds: readonly string[]) {
  return db
    .selectFrom("insight_sum")
    .select(["source", "kind"])
    .select((row) => row.fn.sum<number>("count").as("count"))
    .where("card_id", "=", cardId)
    .where("kind", "in", kinds)
    .groupBy(["source", "kind"])
    .execute();
}

/** Views from a day on, of several cards together. */
export function listViewSources(db: Db, cardIds: readonly string[], from: string) {
  return db
    .selectFrom("insight_sum")
    .select("source")
    .select((row) => row.fn.sum<number>("count").as("count"))
    .where("card_id", "in", cardIds)
    .where("day", ">=", from)
    .where("kind", "=", "view")
    .groupBy("source")
    .execute();
}

/** In the order of their ids, after one of them. */
export async function listCardIds(db: Db, after: string, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom("card")
    .select("id")
    .where("id", ">", after)
    .orderBy("id")
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

/** Those of the cards that have sums of days before this one. */
export async function findCardsWithDays(
  db: Db,
  cardIds: readonly string[],
  before: string,
): Promise<string[]> {
  const rows = await db
    .selectFrom("insight_sum")
    .select("card_id")
    .distinct()
    .where("card_id", "in", cardIds)
    .where("day", "<", before)
    .where(isOfDay)
    .execute();
  return rows.map(({ card_id }) => card_id);
}

/** Sums of months have a day of seven characters. */
const isOfDay = sql<boolean>`length(day) = 10`;

/** Returns what it deletes. Sums of whole months stay. */
export function deleteDaySums(db: Db, cardId: string, before: string): Promise<PeriodSum[]> {
  return db
    .deleteFrom("insight_sum")
    .where("card_id", "=", cardId)
    .where("day", "<", before)
    .where(isOfDay)
    .returningAll()
    .execute();
}
