const SQLITE_BUSY = 5;
const SQLITE_IOERR = 10;
const SQLITE_FULL = 13;
const SQLITE_CANTOPEN = 14;
/** An extended result code. */
const SQLITE_CONSTRAINT_UNIQUE = 2067;
const POSTGRES_UNIQUE_VIOLATION = "23505";

/**
 * SQLSTATE classes 08 (connection), 40 (transaction rollback: deadlock, serialization), 53 (insufficient resources) and
 * 57 (operator intervention, cancelled query), and 55P03 (lock timeout).
 */
const POSTGRES_TEMPORARY = /^(08|40|53|57|55P03)/;
const SOCKET_ERRORS = /^(ECONNREFUSED|ECONNRESET|ETIMEDOUT|EHOSTUNREACH|ENOTFOUND|EPIPE)$/;

/** True for transient failures of the database, false for errors in the query itself. */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error instanceof AggregateError) return error.errors.some(isDatabaseUnavailable);
  const { code, errcode } = error as { code?: unknown; errcode?: unknown };
  if (typeof errcode === "number") {
    // The lowest byte of an extended result code is the primary one.
    return [SQLITE_BUSY, SQLITE_IOERR, SQLITE_FULL, SQLITE_CANTOPEN].includes(errcode & 0xff);
  }
  if (typeof code === "string") return POSTGRES_TEMPORARY.test(code) || SOCKET_ERRORS.test(code);
  return /^(Connection terminated|timeout exceeded when trying to connect)/.test(error.message);
}

export function isUniqueViolation(error: unknown): boolean {
  const { code, errcode } = (error ?? {}) as { code?: unknown; errcode?: unknown };
  return code === POSTGRES_UNIQUE_VIOLATION || errcode === SQLITE_CONSTRAINT_UNIQUE;
}
