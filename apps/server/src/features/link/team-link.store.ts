import type { Insertable, Selectable, Updateable } from "kysely";
import type { Db } from "../../db/database.ts";
import { countRows } from "../../db/queries.ts";
import type { TeamLinkTable } from "../../db/schema/team.tables.ts";

export type TeamLinkRow = Selectable<TeamLinkTable>;

/** Newest first. */
export function listTeamLinks(db: Db, teamId: string): Promise<TeamLinkRow[]> {
  return db
    .selectFrom("team_link")
    .selectAll()
    .where("team_id", "=", teamId)
    .orderBy("created_at", "desc")
    .orderBy("id")
    .execute();
}

export function findTeamLink(db: Db, teamId: string, linkId: string): Promise<TeamLinkRow | undefined> {
  return db
    .selectFrom("team_link")
    .selectAll()
    .where("id", "=", linkId)
    .where("team_id", "=", teamId)
    .executeTakeFirst();
}

/** That of the team whose card it is. */
export function findTeamLinkOfCard(db: Db, cardId: string, slug: string): Promise<TeamLinkRow | undefined> {
  return db
    .selectFrom("card")
    .innerJoin("team_link", "team_link.team_id", "card.team_id")
    .selectAll("team_link")
    .where("card.id", "=", cardId)
    .where("team_link.slug", "=", slug)
    .executeTakeFirst();
}

type Slugs = { cardIds: readonly string[]; slugs: readonly string[] };

/** Those of the teams of any of the cards with any of the slugs. */
export async function listTeamLinksBySlugs(db: Db, { cardIds, slugs }: Slugs) {
  if (cardIds.length === 0 || slugs.length === 0) return [];
  return db
    .selectFrom("card")
    .innerJoin("team_link", "team_link.team_id", "card.team_id")
    .selectAll("team_link")
    .select("card.id as card_id")
    .where("card.id", "in", cardIds)
    .where("team_link.slug", "in", slugs)
    .execute();
}

/** Those of the teams whose cards these are, the newest first. */
export async function listTeamLinksByCards(db: Db, cardIds: readonly string[]) {
  if (cardIds.length === 0) return [];
  return db
    .selectFrom("team_link")
    .select(["id", "name", "last_day", "ended_on"])
    .where("team_id", "in", (query) =>
      query.selectFrom("card").select("card.team_id").where("card.id", "in", cardIds),
    )
    .orderBy("created_at", "desc")
    .orderBy("id")
    .execute();
}

/** With the first of the account's cards in that team. */
export function findTeamLinkOfOwner(db: Db, ownerId: string, linkId: string) {
  return db
    .selectFrom("team_link")
    .innerJoin("card", "card.team_id", "team_link.team_id")
    .select(["team_link.id", "team_link.name", "card.id as card_id"])
    .where("team_link.id", "=", linkId)
    .where("card.owner_id", "=", ownerId)
    .where("card.deleted_at", "is", null)
    .orderBy("card.created_at")
    .orderBy("card.id")
    .executeTakeFirst();
}

/** On its last day a link is live. */
export function countLiveTeamLinks(db: Db, teamId: string, today: string): Promise<number> {
  return countRows(
    db
      .selectFrom("team_link")
      .where("team_id", "=", teamId)
      .where("ended_on", "is", null)
      .where((link) => link.or([link("last_day", "is", null), link("last_day", ">=", today)])),
  );
}

export function countTeamLinks(db: Db, teamId: string): Promise<number> {
  return countRows(db.selectFrom("team_link").where("team_id", "=", teamId));
}

/** By slug, how many cards of a team answer with a live link of their own. */
export async function countOwnLinks(
  db: Db,
  teamId: string,
  today: string,
): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .selectFrom("team_link")
    .innerJoin("card", "card.team_id", "team_link.team_id")
    .innerJoin("card_link", (join) =>
      join.onRef("card_link.card_id", "=", "card.id").onRef("card_link.slug", "=", "team_link.slug"),
    )
    .select("team_link.slug")
    .select((row) => row.fn.countAll<number>().as("count"))
    .where("team_link.team_id", "=", teamId)
    .where("card.deleted_at", "is", null)
    .where("card_link.ended_on", "is", null)
    .where((link) =>
      link.or([link("card_link.last_day", "is", null), link("card_link.last_day", ">=", today)]),
    )
    .groupBy("team_link.slug")
    .execute();
  return new Map(rows.map(({ slug, count }) => [slug, Number(count)]));
}

/** Returns undefined when the team has a link with this slug. */
export function insertTeamLink(db: Db, row: Insertable<TeamLinkTable>): Promise<TeamLinkRow | undefined> {
  return db
    .insertInto("team_link")
    .values(row)
    .onConflict((conflict) => conflict.columns(["team_id", "slug"]).doNothing())
    .returningAll()
    .executeTakeFirst();
}

export function updateTeamLink(
  db: Db,
  linkId: string,
  changes: Updateable<TeamLinkTable>,
): Promise<TeamLinkRow> {
  return db
    .updateTable("team_link")
    .set((link) => ({ ...changes, version: link("version", "+", 1) }))
    .where("id", "=", linkId)
    .returningAll()
    .executeTakeFirstOrThrow();
}
