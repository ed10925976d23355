import type { Insertable, Selectable, Updateable } from "kysely";
import type { Db } from "../../db/database.ts";
import { countRows, isPostgres } from "../../db/queries.ts";
import type { CardTable } from "../../db/schema/card.tables.ts";

/** As it is stored. Of a team card: what is the person's own, which is never shown without its template. */
export type CardRow = Selectable<CardTable>;

/** With the template that a team card is made from. */
export type WholeCardRow = Awaited<ReturnType<ReturnType<typeof selectCards>["executeTakeFirstOrThrow"]>>;

/** In one query, so that a team card costs what any other does. */
export function selectCards(db: Db) {
  return db
    .selectFrom("card")
    .leftJoin("template", "template.id", "card.template_id")
    .selectAll("card")
    .select([
      "template.fields as template_fields",
      "template.logo as template_logo",
      "template.version as template_version",
      "template.changed_at as template_changed_at",
    ]);
}

/** Without deleted ones: their slots are free at once. Cards of teams take none. */
export function countCardsByOwner(db: Db, ownerId: string): Promise<number> {
  return countRows(
    db
      .selectFrom("card")
      .where("owner_id", "=", ownerId)
      .where("deleted_at", "is", null)
      .where("team_id", "is", null),
  );
}

export async function hasCardSince(db: Db, ownerId: string, createdAt: number): Promise<boolean> {
  const card = await db
    .selectFrom("card")
    .select("id")
    .where("owner_id", "=", ownerId)
    .where("created_at", "<=", createdAt)
    .executeTakeFirst();
  return card !== undefined;
}

/** Row lock on the account: serializes counting and adding its cards until the transaction ends, on both databases. */
export async function lockOwner(trx: Db, ownerId: string): Promise<void> {
  await trx
    .updateTable("account")
    .set((account) => ({ created_at: account.ref("created_at") }))
    .where("id", "=", ownerId)
    .execute();
}

/** Returns undefined when the username is taken; the unique index decides, not an earlier read. */
export function insertCard(db: Db, row: Insertable<CardTable>): Promise<{ id: string } | undefined> {
  return db
    .insertInto("card")
    .values(row)
    .onConflict((conflict) => conflict.column("username_key").doNothing())
    .returning("id")
    .executeTakeFirst();
}

/** Without deleted ones. */
export function listCardsByOwner(db: Db, ownerId: string): Promise<WholeCardRow[]> {
  return selectCards(db)
    .where("card.owner_id", "=", ownerId)
    .where("card.deleted_at", "is", null)
    .orderBy("card.position")
    .orderBy("card.created_at")
    .orderBy("card.id")
    .execute();
}

/** Undefined for a deleted one. */
export function findCardOfOwner(db: Db, cardId: string, ownerId: string): Promise<WholeCardRow | undefined> {
  return selectCards(db)
    .where("card.id", "=", cardId)
    .where("card.owner_id", "=", ownerId)
    .where("card.deleted_at", "is", null)
    .executeTakeFirst();
}

/** The highest position of an account's cards. */
export async function findLastPosition(db: Db, ownerId: string): Promise<number> {
  const row = await db
    .selectFrom("card")
    .select((card) => card.fn.max("position").as("position"))
    .where("owner_id", "=", ownerId)
    .executeTakeFirst();
  return Number(row?.position ?? 0);
}

/** Whether cards show a stored image, and none of them is this owner's. */
export async function isImageOfOthers(db: Db, hash: string, ownerId: string): Promise<boolean> {
  const shownBy = db
    .selectFrom("card")
    .select("id")
    .where((card) => card.or([card("profilepic", "=", hash), card("logo", "=", hash)]))
    .limit(1);
  if (await shownBy.where("owner_id", "=", ownerId).executeTakeFirst()) return false;
  return (await shownBy.executeTakeFirst()) !== undefined;
}

export function findCardByUsername(db: Db, usernameKey: string): Promise<WholeCardRow | undefined> {
  return selectCards(db).where("card.username_key", "=", usernameKey).executeTakeFirst();
}

