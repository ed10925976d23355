import { randomBytes } from "node:crypto";
import type { DatabaseSync } from "node:sqlite";
import { Kysely, sql } from "kysely";
import pg from "pg";
import { afterAll, afterEach, beforeAll, describe, test } from "vitest";
import type { DatabaseTarget } from "../src/config/config-database.ts";
import { openDatabase, type PostgresTarget, type RootDb } from "../src/db/database.ts";
import { migrate } from "../src/db/migrate.ts";
import type { Database } from "../src/db/schema.ts";
import { openSqlite, sqliteDialect } from "../src/db/sqlite.ts";

export type TestDatabase = {
  readonly target: DatabaseTarget;
  /** A database with all tables and no rows, a new one for each test. */
  open(): Promise<RootDb>;
  /** Opens copies of one of its databases as it is now. SQLite alone. */
  copier?(db: RootDb): () => Promise<RootDb>;
};

/** Set by `npm test`, which starts a PostgreSQL when there is none. Without it those tests are skipped. */
const serverUrl = process.env["TEST_DATABASE_URL"];

/** On SQLite; `npm run test:all` repeats it on PostgreSQL. For rules that no dialect, lock or isolation level can change. */
export function withDatabase(name: string, define: (database: TestDatabase) => void): void {
  if (process.env["TEST_SCOPE"] === "all") eachDatabase(name, define);
  else describe(name, () => define(sqliteInMemory()));
}

/** Runs the same tests on SQLite and on PostgreSQL: for queries of either dialect, locks and concurrent writes. */
export function eachDatabase(name: string, define: (database: TestDatabase) => void): void {
  describe(`${name} on SQLite`, () => define(sqliteInMemory()));
  describe.skipIf(!serverUrl)(`${name} on PostgreSQL`, () => define(postgres()));
}

/** Of a long test in `eachDatabase` of what no dialect or lock can change: on PostgreSQL in `npm run test:all` alone. */
export function longTestOn({ target }: TestDatabase): ReturnType<typeof test.runIf> {
  return test.runIf(target.kind === "sqlite" || process.env["TEST_SCOPE"] === "all");
}

/** Each test gets a copy of one migrated database: all migrations take ten times as long as copying their result. */
function sqliteInMemory(): TestDatabase {
  const target = { kind: "sqlite", file: ":memory:" } as const;
  const opened = new Map<RootDb, DatabaseSync>();
  let migrated: Promise<Uint8Array> | undefined;
  afterEach(async () => {
    await Promise.all([...opened.keys()].map((db) => db.destroy()));
    opened.clear();
  });
  const openCopy = (bytes: Uint8Array) => {
    const database = openSqlite(target.file);
    database.deserialize(bytes);
    const db: RootDb = new Kysely<Database>({ dialect: sqliteDialect(database) });
    opened.set(db, database);
    return db;
  };
  return {
    target,
    async open() {
      migrated ??= migrateSqlite();
      return openCopy(await migrated);
    },
    copier(db) {
      const bytes = opened.get(db)?.serialize() ?? new Uint8Array();
      return async () => openCopy(bytes);
    },
  };
}

async function migrateSqlite(): Promise<Uint8Array> {
  const database = openSqlite(":memory:");
  const db = new Kysely<Database>({ dialect: sqliteDialect(database) });
  await migrate(db);
  const bytes = database.serialize();
  await db.destroy();
  return bytes;
}

/** One database for each suite, emptied between tests: making one takes ten times as long as emptying it. */
function postgres(): TestDatabase {
  const target = newTarget();
  let db: RootDb;
  let tables: string[];
  beforeAll(async () => {
    await onServer(`create database ${target.name}`);
    db = openDatabase(target);
    await migrate(db);
    tables = (await db.introspection.getTables()).map(({ name }) => name);
  });
  afterEach(() => emptyTables(db, tables));
  afterAll(async () => {
    await db.destroy();
    await onServer(`drop database ${target.name} with (force)`);
  });
  return { target, open: async () => db };
}

/** A PostgreSQL database without any tables, for the length of `use`. */
export async function withNewPostgres(use: (target: PostgresTarget) => Promise<void>): Promise<void> {
  const target = newTarget();
  await onServer(`create database ${target.name}`);
  try {
    await use(target);
  } finally {
    await onServer(`drop database ${target.name} with (force)`);
  }
}

function newTarget(): PostgresTarget & { readonly name: string } {
  const name = `visita_test_${randomBytes(6).toString("hex")}`;
  const url = new URL(serverUrl ?? "postgres://unused");
  url.pathname = `/${name}`;
  return { kind: "postgres", name, url: url.href };
}

/** PostgreSQL's code when it has ended one of two transactions that wait for each other. */
const DEADLOCK_DETECTED = "40P01";

/**
 * Deletes instead of truncating, which makes new files for every table and index. The replica role skips foreign keys
 * and triggers. Repeated after a deadlock: the app is still open, and what it does after an answer may hold locks.
 */
async function emptyTables(db: RootDb, tables: readonly string[]): Promise<void> {
  const empty = () =>
    db.transaction().execute(async (trx) => {
      const deletions = tables.map((table) => `delete from "${table}"`);
      await sql.raw(["set local session_replication_role = replica", ...deletions].join(";")).execute(trx);
    });
  await empty().catch((error: { code?: string }) => {
    if (error.code !== DEADLOCK_DETECTED) throw error;
    return empty();
  });
}

async function onServer(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: serverUrl });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
