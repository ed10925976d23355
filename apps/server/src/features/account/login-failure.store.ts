import { sql } from "kysely";
import type { Db } from "../../db/database.ts";

export function findLoginFailure(db: Db, key: string) {
  return db.selectFrom("login_failure").selectAll().where("key", "=", key).executeTakeFirst();
}

/** Counts in one statement, so that guesses at the same time are all counted, and returns the count. */
export async function upsertLoginFailure(db: Db, key: string, now: number): Promise<number> {
  const row = await db
    .insertInto("login_failure")
    .values({ key, failures: 1, locked_until: 0, failed_at: now })
    .onConflict((conflict) =>
      conflict.column("key").doUpdateSet({ failures: sql`login_failure.failures + 1`, failed_at: now }),
    )
    .returning("failures")
    .executeTakeFirstOrThrow();
  return row.failures;
}

export async function updateLoginLock(db: Db, key: string, lockedUntil: number): Promise<void> {
  await db.updateTable("login_failure").set({ locked_until: lockedUntil }).where("key", "=", key).execute();
}

export async function deleteLoginFailure(db: Db, key: string): Promise<void> {
  await db.deleteFrom("login_failure").where("key", "=", key).execute();
}

/** Forgets addresses that nobody has guessed at for long, unless guessing has switched the password off. */
export async function deleteOldLoginFailures(db: Db, until: number, below: number): Promise<void> {
  await db
    .deleteFrom("login_failure")
    .where("failed_at", "<=", until)
    .where("failures", "<", below)
    .execute();
}
