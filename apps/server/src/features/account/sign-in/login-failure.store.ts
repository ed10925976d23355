import { sql } from "kysely";
import type { Db } from "../../../db/database.ts";

/**
 * Counts a try and sets the lock after it, in one statement. Returns the count, or undefined, without counting, while
 * the key is locked.
 */
export async function takeLoginAttempt(
  db: Db,
  key: string,
  now: number,
  free: number,
): Promise<number | undefined> {
  const next = sql`login_failure.failures + 1`;
  // PostgreSQL would infer integer for a bare parameter inside a case.
  const after = (ms: number) => sql`cast(${now + ms} as bigint)`;
  const lock = sql<number>`case
    when ${next} < ${free} then 0
    when ${next} = ${free} then ${after(30_000)}
    when ${next} = ${free + 1} then ${after(60_000)}
    when ${next} = ${free + 2} then ${after(120_000)}
    when ${next} = ${free + 3} then ${after(240_000)}
    when ${next} = ${free + 4} then ${after(480_000)}
    else ${after(900_000)} end`;
  const row = await db
    .insertInto("login_failure")
    .values({ key, failures: 1, locked_until: free <= 1 ? now + 30_000 : 0, failed_at: now })
    .onConflict((conflict) =>
      conflict
        .column("key")
        .doUpdateSet({ failures: sql`${next}`, locked_until: lock, failed_at: now })
        .where("login_failure.locked_until", "<=", now),
    )
    .returning("failures")
    .executeTakeFirst();
  return row?.failures;
}

export async function deleteLoginFailure(db: Db, key: string): Promise<void> {
  await db.deleteFrom("login_failure").where("key", "=", key).execute();
}

/** Of the devices of an email address, whose keys begin with it and a colon. */
export async function deleteLoginFailures(db: Db, emailKey: string): Promise<void> {
  await db
    .deleteFrom("login_failure")
    .where("key", ">=", `${emailKey}:`)
    .where("key", "<", `${emailKey};`)
    .execute();
}

export async function deleteOldLoginFailures(db: Db, until: number): Promise<void> {
  await db.deleteFrom("login_failure").where("failed_at", "<=", until).execute();
}
