import { mkdirSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import { sql } from "kysely";
import type { Config } from "../config/config.ts";
import { backUp, PARTIAL_SUFFIX } from "./backup.ts";
import type { RootDb } from "./database.ts";
import { MIGRATIONS } from "./migrations.ts";

/** One file, replaced by the next upgrade; the names of hourly backups are different, so that it does not expire. */
const UPGRADE_BACKUP = "visita-before-upgrade.db";

/** Copies a SQLite database that has data and pending migrations. PostgreSQL is backed up by its operator. */
export async function backUpBeforeMigration(
  db: RootDb,
  { database, dataDir }: Pick<Config, "database" | "dataDir">,
): Promise<void> {
  if (database.kind !== "sqlite" || database.file === ":memory:") return;
  if (!(await isUpgrade(db))) return;
  const folder = join(dataDir, "backups");
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  // By process: a command may start beside a server.
  const copy = join(folder, `${UPGRADE_BACKUP}.${process.pid}${PARTIAL_SUFFIX}`);
  rmSync(copy, { force: true });
  await backUp(database.file, copy);
  // Otherwise another process has migrated meanwhile, and this may be a copy of the result.
  if (await isUpgrade(db)) renameSync(copy, join(folder, UPGRADE_BACKUP));
  else rmSync(copy);
}

/** Some migrations were applied by an earlier version, and some are pending. */
async function isUpgrade(db: RootDb): Promise<boolean> {
  const tables = await sql`select 1 from sqlite_schema where name = 'kysely_migration'`.execute(db);
  if (tables.rows.length === 0) return false;
  const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(db);
  const applied = new Set(rows.map(({ name }) => name));
  return applied.size > 0 && Object.keys(MIGRATIONS).some((name) => !applied.has(name));
}
