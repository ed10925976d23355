import type { Insertable } from "kysely";
import type { Db } from "../../db/database.ts";
import { countChanged, hasRow } from "../../db/queries.ts";
import type { IdempotencyKeyTable } from "../../db/schema/connect.tables.ts";

/** False when the key is there already; the unique index decides. */
export function insertKey(db: Db, row: Insertable<IdempotencyKeyTable>): Promise<boolean> {
  return hasRow(
    db
      .insertInto("idempotency_key")
      .values(row)
      .onConflict((conflict) => conflict.column("key_hash").doNothing())
      .returning("key_hash"),
  );
}

export function findKey(db: Db, keyHash: string) {
  return db.selectFrom("idempotency_key").selectAll().where("key_hash", "=", keyHash).executeTakeFirst();
}

export async function updateKeyAnswer(db: Db, keyHash: string, answer: string): Promise<void> {
  await db.updateTable("idempotency_key").set({ answer }).where("key_hash", "=", keyHash).execute();
}

export async function deleteKey(db: Db, keyHash: string): Promise<void> {
  await db.deleteFrom("idempotency_key").where("key_hash", "=", keyHash).execute();
}

export async function deleteKeyUntil(db: Db, keyHash: string, until: number): Promise<void> {
  await db
    .deleteFrom("idempotency_key")
    .where("key_hash", "=", keyHash)
    .where("created_at", "<=", until)
    .execute();
}

/** Deletes at most `limit`; returns how many. */
export function deleteKeysUntil(db: Db, until: number, limit: number): Promise<number> {
  return countChanged(
    db
      .deleteFrom("idempotency_key")
      .where("key_hash", "in", (query) =>
        query.selectFrom("idempotency_key").select("key_hash").where("created_at", "<=", until).limit(limit),
      ),
  );
}
