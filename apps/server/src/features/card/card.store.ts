import type { Insertable, Selectable, Updateable } from "kysely";
import type { Db } from "../../db/database.ts";
import { prepared } from "../../db/prepared.ts";
import type { CardTable } from "../../db/schema.ts";

export type CardRow = Selectable<CardTable>;

export async function countCardsByOwner(db: Db, ownerId: string): Promise<number> {
  const row = await db
    .selectFrom("card")
    .select((card) => card.fn.countAll<number>().as("count"))
    .where("owner_id", "=", ownerId)
    .executeTakeFirstOrThrow();
  return Number(row.count);
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

export async function isUsernameStored(db: Db, usernameKey: string): Promise<boolean> {
  const row = await db
    .selectFrom("card")
    .select("id")
    .where("username_key", "=", usernameKey)
    .executeTakeFirst();
  return row !== undefined;
}

export function listCardsByOwner(db: Db, ownerId: string): Promise<CardRow[]> {
  return db
    .selectFrom("card")
    .selectAll()
    .where("owner_id", "=", ownerId)
    .orderBy("created_at")
    .orderBy("id")
    .execute();
}

export function findCardOfOwner(db: Db, cardId: string, ownerId: string): Promise<CardRow | undefined> {
  return db
    .selectFrom("card")
    .selectAll()
    .where("id", "=", cardId)
    .where("owner_id", "=", ownerId)
    .executeTakeFirst();
}

const cardsByUsername = prepared((db, usernameKey: string) =>
  db.selectFrom("card").selectAll().where("username_key", "=", usernameKey),
);

export async function findCardByUsername(db: Db, usernameKey: string): Promise<CardRow | undefined> {
  return (await cardsByUsername(db, usernameKey))[0];
}

export function findCardById(db: Db, cardId: string): Promise<CardRow | undefined> {
  return db.selectFrom("card").selectAll().where("id", "=", cardId).executeTakeFirst();
}

/** Increments the version first, which serializes concurrent saves of one card. */
export function nextVersion(trx: Db, cardId: string, ownerId: string): Promise<CardRow | undefined> {
  return trx
    .updateTable("card")
    .set((card) => ({ version: card("version", "+", 1) }))
    .where("id", "=", cardId)
    .where("owner_id", "=", ownerId)
    .returningAll()
    .executeTakeFirst();
}

export async function updateCardRow(trx: Db, cardId: string, changes: Updateable<CardTable>): Promise<void> {
  await trx.updateTable("card").set(changes).where("id", "=", cardId).execute();
}

export async function listCardsByIds(db: Db, cardIds: readonly string[]): Promise<CardRow[]> {
  if (cardIds.length === 0) return [];
  return db.selectFrom("card").selectAll().where("id", "in", cardIds).execute();
}
