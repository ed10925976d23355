import { PostgresAdapter, sql } from "kysely";
import { Migrator } from "kysely/migration";
import type { RootDb } from "./database.ts";
import { MIGRATIONS } from "./migrations.ts";

/**
 * Runs pending migrations and returns their names. Safe when several instances start at once: they take turns by an
 * advisory lock on PostgreSQL, by the transaction's write lock on SQLite.
 */
export function migrate(db: RootDb): Promise<string[]> {
  return db.connection().execute(async (connection) => {
    const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter;
    if (!isPostgres) return migrateOn(connection);
    // The timeouts that protect requests would cancel a long migration, or the wait for another instance's.
    await sql`set statement_timeout = 0`.execute(connection);
    await sql`set lock_timeout = 0`.execute(connection);
    try {
      return await migrateOn(connection);
    } finally {
      await sql`reset statement_timeout`.execute(connection);
      await sql`reset lock_timeout`.execute(connection);
    }
  });
}

async function migrateOn(db: RootDb): Promise<string[]> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => MIGRATIONS } });
  const { error, results = [] } = await migrator.migrateToLatest();
  if (error) throw error;
  return results.filter((result) => result.status === "Success").map((result) => result.migrationName);
}