export function findCardById(db: Db, cardId: string): Promise<WholeCardRow | undefined> {
  return selectCards(db).where("card.id", "=", cardId).executeTakeFirst();
}

/** Increments the version first, which serializes concurrent saves of one card. */
export function nextVersion(trx: Db, cardId: string, ownerId: string): Promise<CardRow | undefined> {
  return trx
    .updateTable("card")
    .set((card) => ({ version: card("version", "+", 1) }))
    .where("id", "=", cardId)
    .where("owner_id", "=", ownerId)
    .where("deleted_at", "is", null)
    .returningAll()
    .executeTakeFirst();
}

/** Row lock until the transaction ends. Deleted cards are found too. */
export function lockCardOfOwner(trx: Db, cardId: string, ownerId: string): Promise<CardRow | undefined> {
  return trx
    .updateTable("card")
    .set((card) => ({ version: card.ref("version") }))
    .where("id", "=", cardId)
    .where("owner_id", "=", ownerId)
    .returningAll()
    .executeTakeFirst();
}

/** The rows of deleted cards whose deletion can no longer be taken back, oldest first. */
export async function listDeletedCards(db: Db, deletedBefore: number, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom("card")
    .select("id")
    .where("deleted_at", "<", deletedBefore)
    .orderBy("deleted_at")
    .limit(limit)
    .execute();
  return rows.map((row) => row.id);
}

export async function updateOwnerLeft(trx: Db, ownerId: string, leftAt: number | null): Promise<void> {
  await trx.updateTable("card").set({ owner_left_at: leftAt }).where("owner_id", "=", ownerId).execute();
}

export async function updateOwnerSuspended(trx: Db, ownerId: string, at: number | null): Promise<void> {
  await trx.updateTable("card").set({ owner_suspended_at: at }).where("owner_id", "=", ownerId).execute();
}

/** Also those that are marked as deleted. */
export function deleteCardsByOwner(trx: Db, ownerId: string): Promise<CardRow[]> {
  return trx.deleteFrom("card").where("owner_id", "=", ownerId).returningAll().execute();
}

/** Undefined unless the card is marked as deleted since before that time. */
export function deleteCardRow(trx: Db, cardId: string, deletedBefore: number): Promise<CardRow | undefined> {
  return trx
    .deleteFrom("card")
    .where("id", "=", cardId)
    .where("deleted_at", "<", deletedBefore)
    .returningAll()
    .executeTakeFirst();
}

export async function updateCardRow(trx: Db, cardId: string, changes: Updateable<CardTable>): Promise<void> {
  await trx.updateTable("card").set(changes).where("id", "=", cardId).execute();
}

/** Without deleted ones. */
export async function listCardsByIds(db: Db, cardIds: readonly string[]): Promise<WholeCardRow[]> {
  if (cardIds.length === 0) return [];
  return selectCards(db).where("card.id", "in", cardIds).where("card.deleted_at", "is", null).execute();
}

/** Those of them that were saved after a time, or whose template was. */
export function listCardsRevisedAfter(
  db: Db,
  cardIds: readonly string[],
  time: number,
): Promise<WholeCardRow[]> {
  return selectCards(db)
    .where("card.id", "in", cardIds)
    .where("card.deleted_at", "is", null)
    .where((card) => card.or([card("card.updated_at", ">", time), card("template.changed_at", ">", time)]))
    .execute();
}

/** Which of them exist. On PostgreSQL they cannot be deleted until the transaction ends; SQLite has one writer. */
export async function listPresentCards(trx: Db, cardIds: readonly string[]): Promise<string[]> {
  if (cardIds.length === 0) return [];
  const rows = await trx
    .selectFrom("card")
    .select("id")
    .where("id", "in", cardIds)
    .orderBy("id")
    .$if(isPostgres(trx), (query) => query.forKeyShare())
    .execute();
  return rows.map(({ id }) => id);
}
