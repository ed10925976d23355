import { sql } from "kysely";
import type { Db } from "../../db/database.ts";

/** One statement, so that concurrent hits are all counted. */
export function upsertHit(db: Db, key: string, now: number, windowMs: number) {
  const isOver = sql<boolean>`rate_counter.resets_at <= ${now}`;
  return db
    .insertInto("rate_counter")
    .values({ key, hits: 1, resets_at: now + windowMs })
    .onConflict((conflict) =>
      conflict.column("key").doUpdateSet({
        hits: sql`case when ${isOver} then 1 else rate_counter.hits + 1 end`,
        resets_at: sql`case when ${isOver} then ${now + windowMs} else rate_counter.resets_at end`,
      }),
    )
    .returning(["hits", "resets_at"])
    .executeTakeFirstOrThrow();
}

export function findCounter(db: Db, key: string, now: number) {
  return db
    .selectFrom("rate_counter")
    .select(["hits", "resets_at"])
    .where("key", "=", key)
    .where("resets_at", ">", now)
    .executeTakeFirst();
}

/** Of the present window only: what was counted in a past one is no longer in it. */
export async function decrementCounter(db: Db, key: string, now: number): Promise<void> {
  await db
    .updateTable("rate_counter")
    .set({ hits: sql`hits - 1` })
    .where("key", "=", key)
    .where("hits", ">", 0)
    .where("resets_at", ">", now)
    .execute();
}

export async function deleteCounter(db: Db, key: string): Promise<void> {
  await db.deleteFrom("rate_counter").where("key", "=", key).execute();
}

export async function deleteCountersUntil(db: Db, now: number): Promise<void> {
  await db.deleteFrom("rate_counter").where("resets_at", "<=", now).execute();
}

/** By the end of the counters' keys: before it stands the name of a limit. */
export async function deleteCountersOf(db: Db, key: string): Promise<void> {
  const pattern = `%:${key.replace(/[\\%_]/g, "\\$&")}`;
  await db.deleteFrom("rate_counter").where(sql<boolean>`key like ${pattern} escape '\\'`).execute();
}
