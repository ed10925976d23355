import { sql } from "kysely";
import type { Db } from "../../db/database.ts";

/**
 * Counts a try and sets the lock after it, in one statement. Returns the count, or undefined, without counting, while
 * the key is locked or its tries are used up.
 */
export async function takeLoginAttempt(
  db: Db,
  key: string,
  now: number,
  tries: { free: number; max: number },
): Promise<number | undefined> {
  const next = sql`login_failure.failures + 1`;
  const { free } = tries;
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
        .where("login_failure.locked_until", "<=", now)
        .where("login_failure.failures", "<", tries.max),
    )
    .returning("failures")
    .executeTakeFirst();
  return row?.failures;
}

/** How many there were in a row. */
export async function findLoginFailures(db: Db, key: string): Promise<number> {
  const row = await db
    .selectFrom("login_failure")
    .select("failures")
    .where("key", "=", key)
    .executeTakeFirst();
  return row?.failures ?? 0;
}

export async function deleteLoginFailure(db: Db, key: string): Promise<void> {
  await db.deleteFrom("login_failure").where("key", "=", key).execute();
}

/** Of an email address and of its devices, whose keys begin with it and a colon. */
export async function deleteLoginFailures(db: Db, emailKey: string): Promise<void> {
  await db
    .deleteFrom("login_failure")
    .where((row) =>
      row.or([
        row("key", "=", emailKey),
        row.and([row("key", ">=", `${emailKey}:`), row("key", "<", `${emailKey};`)]),
      ]),
    )
    .execute();
}

/** Deletes old counters, except those that have disabled a password. */
export async function deleteOldLoginFailures(db: Db, until: number, below: number): Promise<void> {
  await db
    .deleteFrom("login_failure")
    .where("failed_at", "<=", until)
    .where("failures", "<", below)
    .execute();
}
