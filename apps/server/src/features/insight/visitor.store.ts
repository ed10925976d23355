import type { Insertable } from "kysely";
import type { Db } from "../../db/database.ts";
import type { InsightVisitorTable } from "../../db/schema/insight.tables.ts";

export type VisitorRow = Insertable<InsightVisitorTable>;

/** Does nothing if the day has one: all instances use the first. */
export async function insertKey(db: Db, day: string, key: string): Promise<void> {
  await db
    .insertInto("insight_key")
    .values({ day, key })
    .onConflict((conflict) => conflict.column("day").doNothing())
    .execute();
}

export async function findKey(db: Db, day: string): Promise<string | undefined> {
  const row = await db.selectFrom("insight_key").select("key").where("day", "=", day).executeTakeFirst();
  return row?.key;
}

export async function deleteKeysBefore(db: Db, day: string): Promise<void> {
  await db.deleteFrom("insight_key").where("day", "<", day).execute();
}

/** Returns how many were deleted. */
export async function deleteVisitorsBefore(db: Db, day: string, limit: number): Promise<number> {
  const old = await db
    .selectFrom("insight_visitor")
    .select(["day", "hash"])
    .where("day", "<", day)
    .orderBy("day")
    .orderBy("hash")
    .limit(limit)
    .execute();
  const last = old.at(-1);
  if (!last) return 0;
  await db
    .deleteFrom("insight_visitor")
    .where((row) =>
      row.or([row("day", "<", last.day), row.and([row("day", "=", last.day), row("hash", "<=", last.hash)])]),
    )
    .execute();
  return old.length;
}

/** Returns the hashes that were not there yet. */
export async function insertVisitors(db: Db, rows: readonly VisitorRow[]): Promise<string[]> {
  const inserted = await db
    .insertInto("insight_visitor")
    .values(rows)
    .onConflict((conflict) => conflict.columns(["day", "hash"]).doNothing())
    .returning("hash")
    .execute();
  return inserted.map(({ hash }) => hash);
}

type Revisit = { day: string; hashes: readonly string[]; seenAt: number; unseenSince: number };

/** Counts one more visit of those who were last seen until `unseenSince`; returns them with their number of visits. */
export function updateVisitors(db: Db, { day, hashes, seenAt, unseenSince }: Revisit) {
  return db
    .updateTable("insight_visitor")
    .set((visitor) => ({ seen_at: seenAt, visits: visitor("visits", "+", 1) }))
    .where("day", "=", day)
    .where("hash", "in", hashes)
    .where("seen_at", "<=", unseenSince)
    .returning(["hash", "visits"])
    .execute();
}

/** For visits that began just before midnight: known on the next day, counted there only after the pause. */
export async function upsertCarried(db: Db, rows: readonly VisitorRow[]): Promise<void> {
  await db
    .insertInto("insight_visitor")
    .values(rows)
    .onConflict((conflict) =>
      conflict.columns(["day", "hash"]).doUpdateSet((visitor) => ({
        seen_at: visitor.ref("excluded.seen_at"),
      })),
    )
    .execute();
}
