import type { Db } from "../../db/database.ts";

/** Whether any of the owner's cards is taken down now, or was when it was erased. */
export async function hasTakenDownCard(db: Db, ownerId: string): Promise<boolean> {
  const card = await db
    .selectFrom("card")
    .select("id")
    .where("owner_id", "=", ownerId)
    .where("taken_down_at", "is not", null)
    .executeTakeFirst();
  if (card) return true;
  const account = await db
    .selectFrom("account")
    .select("takedown_erased_at")
    .where("id", "=", ownerId)
    .executeTakeFirst();
  return account !== undefined && account.takedown_erased_at !== null;
}

/** Undefined unless the card is taken down, and marked as deleted since before that time. */
export async function findTakenDownOwner(
  trx: Db,
  cardId: string,
  deletedBefore: number,
): Promise<string | undefined> {
  const row = await trx
    .selectFrom("card")
    .select("owner_id")
    .where("id", "=", cardId)
    .where("deleted_at", "<", deletedBefore)
    .where("taken_down_at", "is not", null)
    .executeTakeFirst();
  return row?.owner_id;
}

export async function updateTakedownErased(trx: Db, ownerId: string, at: number): Promise<void> {
  await trx.updateTable("account").set({ takedown_erased_at: at }).where("id", "=", ownerId).execute();
}

/** Undefined when it already is in that state, or gone. */
export function updateTakenDown(trx: Db, cardId: string, down: { at: number; as: string } | null) {
  return trx
    .updateTable("card")
    .set({ taken_down_at: down?.at ?? null, taken_down_as: down?.as ?? null })
    .where("id", "=", cardId)
    .where("taken_down_at", down ? "is" : "is not", null)
    .returningAll()
    .executeTakeFirst();
}
