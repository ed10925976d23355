import type { Db } from "../../db/database.ts";

export async function isFavouriteStored(db: Db, accountId: string, cardId: string): Promise<boolean> {
  const row = await db
    .selectFrom("favourite")
    .select("card_id")
    .where("account_id", "=", accountId)
    .where("card_id", "=", cardId)
    .executeTakeFirst();
  return row !== undefined;
}

export async function countFavourites(db: Db, accountId: string): Promise<number> {
  const row = await db
    .selectFrom("favourite")
    .select((favourite) => favourite.fn.countAll<number>().as("count"))
    .where("account_id", "=", accountId)
    .executeTakeFirstOrThrow();
  return Number(row.count);
}

/** Does nothing if it exists. */
export async function insertFavourite(
  db: Db,
  row: { account_id: string; card_id: string; created_at: number },
): Promise<void> {
  await db
    .insertInto("favourite")
    .values(row)
    .onConflict((conflict) => conflict.columns(["account_id", "card_id"]).doNothing())
    .execute();
}

export async function deleteFavourite(db: Db, accountId: string, cardId: string): Promise<void> {
  await db
    .deleteFrom("favourite")
    .where("account_id", "=", accountId)
    .where("card_id", "=", cardId)
    .execute();
}

/** Newest first. */
export function listFavouriteRows(
  db: Db,
  accountId: string,
): Promise<{ card_id: string; created_at: number }[]> {
  return db
    .selectFrom("favourite")
    .select(["card_id", "created_at"])
    .where("account_id", "=", accountId)
    .orderBy("created_at", "desc")
    .orderBy("card_id")
    .execute();
}
