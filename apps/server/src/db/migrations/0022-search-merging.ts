import { type Kysely, PostgresAdapter, sql } from "kysely";

/**
 * FTS5 would merge 64 pages of its index within a write, which holds up the event loop for 40 to 70 ms; every write now
 * merges a few itself. A program of the release before merges 16 parts at once, as FTS5 then does.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  if (db.getExecutor().adapter instanceof PostgresAdapter) return;
  await sql`insert into person_search (person_search, rank) values ('automerge', 0)`.execute(db);
}
