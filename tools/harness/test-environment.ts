import { randomBytes } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import type { DatabaseTarget } from "../../apps/server/src/config/config-database.ts";
import { openDatabase, type RootDb } from "../../apps/server/src/db/database.ts";
import { migrate } from "../../apps/server/src/db/migrate.ts";

export type TestEnvironment = {
  readonly kind: "SQLite" | "PostgreSQL";
  readonly target: DatabaseTarget;
  readonly folder: string;
  /** Environment variables that make the product use it. */
  readonly settings: Record<string, string>;
  remove(): Promise<void>;
};

export const DATABASE_KINDS = ["SQLite", "PostgreSQL"] as const;

/** An empty database and data folder. PostgreSQL comes from TEST_DATABASE_URL, which tools/lib/postgres.mjs provides. */
export async function createTestEnvironment(kind: TestEnvironment["kind"]): Promise<TestEnvironment> {
  const folder = mkdtempSync(join(tmpdir(), "visita-harness-"));
  const removeFolder = () => rmSync(folder, { recursive: true, force: true });
  const common = { DATA_DIR: folder, SECRET_KEY: randomBytes(32).toString("hex") };
  if (kind === "SQLite") {
    const file = join(folder, "visita.db");
    return {
      kind,
      folder,
      target: { kind: "sqlite", file },
      settings: { ...common, DATABASE_URL: `sqlite:${file}` },
      remove: async () => removeFolder(),
    };
  }
  const name = `visita_harness_${randomBytes(6).toString("hex")}`;
  const url = new URL(serverUrl());
  url.pathname = `/${name}`;
  await runOnPostgres(`create database ${name}`);
  return {
    kind,
    folder,
    target: { kind: "postgres", url: url.href },
    settings: { ...common, DATABASE_URL: url.href },
    async remove() {
      await runOnPostgres(`drop database ${name} with (force)`);
      removeFolder();
    },
  };
}

/** Runs a statement outside the environment's own database, such as creating one or terminating a connection. */
export async function runOnPostgres(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: serverUrl() });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

/** Opens the product's database, migrated, and closes it after `use`. */
export async function withDatabase<T>(target: DatabaseTarget, use: (db: RootDb) => Promise<T>): Promise<T> {
  const db = openDatabase(target);
  try {
    await migrate(db);
    return await use(db);
  } finally {
    await db.destroy();
  }
}

function serverUrl(): string {
  const url = process.env["TEST_DATABASE_URL"];
  if (!url) throw new Error("There is no PostgreSQL: TEST_DATABASE_URL is not set.");
  return url;
}
