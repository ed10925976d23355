import { PostgresAdapter } from "kysely";
import type { Db } from "./database.ts";

/** For the few statements that each database needs in its own form. */
export function isPostgres(db: Db): boolean {
  return db.getExecutor().adapter instanceof PostgresAdapter;
}
