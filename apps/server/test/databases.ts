import { randomBytes } from "node:crypto";
import { sql } from "kysely";
import pg from "pg";
import { afterAll, afterEach, beforeAll, describe } from "vitest";
import type { DatabaseTarget } from "../src/config-database.ts";
import { openDatabase, type RootDb } from "../src/db/database.ts";
import { migrate } from "../src/db/migrate.ts";

export type TestDatabase = {
  readonly target: DatabaseTarget;
  /** A database with all tables and no rows, a new one for each test. */
  open(): Promise<RootDb>;
};

/** Set by `npm test`, which starts a PostgreSQL when there is none. Without it those tests are skipped. */
const serverUrl = process.env["TEST_DATABASE_URL"];

/** Runs the same tests on SQLite and on PostgreSQL. */
export function eachDatabase(name: string, define: (database: TestDatabase) => void): void {
  describe(`${name} on SQLite`, () => define(sqliteInMemory()));
  describe.skipIf(!serverUrl)(`${name} on PostgreSQL`, () => define(postgres()));
}

function sqliteInMemory(): TestDatabase {
  const target: DatabaseTarget = { kind: "sqlite", file: ":memory:" };
  const opened: RootDb[] = [];
  afterEach(async () => {
    await Promise.all(opened.splice(0).map((db) => db.destroy()));
  });
  return {
    target,
    async open() {
      const db = openDatabase(target);
      opened.push(db);
      await migrate(db);
      return db;
    },
  };
}

/** One database for each suite, emptied between tests: making one takes ten times as long as emptying it. */
function postgres(): TestDatabase {
  const target = newTarget();
  let db: RootDb;
  beforeAll(async () => {
    await onServer(`create database ${target.name}`);
    db = openDatabase(target);
    await migrate(db);
  });
  afterEach(() => emptyTables(db));
  afterAll(async () => {
    await db.destroy();
    await onServer(`drop database ${target.name} with (force)`);
  });
  return { target, open: async () => db };
}

/** A PostgreSQL database without any tables, for the length of `use`. */
export async function withNewPostgres(use: (target: DatabaseTarget) => Promise<void>): Promise<void> {
  const target = newTarget();
  await onServer(`create database ${target.name}`);
  try {
    await use(target);
  } finally {
    await onServer(`drop database ${target.name} with (force)`);
  }
}

function newTarget() {
  const name = `visita_test_${randomBytes(6).toString("hex")}`;
  const url = new URL(serverUrl ?? "postgres://unused");
  url.pathname = `/${name}`;
  return { kind: "postgres", name, url: url.href } as const;
}

/** PostgreSQL's code when it has ended one of two transactions that wait for each other. */
const DEADLOCK_DETECTED = "40P01";

/** Repeated after a deadlock: the app is still open, and what it does after an answer may hold locks. */
async function emptyTables(db: RootDb): Promise<void> {
  const tables = (await db.introspection.getTables()).map((table) => sql.table(table.name));
  const truncate = () => sql`truncate ${sql.join(tables)} cascade`.execute(db);
  await truncate().catch((error: { code?: string }) => {
    if (error.code !== DEADLOCK_DETECTED) throw error;
    return truncate();
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
