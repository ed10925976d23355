import { sql } from "kysely";
import type { RootDb } from "../../apps/server/src/db/database.ts";
import { isPostgres } from "../../apps/server/src/db/is-postgres.ts";

/** After rows were added in bulk. PostgreSQL's autovacuum does the same within minutes, which would be measured along. */
export async function settleDatabase(db: RootDb): Promise<void> {
  await (isPostgres(db) ? sql`vacuum analyze` : sql`analyze`).execute(db);
}
