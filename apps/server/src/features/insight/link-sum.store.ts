/** What named links have brought since they were made, and how many views all cards had. Both outlive the sums of days. */
import { type Insertable, sql } from "kysely";
import type { Db } from "../../db/database.ts";
import type { InsightLinkTable, InsightTotalTable } from "../../db/schema/insight.tables.ts";

export type LinkRow = Insertable<InsightLinkTable>;

/** Rows in the order of the key, so that instances that write at once do not wait for each other in a circle. */
export async function addLinkSums(db: Db, rows: readonly LinkRow[]): Promise<void> {
  await db
    .insertInto("insight_link")
    .values(rows)
    .onConflict((conflict) =>
      conflict.columns(["card_id", "link_id"]).doUpdateSet({
        views: sql<number>`insight_link.views + excluded.views`,
        saves: sql<number>`insight_link.saves + excluded.saves`,
        details: sql<number>`insight_link.details + excluded.details`,
      }),
    )
    .execute();
}

/** In the order of the days, too. */
export async function addTotals(db: Db, rows: readonly Insertable<InsightTotalTable>[]): Promise<void> {
  await db
    .insertInto("insight_total")
    .values(rows)
    .onConflict((conflict) =>
      conflict.column("day").doUpdateSet({ views: sql<number>`insight_total.views + excluded.views` }),
    )
    .execute();
}

/** Sums of the release before in the columns of `insight_link`. Its index is of sources of more than 12 letters. */
function selectOldLinks(db: Db) {
  const ofKind = (kind: string) => sql<number>`case when kind = ${kind} then count else 0 end`;
  return db
    .selectFrom("insight_sum")
    .select(["card_id", "source as link_id"])
    .select([ofKind("view").as("views"), ofKind("save").as("saves"), ofKind("exchange").as("details")])
    .where(sql<boolean>`length(source) > 12`)
    .where("kind", "in", ["view", "save", "exchange"]);
}

const PACKED_COLUMNS = ["card_id", "link_id", "views", "saves", "details"] as const;

export function listLinkSums(db: Db, cardId: string): Promise<LinkRow[]> {
  return db
    .selectFrom("insight_link")
    .select(PACKED_COLUMNS)
    .where("card_id", "=", cardId)
    .unionAll(selectOldLinks(db).where("card_id", "=", cardId))
    .execute();
}

/** Of links of a team, for all of its cards. */
export function listTeamLinkSums(db: Db, teamId: string, linkIds: readonly string[]): Promise<LinkRow[]> {
  const sums = db
    .selectFrom("insight_link")
    .select(PACKED_COLUMNS)
    .where("link_id", "in", linkIds)
    .unionAll(selectOldLinks(db).where("source", "in", linkIds));
  return db
    .selectFrom(sums.as("sum"))
    .innerJoin("card", "card.id", "sum.card_id")
    .select(PACKED_COLUMNS)
    .where("card.team_id", "=", teamId)
    .where("card.deleted_at", "is", null)
    .execute();
}

/** Views of all cards by day, from this one on. */
export async function listTotals(db: Db, sinceDay: string): Promise<{ day: string; views: number }[]> {
  return db
    .selectFrom("insight_total")
    .select(["day", "views"])
    .where("day", ">=", sinceDay)
    .unionAll(
      db
        .selectFrom("insight_sum")
        .select(["day", (row) => sql<number>`cast(${row.fn.sum("count")} as bigint)`.as("views")])
        .where("kind", "=", "view")
        .where("day", ">=", sinceDay)
        .groupBy("day"),
    )
    .execute();
}
