import { sql } from "kysely";
import type { Db } from "../../db/database.ts";
import { HIDING_COLUMNS } from "./visible-card.ts";

// Literals: with a parameter, neither database uses the partial index.
const ON = sql.lit(1);

const LISTED = [
  ...(["card.username", "card.username_key", "card.owner_id", "card.team_id"] as const),
  ...(["card.created_at", "card.updated_at", "card.taken_down_as"] as const),
  ...HIDING_COLUMNS.map((column) => `card.${column}` as const),
] as const;

/** In the order of their usernames, from the one given. */
export async function listIndexableRows(db: Db, from: string, limit: number) {
  const [own, ofTeams] = await Promise.all(
    [selectOwn(db), selectOfTeams(db)].map((cards) =>
      cards
        .select(LISTED)
        .where("card.username_key", ">=", from)
        .orderBy("card.username_key")
        .limit(limit)
        .execute(),
    ),
  );
  const rows = [...(own ?? []), ...(ofTeams ?? [])];
  return rows.sort((one, other) => (one.username_key < other.username_key ? -1 : 1)).slice(0, limit);
}

/** The first, and then each that is `step` further. */
export async function listEveryNthUsername(db: Db, step: number): Promise<string[]> {
  const keys = selectOwn(db)
    .select("card.username_key")
    .unionAll(selectOfTeams(db).select("card.username_key"));
  const numbered = db
    .selectFrom(keys.as("keys"))
    .select(["username_key", sql<number>`row_number() over (order by username_key)`.as("place")]);
  const rows = await db
    .selectFrom(numbered.as("numbered"))
    .select("username_key")
    .where(sql<number>`(place - 1) % ${sql.lit(step)}`, "=", sql.lit(0))
    .orderBy("username_key")
    .execute();
  return rows.map((row) => row.username_key);
}

function selectOwn(db: Db) {
  return db.selectFrom("card").where("card.indexable", "=", ON).where("card.team_id", "is", null);
}

/** Their template says it. */
function selectOfTeams(db: Db) {
  const templates = db.selectFrom("template").select("template.id").where("template.indexable", "=", ON);
  return db.selectFrom("card").where("card.template_id", "in", templates);
}
