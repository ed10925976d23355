import { statSync } from "node:fs";
import { sql } from "kysely";
import type { TestEnvironment } from "../harness/test-environment.ts";
import { withDatabase } from "../harness/test-environment.ts";

/** In bytes, including indexes. */
export async function databaseSize({ target }: TestEnvironment): Promise<number> {
  if (target.kind === "sqlite") return statSync(target.file).size;
  return withDatabase(target, async (db) => {
    const { rows } = await sql<{ size: number }>`select pg_database_size(current_database()) as size`.execute(
      db,
    );
    return Number(rows[0]?.size);
  });
}
