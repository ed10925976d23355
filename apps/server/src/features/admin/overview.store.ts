import { sql } from "kysely";
import type { Db } from "../../db/database.ts";
import { isPostgres } from "../../db/queries.ts";
import { selectTeams } from "./people.store.ts";

export async function countPeople(db: Db, since: number): Promise<{ total: number; recent: number }> {
  const row = await db
    .selectFrom("account")
    .select((account) => [
      account.fn.countAll<number>().as("total"),
      sql<number>`count(case when created_at > ${since} then 1 end)`.as("recent"),
    ])
    .where("id", "not in", selectTeams(db))
    .executeTakeFirstOrThrow();
  return { total: Number(row.total), recent: Number(row.recent) };
}

export async function countCardStates(db: Db): Promise<{ total: number; paused: number; down: number }> {
  const row = await db
    .selectFrom("card")
    .select((card) => [
      card.fn.countAll<number>().as("total"),
      sql<number>`count(paused_at)`.as("paused"),
      sql<number>`count(taken_down_at)`.as("down"),
    ])
    .where("deleted_at", "is", null)
    .executeTakeFirstOrThrow();
  return { total: Number(row.total), paused: Number(row.paused), down: Number(row.down) };
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
