import type { ExpressionBuilder } from "kysely";
import type { Db } from "../../db/database.ts";
import { hasRow } from "../../db/queries.ts";
import type { Database } from "../../db/schema.ts";
import { HIDING_COLUMNS } from "./visible-card.ts";

/** Cards that show a picture as photo or logo. */
function cardsWith(builder: Pick<ExpressionBuilder<Database, never>, "selectFrom">, hash: string) {
  return builder
    .selectFrom("card")
    .select("card.id")
    .where((card) => card.or([card("card.profilepic", "=", hash), card("card.logo", "=", hash)]));
}

/** One of the cards that show a picture to everybody. */
export function findCardShowing(db: Db, hash: string) {
  return cardsWith(db, hash)
    .select(["card.username_key", "card.owner_id"])
    .where((card) => card.and(HIDING_COLUMNS.map((column) => card(`card.${column}`, "is", null))))
    .limit(1)
    .executeTakeFirst();
}

/** Whether a template of a team has it, for its cards and for an undo. */
export async function isOnTemplate(db: Db, hash: string): Promise<boolean> {
  return hasRow(
    db
      .selectFrom("template")
      .select("id")
      .where((template) => template.or([template("logo", "=", hash), template("previous_logo", "=", hash)]))
      .limit(1),
  );
}

/** Whether any card, hidden or not, shows a picture. */
export async function isPictureUsed(db: Db, hash: string): Promise<boolean> {
  return (await cardsWith(db, hash).limit(1).executeTakeFirst()) !== undefined;
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
