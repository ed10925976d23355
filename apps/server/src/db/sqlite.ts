/**
 * node:sqlite behind the interface that Kysely expects of better-sqlite3.
 * Delete this file when Kysely ships a dialect for node:sqlite.
 */
import { DatabaseSync, type SQLInputValue, type StatementSync } from "node:sqlite";
import {
  type Dialect,
  SqliteAdapter,
  type SqliteDatabase,
  SqliteDialect,
  type SqliteStatement,
} from "kysely";
import { isDatabaseUnavailable } from "./database-errors.ts";

const STATEMENT_CACHE_SIZE = 500;
/** Of 4 KB, so 64 MB. With more of them in the log a commit makes a checkpoint, if checkpoint-job.ts did not. */
const MAX_LOG_PAGES = 16_000;

export function openSqlite(file: string): DatabaseSync {
  // The busy timeout must be set first: already the next statement may meet a lock.
  const database = new DatabaseSync(file, { timeout: 5_000 });
  database.exec("pragma journal_mode = wal");
  // FULL: an acknowledged write survives a power cut, not only a crash of the process.
  database.exec("pragma synchronous = full");
  database.exec(`pragma wal_autocheckpoint = ${MAX_LOG_PAGES}`);
  database.exec("pragma foreign_keys = on");
  // REPLACE fires delete triggers too, so that it cannot rewrite what they protect.
  database.exec("pragma recursive_triggers = on");
  return database;
}

/** In WAL mode it sees what is committed and waits for no writer. */
export function openSqliteReader(file: string): DatabaseSync {
  return new DatabaseSync(file, { readOnly: true, timeout: 5_000 });
}

export function sqliteDialect(database: DatabaseSync): Dialect {
  return new TransactionalDialect({ database: new CachedStatements(database) });
}

export function sqliteReaderDialect(database: DatabaseSync): Dialect {
  return new SqliteDialect({ database: new CachedStatements(database, { isReader: true }) });
}

/**
 * Kysely runs SQLite's migrations without a transaction, although DDL is transactional in SQLite. With one, a killed
 * process leaves no half-applied migration, and two processes that start at once take turns.
 */
class TransactionalDialect extends SqliteDialect {
  override createAdapter(): SqliteAdapter {
    return new TransactionalAdapter();
  }
}

class TransactionalAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

class CachedStatements implements SqliteDatabase {
  readonly #database: DatabaseSync;
  readonly #statements = new Map<string, SqliteStatement>();

  readonly #isReader: boolean;

  constructor(database: DatabaseSync, { isReader = false } = {}) {
    this.#database = database;
    this.#isReader = isReader;
  }

  prepare(sql: string): SqliteStatement {
    const cached = this.#statements.get(sql);
    if (cached) return cached;
    // A deferred transaction that reads and then writes fails with SQLITE_BUSY, without waiting, if another process
    // wrote in between. With the write lock taken at the start it waits instead.
    const prepared = adapt(this.#database.prepare(sql === "begin" ? "begin immediate" : sql));
    const statement = sql === "rollback" ? this.#whereOpen(prepared) : prepared;
    if (this.#statements.size >= STATEMENT_CACHE_SIZE) this.#statements.clear();
    this.#statements.set(sql, statement);
    return statement;
  }

  /** SQLite rolls back by itself when the disk is full. The rollback after it would fail, and hide the reason. */
  #whereOpen(rollback: SqliteStatement): SqliteStatement {
    const nothing = { changes: 0, lastInsertRowid: 0 };
    return {
      ...rollback,
      run: (parameters) => (this.#database.isTransaction ? rollback.run(parameters) : nothing),
    };
  }

  close(): void {
    this.#statements.clear();
    try {
      if (!this.#isReader) this.#database.exec("pragma wal_checkpoint(truncate)");
    } catch (error) {
      // On a full disk the log stays, and whoever opens the database next reads it.
      if (!isDatabaseUnavailable(error)) throw error;
    } finally {
      this.#database.close();
    }
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
