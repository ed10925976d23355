import { sql } from "kysely";
import type { Db } from "../../db/database.ts";
import { HIDING_COLUMNS } from "./visible-card.ts";

// Literals: with a parameter, neither database uses the partial index.
const ON = sql.lit(1);

/** In the order of their usernames, from the one given. */
export function listIndexableRows(db: Db, from: string, limit: number) {
  return db
    .selectFrom("card")
    .select(["username", "owner_id", "created_at", "updated_at", "taken_down_as", ...HIDING_COLUMNS])
    .where("indexable", "=", ON)
    .where("username_key", ">=", from)
    .orderBy("username_key")
    .limit(limit)
    .execute();
}

/** The first, and then each that is `step` further. */
export async function listEveryNthUsername(db: Db, step: number): Promise<string[]> {
  const numbered = db
    .selectFrom("card")
    .select(["username_key", sql<number>`row_number() over (order by username_key)`.as("place")])
    .where("indexable", "=", ON);
  const rows = await db
    .selectFrom(numbered.as("numbered"))
    .select("username_key")
    .where(sql<number>`(place - 1) % ${sql.lit(step)}`, "=", sql.lit(0))
    .orderBy("username_key")
    .execute();
  return rows.map((row) => row.username_key);
}
