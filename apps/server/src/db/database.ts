import { mkdirSync } from "node:fs";
import { dirname } from "node:path";
import { Kysely, type Transaction } from "kysely";
import type { DatabaseTarget } from "../config.ts";
import { StartError } from "../lib/start-error.ts";
import { createPrivateFile } from "./file-access.ts";
import { openPostgres, postgresDialect } from "./postgres.ts";
import type { Database } from "./schema.ts";
import { openSqlite, sqliteDialect } from "./sqlite.ts";

/** The database or a transaction on it; stores and services take either. */
export type Db = Kysely<Database> | Transaction<Database>;
export type RootDb = Kysely<Database>;

export function openDatabase(target: DatabaseTarget): RootDb {
  if (target.kind === "postgres") {
    return new Kysely<Database>({ dialect: postgresDialect(openPostgres(target.url)) });
  }
  try {
    if (target.file !== ":memory:") {
      mkdirSync(dirname(target.file), { recursive: true, mode: 0o700 });
      createPrivateFile(target.file);
    }
    return new Kysely<Database>({ dialect: sqliteDialect(openSqlite(target.file)) });
  } catch (cause) {
    throw new StartError(
      `The database file ${target.file} cannot be opened (${reasonOf(cause)}). ` +
        "Make its folder writable, or set DATA_DIR to one that is.",
      { cause },
    );
  }
}

/** For messages: without the password. */
export function describeTarget(target: DatabaseTarget): string {
  if (target.kind === "sqlite") return target.file;
  const url = new URL(target.url);
  return `${url.hostname}:${url.port || 5432}${url.pathname}`;
}

export function reasonOf(error: unknown): string {
  if (error instanceof AggregateError && error.errors.length > 0) return reasonOf(error.errors[0]);
  return error instanceof Error ? error.message : String(error);
}
