import { sql } from "kysely";
import { type Migration, Migrator } from "kysely/migration";
import { StartError } from "../lib/start-error.ts";
import type { RootDb } from "./database.ts";
import { MIGRATIONS, OLDEST_COMPATIBLE } from "./migrations.ts";
import { isPostgres } from "./queries.ts";

/**
 * Runs pending migrations and returns their names. Safe when several instances start at once: they take turns by an
 * advisory lock on PostgreSQL, by the transaction's write lock on SQLite.
 */
export function migrate(db: RootDb): Promise<string[]> {
  return db.connection().execute(async (connection) => {
    if (!isPostgres(db)) return migrateOn(connection);
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
  const { error, results = [] } = await migratorOf(db, MIGRATIONS).migrateToLatest();
  if (error) {
    if (!isOfNewerProgram(error)) throw error;
    await requireCompatible(db);
    return [];
  }
  await noteCompatible(db);
  return results.filter((result) => result.status === "Success").map((result) => result.migrationName);
}

function migratorOf(db: RootDb, migrations: Record<string, Migration>): Migrator {
  return new Migrator({ db, provider: { getMigrations: async () => migrations } });
}

/** Kysely has no code for it. */
function isOfNewerProgram(error: unknown): boolean {
  return error instanceof Error && /previously executed migration .* is missing/.test(error.message);
}

/** After a roll-back: a newer program has migrated the database, and says which older ones it still fits. */
async function requireCompatible(db: RootDb): Promise<void> {
  const known = Object.keys(MIGRATIONS);
  const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(db);
  const applied = new Set(rows.map(({ name }) => name));
  const noted = await db.selectFrom("schema_compatibility").select("oldest_migration").executeTakeFirst();
  const isComplete = known.every((name) => applied.has(name));
  if (isComplete && noted && known.includes(noted.oldest_migration)) return;
  const newest = [...applied].sort().at(-1);
  throw new StartError(
    `The database belongs to a newer version of the product (${newest}), and this one does not know how to use it. ` +
      "Install that version again, or restore the backup from before the upgrade.",
  );
}

async function noteCompatible(db: RootDb): Promise<void> {
  const oldest_migration = OLDEST_COMPATIBLE;
  await db
    .insertInto("schema_compatibility")
    .values({ id: "schema", oldest_migration })
    .onConflict((conflict) => conflict.column("id").doUpdateSet({ oldest_migration }))
    .execute();
}
