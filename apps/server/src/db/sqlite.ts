/**
 * node:sqlite behind the interface that Kysely expects of better-sqlite3.
 * Delete this file when Kysely ships a dialect for node:sqlite.
 */
import { DatabaseSync, type SQLInputValue, type StatementSync } from "node:sqlite";
import { type Dialect, type SqliteDatabase, SqliteDialect, type SqliteStatement } from "kysely";

const STATEMENT_CACHE_SIZE = 500;

export function openSqlite(file: string): DatabaseSync {
  const database = new DatabaseSync(file);
  database.exec("pragma journal_mode = wal");
  // FULL: an acknowledged write survives a power cut, not only a crash of the process.
  database.exec("pragma synchronous = full");
  database.exec("pragma busy_timeout = 5000");
  database.exec("pragma foreign_keys = on");
  return database;
}

export function sqliteDialect(database: DatabaseSync): Dialect {
  return new SqliteDialect({ database: new SqliteAdapter(database) });
}

class SqliteAdapter implements SqliteDatabase {
  readonly #database: DatabaseSync;
  readonly #statements = new Map<string, SqliteStatement>();

  constructor(database: DatabaseSync) {
    this.#database = database;
  }

  prepare(sql: string): SqliteStatement {
    const known = this.#statements.get(sql);
    if (known) return known;
    // A transaction that begins by reading and then writes would fail at once, without waiting, if another process
    // wrote in between; taking the write lock at the start makes it wait its turn instead.
    const statement = adapt(this.#database.prepare(sql === "begin" ? "begin immediate" : sql));
    if (this.#statements.size >= STATEMENT_CACHE_SIZE) this.#statements.clear();
    this.#statements.set(sql, statement);
    return statement;
  }

  close(): void {
    this.#statements.clear();
    this.#database.exec("pragma wal_checkpoint(truncate)");
    this.#database.close();
  }
}

function adapt(statement: StatementSync): SqliteStatement {
  return {
    reader: statement.columns().length > 0,
    all: (parameters) => statement.all(...parameters.map(toBindable)),
    run: (parameters) => statement.run(...parameters.map(toBindable)),
    iterate: (parameters) => statement.iterate(...parameters.map(toBindable)),
  };
}

function toBindable(value: unknown): SQLInputValue {
  if (typeof value === "boolean") return value ? 1 : 0;
  if (value === undefined) return null;
  return value as SQLInputValue;
}
