import type { Insertable } from "kysely";
import type { Db } from "../../db/database.ts";
import { countChanged } from "../../db/queries.ts";
import type { FormerUsernameTable } from "../../db/schema/card.tables.ts";

/** With the username that its card has now; undefined when nobody has it reserved. */
export function findFormerUsername(db: Db, usernameKey: string, now: number) {
  return db
    .selectFrom("former_username")
    .leftJoin("card", "card.id", "former_username.card_id")
    .select([
      "former_username.owner_id",
      "former_username.left_team_id",
      "card.username",
      "card.taken_down_at",
    ])
    .where("former_username.username_key", "=", usernameKey)
    .where("former_username.reserved_until", ">", now)
    .executeTakeFirst();
}

/** Who had a username in a team that they have left, if this card takes over. */
export function findLeaverOf(db: Db, usernameKey: string, cardId: string, now: number) {
  return db
    .selectFrom("former_username")
    .innerJoin("team", "team.id", "former_username.left_team_id")
    .select(["former_username.left_name", "team.name"])
    .where("former_username.username_key", "=", usernameKey)
    .where("former_username.card_id", "=", cardId)
    .where("former_username.reserved_until", ">", now)
    .executeTakeFirst();
}

/** Who holds a username: a card, which may be marked as deleted. */
export function findUsernameHolder(db: Db, usernameKey: string) {
  return db
    .selectFrom("card")
    .select(["id", "owner_id", "deleted_at", "taken_down_at"])
    .where("username_key", "=", usernameKey)
    .executeTakeFirst();
}

export async function upsertFormerUsername(db: Db, row: Insertable<FormerUsernameTable>): Promise<void> {
  const { username_key: _, ...changes } = row;
  await db
    .insertInto("former_username")
    .values(row)
    .onConflict((conflict) => conflict.column("username_key").doUpdateSet(changes))
    .execute();
}

/** They stay reserved, then for nobody. */
export async function disownFormerUsernames(trx: Db, cardId: string): Promise<void> {
  await trx.updateTable("former_username").set({ owner_id: null }).where("card_id", "=", cardId).execute();
}

export async function deleteFormerUsername(db: Db, usernameKey: string): Promise<void> {
  await db.deleteFrom("former_username").where("username_key", "=", usernameKey).execute();
}

export function deleteExpiredUsernames(db: Db, now: number, limit: number): Promise<number> {
  const expired = db
    .selectFrom("former_username")
    .select("username_key")
    .where("reserved_until", "<=", now)
    .limit(limit);
  return countChanged(db.deleteFrom("former_username").where("username_key", "in", expired));
}

export async function insertUsernameChange(
  db: Db,
  row: { id: string; card_id: string; changed_at: number },
): Promise<void> {
  await db.insertInto("username_change").values(row).execute();
}

/** Times of the changes since then, oldest first. */
export async function listUsernameChanges(db: Db, cardId: string, since: number): Promise<number[]> {
  const rows = await db
    .selectFrom("username_change")
    .select("changed_at")
    .where("card_id", "=", cardId)
    .where("changed_at", ">", since)
    .orderBy("changed_at")
    .execute();
  return rows.map((row) => row.changed_at);
}
