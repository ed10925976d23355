import { existsSync, mkdirSync, readdirSync } from "node:fs";
import { dirname, join } from "node:path";
import { Kysely, type Transaction } from "kysely";
import type pg from "pg";
import type { DatabaseTarget } from "../config/config-database.ts";
import { StartError } from "../lib/start-error.ts";
import { newestBackup } from "./backup-retention.ts";
import { isDamage, isDiskFull } from "./database-errors.ts";
import { createPrivateFile } from "./file-access.ts";
import { openPostgres, postgresDialect } from "./postgres.ts";
import type { Database } from "./schema.ts";
import { openSqlite, openSqliteReader, sqliteDialect, sqliteReaderDialect } from "./sqlite.ts";

/** The database or a transaction on it; stores and services take either. */
export type Db = RootDb | Trx;
export type RootDb = Kysely<Database>;
/** For what is right only together with what it belongs to. */
export type Trx = Transaction<Database>;

/** How many connections a database has open, for figures. */
export type PoolUse = { readonly open: number; readonly idle: number; readonly waiting: number };

const pools = new WeakMap<RootDb, pg.Pool>();
/** Of SQLite databases that are not in memory. */
const files = new WeakMap<RootDb, string>();

export type PostgresTarget = Extract<DatabaseTarget, { kind: "postgres" }>;

const MAX_CONNECTIONS = 10;
/** Locks over all instances (exclusive.ts). */
const MAX_SESSION_CONNECTIONS = 5;
/** One more than SERVER_TIMEOUTS allow a statement, and than exclusive.ts allows the wait for a lock. */
const QUERY_TIMEOUT_MS = 6_000;
const SESSION_QUERY_TIMEOUT_MS = 11_000;

export function openDatabase(target: DatabaseTarget): RootDb {
  if (target.kind === "postgres") {
    return openPool(target.url, {
      maxConnections: MAX_CONNECTIONS,
      hasServerTimeouts: target.listenUrl === undefined,
      queryTimeoutMs: QUERY_TIMEOUT_MS,
    });
  }
  try {
    if (target.file !== ":memory:") {
      mkdirSync(dirname(target.file), { recursive: true, mode: 0o700 });
      createPrivateFile(target.file);
    }
    const db = new Kysely<Database>({ dialect: sqliteDialect(openSqlite(target.file)) });
    if (target.file !== ":memory:") files.set(db, target.file);
    return db;
  } catch (cause) {
    throw new StartError(
      `The database file ${target.file} cannot be opened (${reasonOf(cause)}). ${remedyOf(cause, target.file)}`,
      { cause },
    );
  }
}

function remedyOf(cause: unknown, file: string): string {
  if (isDiskFull(cause)) return "Free some of its disk, at least 400 MB, and start again.";
  if (!isDamage(cause)) return "Make its folder writable, or set DATA_DIR to one that is.";
  const folder = join(dirname(file), "backups");
  const names = existsSync(folder) ? readdirSync(folder) : [];
  const newest = newestBackup(names, Date.now());
  return newest
    ? `It is damaged: restore a backup. The newest is ${join(folder, newest.name)}.`
    : `It is damaged, and there is no backup in ${folder}: restore one from elsewhere.`;
}

/** For what belongs to a session and not to a transaction: settings and advisory locks. It leads past a pooler. */
export function openSessionDatabase(target: PostgresTarget): RootDb {
  return openPool(target.listenUrl ?? target.url, {
    maxConnections: MAX_SESSION_CONNECTIONS,
    hasServerTimeouts: false,
    queryTimeoutMs: SESSION_QUERY_TIMEOUT_MS,
  });
}

/** The same without any timeouts. */
export function openMigrationDatabase(target: PostgresTarget): RootDb {
  return openPool(target.listenUrl ?? target.url, {
    maxConnections: 1,
    hasServerTimeouts: false,
    queryTimeoutMs: 0,
  });
}

export function openReplica(target: PostgresTarget, url: string): RootDb {
  return openPool(url, {
    maxConnections: MAX_CONNECTIONS,
    hasServerTimeouts: target.listenUrl === undefined,
    queryTimeoutMs: QUERY_TIMEOUT_MS,
  });
}

/** A second connection to the same database file; undefined for a database in memory and on PostgreSQL. */
export function openReader(db: RootDb): RootDb | undefined {
  const file = files.get(db);
  if (file === undefined) return undefined;
  return new Kysely<Database>({ dialect: sqliteReaderDialect(openSqliteReader(file)) });
}

/** Undefined on SQLite. */
export function poolUseOf(db: RootDb): PoolUse | undefined {
  const pool = pools.get(db);
  return pool && { open: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount };
}

function openPool(url: string, options: Omit<Parameters<typeof openPostgres>[0], "url">): RootDb {
  const pool = openPostgres({ url, ...options });
  const db = new Kysely<Database>({ dialect: postgresDialect(pool) });
  pools.set(db, pool);
  return db;
}

/** For messages: without the password. */
export function describeTarget(target: DatabaseTarget): string {
  if (target.kind === "sqlite") return target.file;
  const url = new URL(target.url);
  // A socket is given as a parameter.
  const host = url.searchParams.get("host") ?? url.hostname;
  return `${host}:${url.port || 5432}${url.pathname}`;
}

export function reasonOf(error: unknown): string {
  if (error instanceof AggregateError && error.errors.length > 0) return reasonOf(error.errors[0]);
  return error instanceof Error ? error.message : String(error);
}
