import type { Insertable } from "kysely";
import type { Db } from "../../db/database.ts";
import type { UsernameGrantTable } from "../../db/schema/card.tables.ts";

/** A name is granted to one account at a time: a later grant takes the place of an earlier one. */
export async function upsertUsernameGrant(trx: Db, row: Insertable<UsernameGrantTable>): Promise<void> {
  const { username_key: _, ...changes } = row;
  await trx
    .insertInto("username_grant")
    .values(row)
    .onConflict((conflict) => conflict.column("username_key").doUpdateSet(changes))
    .execute();
}

export function findUsernameGrant(db: Db, usernameKey: string, accountId: string) {
  return db
    .selectFrom("username_grant")
    .select("created_at")
    .where("username_key", "=", usernameKey)
    .where("account_id", "=", accountId)
    .executeTakeFirst();
}

export function listUsernameGrants(db: Db, accountId: string) {
  return db
    .selectFrom("username_grant")
    .select(["username_key", "created_at"])
    .where("account_id", "=", accountId)
    .orderBy("username_key")
    .execute();
}
