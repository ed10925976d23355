const SQLITE_BUSY = 5;
const SQLITE_IOERR = 10;
const SQLITE_CORRUPT = 11;
const SQLITE_FULL = 13;
const SQLITE_CANTOPEN = 14;
const SQLITE_NOTADB = 26;
/** An extended result code. */
const SQLITE_CONSTRAINT_UNIQUE = 2067;
const POSTGRES_UNIQUE_VIOLATION = "23505";
const POSTGRES_READ_ONLY = "25006";
/** Of pg itself, without a code. */
const QUERY_TIMEOUT_MESSAGE = "Query read timeout";

/**
 * SQLSTATE classes 08 (connection), 40 (transaction rollback: deadlock, serialization), 53 (insufficient resources) and
 * 57 (operator intervention, cancelled query), 55P03 (lock timeout), and 25006 (read-only: the server is a standby, or
 * was the primary until a fail-over).
 */
const POSTGRES_TEMPORARY = /^(08|40|53|57|55P03|25006)/;
/** Of these, what the same connection will answer again: it has ended, or leads to a server that takes no writes. */
const POSTGRES_UNUSABLE = /^(08|57P0[123]|25006)/;
const CLIENT_FAILURES =
  /^(Connection terminated|Client has encountered a connection error|timeout exceeded when trying to connect|Query read timeout)/;
const SOCKET_ERRORS = /^(ECONNREFUSED|ECONNRESET|ETIMEDOUT|EHOSTUNREACH|ENOTFOUND|EPIPE)$/;

/** True for transient failures of the database, false for errors in the query itself. */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error instanceof AggregateError) return error.errors.some(isDatabaseUnavailable);
  const { code, errcode } = error as { code?: unknown; errcode?: unknown };
  if (typeof errcode === "number") {
    return [SQLITE_BUSY, SQLITE_IOERR, SQLITE_FULL, SQLITE_CANTOPEN].includes(sqliteCodeOf(error));
  }
  if (typeof code === "string") return POSTGRES_TEMPORARY.test(code) || SOCKET_ERRORS.test(code);
  return CLIENT_FAILURES.test(error.message);
}

/** Of a SQLite file. */
export function isDamage(error: unknown): boolean {
  return [SQLITE_CORRUPT, SQLITE_NOTADB].includes(sqliteCodeOf(error));
}

/** Of the one that a SQLite file is on. */
export function isDiskFull(error: unknown): boolean {
  return sqliteCodeOf(error) === SQLITE_FULL;
}

/** The lowest byte of an extended result code is the primary one; 0 of other errors. */
function sqliteCodeOf(error: unknown): number {
  const { errcode } = (error ?? {}) as { errcode?: unknown };
  return typeof errcode === "number" ? errcode & 0xff : 0;
}

/** For a write that only notes something: while the database takes none, people can still read. */
export async function skipIfUnavailable(write: Promise<void>): Promise<void> {
  try {
    await write;
  } catch (error) {
    if (!isDatabaseUnavailable(error)) throw error;
  }
}

/** Whether a connection to PostgreSQL is of no use after this error. */
export function isConnectionUnusable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code } = error as { code?: unknown };
  if (typeof code === "string") return POSTGRES_UNUSABLE.test(code) || SOCKET_ERRORS.test(code);
  return CLIENT_FAILURES.test(error.message);
}

/**
 * Of a write at a standby, or at a server that was the primary until a fail-over; or of a machine that does not answer at
 * all, since a server that is only slow ends its statements by itself before.
 */
export function isServerLost(error: unknown): boolean {
  const { code, message } = (error ?? {}) as { code?: unknown; message?: unknown };
  return code === POSTGRES_READ_ONLY || message === QUERY_TIMEOUT_MESSAGE;
}

export function isUniqueViolation(error: unknown): boolean {
  const { code, errcode } = (error ?? {}) as { code?: unknown; errcode?: unknown };
  return code === POSTGRES_UNIQUE_VIOLATION || errcode === SQLITE_CONSTRAINT_UNIQUE;
}
