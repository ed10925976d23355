import type { ExpressionBuilder } from "kysely";
import type { Db } from "../../db/database.ts";
import type { Database } from "../../db/schema.ts";
import { HIDING_COLUMNS } from "./visible-card.ts";

/** Cards that show a picture as photo or logo. */
function cardsWith(builder: Pick<ExpressionBuilder<Database, never>, "selectFrom">, hash: string) {
  return builder
    .selectFrom("card")
    .select("card.id")
    .where((card) => card.or([card("card.profilepic", "=", hash), card("card.logo", "=", hash)]));
}

/** Whether cards show a picture, and whether one of them is for everybody. */
export async function findPictureUse(
  db: Db,
  hash: string,
): Promise<{ isUsed: boolean; isForEverybody: boolean }> {
  const row = await db
    .selectNoFrom((builder) => [
      builder.exists(cardsWith(builder, hash)).as("is_used"),
      builder
        .exists(
          cardsWith(builder, hash).where((card) =>
            card.and(HIDING_COLUMNS.map((column) => card(`card.${column}`, "is", null))),
          ),
        )
        .as("is_for_everybody"),
    ])
    .executeTakeFirstOrThrow();
  return { isUsed: Boolean(row.is_used), isForEverybody: Boolean(row.is_for_everybody) };
}

/** Whether a picture is on a card of an account, hidden or not. */
export async function hasPicture(db: Db, hash: string, ownerId: string): Promise<boolean> {
  const card = await cardsWith(db, hash).where("card.owner_id", "=", ownerId).limit(1).executeTakeFirst();
  return card !== undefined;
}

/** Whether a picture is on a card that an account keeps, and that is hidden for no other reason than a pause. */
export async function keepsRestingPicture(db: Db, hash: string, accountId: string): Promise<boolean> {
  const others = HIDING_COLUMNS.filter((column) => column !== "paused_at");
  const card = await cardsWith(db, hash)
    .innerJoin("favourite", "favourite.card_id", "card.id")
    .where("favourite.account_id", "=", accountId)
    .where((each) => each.and(others.map((column) => each(`card.${column}`, "is", null))))
    .limit(1)
    .executeTakeFirst();
  return card !== undefined;
}
