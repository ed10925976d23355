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
export async function listFavouriteIds(db: Db, accountId: string): Promise<string[]> {
  const rows = await db
    .selectFrom("favourite")
    .select("card_id")
    .where("account_id", "=", accountId)
    .orderBy("created_at", "desc")
    .orderBy("card_id")
    .execute();
  return rows.map((row) => row.card_id);
}

/** Newest first. */
export function listFavouritesWithCards(db: Db, accountId: string) {
  return db
    .selectFrom("favourite")
    .innerJoin("card", "card.id", "favourite.card_id")
    .select(["favourite.card_id", "favourite.created_at", "card.username", "card.fullname"])
    .where("favourite.account_id", "=", accountId)
    .orderBy("favourite.created_at", "desc")
    .orderBy("favourite.card_id")
    .execute();
}
