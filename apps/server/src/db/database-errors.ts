const SQLITE_BUSY = 5;
const SQLITE_IOERR = 10;
const SQLITE_FULL = 13;
const SQLITE_CANTOPEN = 14;

/**
 * PostgreSQL classes: connection trouble, out of resources, operator intervention; a cancelled or lock-bound query; and
 * a transaction that was ended in favour of another one.
 */
const POSTGRES_TEMPORARY = /^(08|40|53|57|55P03)/;
const SOCKET_TROUBLE = /^(ECONNREFUSED|ECONNRESET|ETIMEDOUT|EHOSTUNREACH|ENOTFOUND|EPIPE)$/;

/** Whether the database could not do its work just now, as opposed to a mistake in what it was asked. */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error instanceof AggregateError) return error.errors.some(isDatabaseUnavailable);
  const { code, errcode } = error as { code?: unknown; errcode?: unknown };
  if (typeof errcode === "number") {
    // The extended result code keeps the kind of fault in its lowest byte.
    return [SQLITE_BUSY, SQLITE_IOERR, SQLITE_FULL, SQLITE_CANTOPEN].includes(errcode & 0xff);
  }
  if (typeof code === "string") return POSTGRES_TEMPORARY.test(code) || SOCKET_TROUBLE.test(code);
  return /^(Connection terminated|timeout exceeded when trying to connect)/.test(error.message);
}
