import type { Db } from "../../db/database.ts";

/** False if the event was already recorded. */
export async function insertEvent(
  db: Db,
  event: { id: string; provider: string; type: string; applied_at: number },
): Promise<boolean> {
  const inserted = await db
    .insertInto("billing_event")
    .values(event)
    .onConflict((conflict) => conflict.column("id").doNothing())
    .returning("id")
    .executeTakeFirst();
  return inserted !== undefined;
}

export async function hasEvent(db: Db, id: string): Promise<boolean> {
  const row = await db.selectFrom("billing_event").select("id").where("id", "=", id).executeTakeFirst();
  return row !== undefined;
}

export async function deleteEvents(db: Db, appliedBy: number): Promise<void> {
  await db.deleteFrom("billing_event").where("applied_at", "<=", appliedBy).execute();
}

export function findCursor(db: Db, provider: string) {
  return db.selectFrom("billing_cursor").selectAll().where("provider", "=", provider).executeTakeFirst();
}

export async function upsertCursor(
  db: Db,
  row: { provider: string; last_event_id: string | null; reconciled_at: number },
): Promise<void> {
  const { provider, ...changes } = row;
  await db
    .insertInto("billing_cursor")
    .values(row)
    .onConflict((conflict) => conflict.column("provider").doUpdateSet(changes))
    .execute();
}
