import type { Db } from "../../db/database.ts";
import { countRows, hasRow } from "../../db/queries.ts";

export function isFavouriteStored(db: Db, accountId: string, cardId: string): Promise<boolean> {
  return hasRow(
    db
      .selectFrom("favourite")
      .select("card_id")
      .where("account_id", "=", accountId)
      .where("card_id", "=", cardId),
  );
}

export function countFavourites(db: Db, accountId: string): Promise<number> {
  return countRows(db.selectFrom("favourite").where("account_id", "=", accountId));
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
