import type { Insertable, Selectable, Updateable } from "kysely";
import type { Db } from "../../db/database.ts";
import { countRows } from "../../db/queries.ts";
import type { CardLinkTable } from "../../db/schema/card.tables.ts";

export type LinkRow = Selectable<CardLinkTable>;

/** Newest first. */
export function listLinks(db: Db, cardId: string): Promise<LinkRow[]> {
  return db
    .selectFrom("card_link")
    .selectAll()
    .where("card_id", "=", cardId)
    .orderBy("created_at", "desc")
    .orderBy("id")
    .execute();
}

export async function listSecretLinkIds(db: Db, cardId: string): Promise<string[]> {
  const rows = await db
    .selectFrom("card_link")
    .select("id")
    .where("card_id", "=", cardId)
    .where("is_secret", "=", 1)
    .execute();
  return rows.map(({ id }) => id);
}

export async function listSecretIds(db: Db, linkIds: readonly string[]): Promise<string[]> {
  const rows = await db
    .selectFrom("card_link")
    .select("id")
    .where("id", "in", linkIds)
    .where("is_secret", "=", 1)
    .execute();
  return rows.map(({ id }) => id);
}

export async function listLinksByCards(db: Db, cardIds: readonly string[]): Promise<LinkRow[]> {
  if (cardIds.length === 0) return [];
  return db.selectFrom("card_link").selectAll().where("card_id", "in", cardIds).execute();
}

/** Live ones whose last day is one of these days, the first to end first. */
export async function listLinksEnding(
  db: Db,
  cardIds: readonly string[],
  { from, until }: { from: string; until: string },
): Promise<LinkRow[]> {
  if (cardIds.length === 0) return [];
  return db
    .selectFrom("card_link")
    .selectAll()
    .where("card_id", "in", cardIds)
    .where("ended_on", "is", null)
    .where("last_day", ">=", from)
    .where("last_day", "<=", until)
    .orderBy("last_day")
    .orderBy("id")
    .execute();
}

type Slugs = { cardIds: readonly string[]; slugs: readonly string[] };

/** Those of any of the cards with any of the slugs. */
export async function listLinksBySlugs(db: Db, { cardIds, slugs }: Slugs): Promise<LinkRow[]> {
  if (cardIds.length === 0) return [];
  return db
    .selectFrom("card_link")
    .selectAll()
    .where("card_id", "in", cardIds)
    .where("slug", "in", slugs)
    .execute();
}

export function findLinkBySlug(db: Db, cardId: string, slug: string): Promise<LinkRow | undefined> {
  return db
    .selectFrom("card_link")
    .selectAll()
    .where("card_id", "=", cardId)
    .where("slug", "=", slug)
    .executeTakeFirst();
}

export function findLinkById(db: Db, cardId: string, linkId: string): Promise<LinkRow | undefined> {
  return db
    .selectFrom("card_link")
    .selectAll()
    .where("id", "=", linkId)
    .where("card_id", "=", cardId)
    .executeTakeFirst();
}

export function countLinks(db: Db, cardId: string): Promise<number> {
  return countRows(db.selectFrom("card_link").where("card_id", "=", cardId));
}

/** On its last day a link is live. */
export function countLiveLinks(db: Db, cardId: string, today: string): Promise<number> {
  return countRows(
    db
      .selectFrom("card_link")
      .where("card_id", "=", cardId)
      .where("ended_on", "is", null)
      .where((link) => link.or([link("last_day", "is", null), link("last_day", ">=", today)])),
  );
}

/** Returns undefined when the card has a link with this slug. */
export function insertLink(db: Db, row: Insertable<CardLinkTable>): Promise<LinkRow | undefined> {
  return db
    .insertInto("card_link")
    .values(row)
    .onConflict((conflict) => conflict.columns(["card_id", "slug"]).doNothing())
    .returningAll()
    .executeTakeFirst();
}

export function updateLinkRow(db: Db, linkId: string, changes: Updateable<CardLinkTable>): Promise<LinkRow> {
  return db
    .updateTable("card_link")
    .set((link) => ({ ...changes, version: link("version", "+", 1) }))
    .where("id", "=", linkId)
    .returningAll()
    .executeTakeFirstOrThrow();
}
