import { type Insertable, sql } from "kysely";
import type { Db } from "../../db/database.ts";
import { hasChanged } from "../../db/queries.ts";
import type { AdminChallengeTable } from "../../db/schema/admin.tables.ts";

/** A new code replaces the one before. */
export async function upsertAdminChallenge(trx: Db, row: Insertable<AdminChallengeTable>): Promise<void> {
  const { session_hash: _, ...changes } = row;
  await trx
    .insertInto("admin_challenge")
    .values(row)
    .onConflict((conflict) => conflict.column("session_hash").doUpdateSet(changes))
    .execute();
}

/** Counts one try, before the code is compared. Undefined when none is left, or the code has expired. */
export function takeAdminTry(db: Db, sessionHash: string, now: number, maxTries: number) {
  return db
    .updateTable("admin_challenge")
    .set({ tries: sql`tries + 1` })
    .where("session_hash", "=", sessionHash)
    .where("expires_at", ">", now)
    .where("tries", "<", maxTries)
    .returning("code_hmac")
    .executeTakeFirst();
}

/** Returns whether it existed: of two requests with the right code, one succeeds. */
export function deleteAdminChallenge(db: Db, sessionHash: string): Promise<boolean> {
  return hasChanged(db.deleteFrom("admin_challenge").where("session_hash", "=", sessionHash));
}
