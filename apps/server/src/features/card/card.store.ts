import type { Db } from "../../db/database.ts";

export async function countCardsByOwner(db: Db, ownerId: string): Promise<number> {
  const row = await db
    .selectFrom("card")
    .select((card) => card.fn.countAll<number>().as("count"))
    .where("owner_id", "=", ownerId)
    .executeTakeFirstOrThrow();
  return Number(row.count);
}
