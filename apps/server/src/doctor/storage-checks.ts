import { access, constants, readdir } from "node:fs/promises";
import { join } from "node:path";
import { sql } from "kysely";
import type { Config } from "../config/config.ts";
import { newestBackup } from "../db/backup-retention.ts";
import {
  describeTarget,
  openDatabase,
  openReplica,
  openSessionDatabase,
  type PostgresTarget,
  type RootDb,
  reasonOf,
} from "../db/database.ts";
import { MIGRATIONS } from "../db/migrations.ts";
import { createPubSub } from "../db/pubsub.ts";
import { broken, type DoctorPorts, type Finding, warning, well } from "./finding.ts";

const MIN_FREE_BYTES = 400 * 1024 * 1024;
/** Backups are made every hour while the server runs. */
const MAX_BACKUP_AGE_MS = 3 * 60 * 60_000;

export async function checkDisk({ dataDir }: Config, { freeBytes }: DoctorPorts): Promise<Finding> {
  try {
    await access(dataDir, constants.R_OK | constants.W_OK);
  } catch {
    return broken(
      "Disk",
      `the data folder ${dataDir} cannot be written.`,
      "Make it writable for this account, or set DATA_DIR to one that is.",
    );
  }
  const free = await freeBytes(dataDir);
  const megabytes = Math.round(free / 1024 / 1024);
  if (free >= MIN_FREE_BYTES) return well("Disk", `${megabytes} MB are free.`);
  return broken(
    "Disk",
    `only ${megabytes} MB are free.`,
    "Free some, at least 400 MB: no backup is made below that.",
  );
}

/** Looks at it without migrating. */
export async function checkDatabase({ database }: Config): Promise<Finding> {
  const name = describeTarget(database);
  let db: RootDb | undefined;
  try {
    db = openDatabase(database);
    await sql`select 1`.execute(db);
    const applied = await listApplied(db);
    const missing = Object.keys(MIGRATIONS).filter((migration) => !applied.has(migration));
    if (missing.length > 0) {
      return warning(
        "Database",
        `${name} lacks ${missing.length} migrations.`,
        "Start the server, which applies them.",
      );
    }
    return well("Database", `${name} answers and is up to date.`);
  } catch (error) {
    const remedy =
      database.kind === "postgres" ? "Start it, or correct DATABASE_URL." : "Restore a backup of the file.";
    return broken("Database", `${name} cannot be used (${reasonOf(error)}).`, remedy);
  } finally {
    await db?.destroy();
  }
}

export async function listApplied(db: RootDb): Promise<ReadonlySet<string>> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
  if (!tables.some(({ name }) => name === "kysely_migration")) return new Set();
  const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(db);
  return new Set(rows.map(({ name }) => name));
}

/** The addresses that lead past a pooler and to replicas, where they are set. */
export async function checkFurtherDatabases({ database }: Config): Promise<Finding[]> {
  if (database.kind !== "postgres") return [];
  const findings = [await checkNews(database)];
  for (const [at, url] of (database.readUrls ?? []).entries()) {
    const part = `Replica ${at + 1}`;
    const name = describeTarget({ kind: "postgres", url });
    const failure = await failureOf(openReplica(database, url));
    findings.push(
      failure === undefined
        ? well(part, `${name} answers.`)
        : warning(
            part,
            `${name} cannot be used (${failure}), so its reads go to the primary.`,
            "Start it, or correct DATABASE_READ_URL.",
          ),
    );
  }
  return findings;
}

/** Whether the server would hear of changes, by the address that it would listen at. */
async function checkNews(target: PostgresTarget): Promise<Finding> {
  const name = describeTarget({ kind: "postgres", url: target.listenUrl ?? target.url });
  const setting = target.listenUrl === undefined ? "DATABASE_URL" : "DATABASE_LISTEN_URL";
  const failure = await failureOf(openSessionDatabase(target));
  if (failure !== undefined) {
    return broken(
      "LISTEN",
      `${name} cannot be used (${failure}), so instances can neither migrate nor hear of changes.`,
      `Start it, or correct ${setting}.`,
    );
  }
  const db = openDatabase(target);
  const pubsub = createPubSub({ target, log: { warn() {} } });
  pubsub.start();
  try {
    if (await pubsub.isHeard(db)) return well("LISTEN", `${name} tells of changes.`);
    return broken(
      "LISTEN",
      `${name} does not tell of what is written through DATABASE_URL, so pages would be old.`,
      "Let DATABASE_LISTEN_URL lead to the same database, past any pooler.",
    );
  } catch (error) {
    return broken("LISTEN", `it cannot be tried (${reasonOf(error)}).`, "Start it, or correct DATABASE_URL.");
  } finally {
    await pubsub.stop();
    await db.destroy();
  }
}

/** Undefined when the database answers. */
async function failureOf(db: RootDb): Promise<string | undefined> {
  try {
    await sql`select 1`.execute(db);
    return undefined;
  } catch (error) {
    return reasonOf(error);
  } finally {
    await db.destroy();
  }
}

export async function checkBackups({ database, dataDir }: Config, { now }: DoctorPorts): Promise<Finding> {
  if (database.kind === "postgres") {
    return warning(
      "Backups",
      "PostgreSQL is not backed up from here.",
      "Make sure that its own backups run and that you have tried to restore one.",
    );
  }
  const folder = join(dataDir, "backups");
  const newest = newestBackup(await readdir(folder).catch(() => []), now());
  if (!newest) {
    return broken("Backups", `there is none in ${folder}.`, "Start the server: it makes one an hour.");
  }
  const age = now() - newest.time;
  if (age <= MAX_BACKUP_AGE_MS)
    return well("Backups", `the newest is ${Math.round(age / 60_000)} minutes old.`);
  return broken(
    "Backups",
    `the newest is ${Math.round(age / 3_600_000)} hours old.`,
    "See the log for why the backup failed, and keep the server running.",
  );
}
