import { PostgresAdapter, sql } from "kysely";
import { Migrator } from "kysely/migration";
import type { RootDb } from "./database.ts";
import { MIGRATIONS } from "./migrations.ts";

/**
 * Brings the tables up to date and names the steps taken. Safe when several instances start at once: on PostgreSQL an
 * advisory lock, on SQLite the write lock of the transaction lets one of them work while the others wait.
 */
export function migrate(db: RootDb): Promise<string[]> {
  return db.connection().execute(async (connection) => {
    const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter;
    if (!isPostgres) return migrateOn(connection);
    // The limits that protect requests would end a long migration, or the wait for another instance's.
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
