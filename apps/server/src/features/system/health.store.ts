import type { Db } from "../../db/database.ts";

/** A write, because a full disk or a read-only replica still answers reads. */
export async function upsertHeartbeat(db: Db, now: number): Promise<void> {
  await db
    .insertInto("heartbeat")
    .values({ id: "ready", beat_at: now })
    .onConflict((conflict) => conflict.column("id").doUpdateSet({ beat_at: now }))
    .execute();
}
