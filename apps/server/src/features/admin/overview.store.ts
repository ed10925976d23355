import { sql } from "kysely";
import type { Db } from "../../db/database.ts";
import { countRows, isPostgres } from "../../db/queries.ts";
import { countCards } from "./admin-cards.store.ts";
import { selectTeams } from "./people.store.ts";

export async function countRecentPeople(db: Db, since: number): Promise<number> {
  return countRows(
    db.selectFrom("account").where("created_at", ">", since).where("id", "not in", selectTeams(db)),
  );
}

/** Each by an index of its own: reading all cards takes minutes where they are millions. */
export async function countCardStates(db: Db): Promise<{ total: number; paused: number; down: number }> {
  const shown = db.selectFrom("card").where("deleted_at", "is", null);
  return {
    total: await countCards(db, "all"),
    paused: await countRows(shown.where("paused_at", "is not", null)),
    down: await countRows(shown.where("taken_down_at", "is not", null)),
  };
}

export async function countMails(
  db: Db,
): Promise<{ waiting: number; dead: number; deadSince: number | null }> {
  const row = await db
    .selectFrom("outbox")
    .select([
      sql<number>`count(case when sent_at is null and died_at is null then 1 end)`.as("waiting"),
      sql<number>`count(died_at)`.as("dead"),
      sql<number | null>`min(died_at)`.as("dead_since"),
    ])
    .executeTakeFirstOrThrow();
  return {
    waiting: Number(row.waiting),
    dead: Number(row.dead),
    deadSince: row.dead_since === null ? null : Number(row.dead_since),
  };
}

export async function databaseBytes(db: Db): Promise<number> {
  if (isPostgres(db)) {
    const { rows } = await sql<{ bytes: number }>`
      select pg_database_size(current_database()) as bytes
    `.execute(db);
    return Number(rows[0]?.bytes ?? 0);
  }
  const { rows } = await sql<{ bytes: number }>`
    select page_count * page_size as bytes from pragma_page_count(), pragma_page_size()
  `.execute(db);
  return Number(rows[0]?.bytes ?? 0);
}

export async function ping(db: Db): Promise<void> {
  await sql`select 1`.execute(db);
}
