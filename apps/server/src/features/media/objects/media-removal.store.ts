import type { Db } from "../../../db/database.ts";
import { hasChanged } from "../../../db/queries.ts";

export async function insertRemoval(db: Db, objectKey: string, dueAt: number): Promise<void> {
  await db
    .insertInto("media_removal")
    .values({ object_key: objectKey, due_at: dueAt })
    .onConflict((conflict) => conflict.column("object_key").doUpdateSet({ due_at: dueAt }))
    .execute();
}

/** False when it is due already, or not listed. */
export function deleteRemovalIfLater(db: Db, objectKey: string, now: number): Promise<boolean> {
  return hasChanged(
    db.deleteFrom("media_removal").where("object_key", "=", objectKey).where("due_at", ">", now),
  );
}

export async function deleteRemoval(db: Db, objectKey: string): Promise<void> {
  await db.deleteFrom("media_removal").where("object_key", "=", objectKey).execute();
}

export async function listDueRemovals(db: Db, dueBefore: number, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom("media_removal")
    .select("object_key")
    .where("due_at", "<", dueBefore)
    .orderBy("due_at")
    .limit(limit)
    .execute();
  return rows.map((row) => row.object_key);
}

export async function updateRemoval(db: Db, objectKey: string, dueAt: number): Promise<void> {
  await db.updateTable("media_removal").set({ due_at: dueAt }).where("object_key", "=", objectKey).execute();
}
