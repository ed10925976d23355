import { PostgresAdapter, sql } from "kysely";
import type { RootDb } from "../apps/server/src/db/database.ts";

/** After rows were added in bulk. PostgreSQL's autovacuum does the same within minutes, which would be measured along. */
export async function settleDatabase(db: RootDb): Promise<void> {
  const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter;
  await (isPostgres ? sql`vacuum analyze` : sql`analyze`).execute(db);
}
