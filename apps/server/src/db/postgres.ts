import { type Dialect, PostgresDialect } from "kysely";
import pg from "pg";

const INT8 = 20;
const NUMERIC = 1700;

export function openPostgres(url: string): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    application_name: "visita",
    max: 10,
    connectionTimeoutMillis: 5_000,
    statement_timeout: 5_000,
    lock_timeout: 2_000,
    idle_in_transaction_session_timeout: 10_000,
    types: { getTypeParser },
  });
  // Without a handler, an idle connection that the server drops would end the process. The pool reconnects by itself.
  pool.on("error", () => {});
  return pool;
}

export function postgresDialect(pool: pg.Pool): Dialect {
  return new PostgresDialect({ pool });
}

/** Counts and epoch milliseconds fit a JavaScript number; by default pg returns these types as strings. */
function getTypeParser(oid: number, format?: "text" | "binary") {
  if (oid === INT8 || oid === NUMERIC) return Number;
  return format === "binary" ? pg.types.getTypeParser(oid, format) : pg.types.getTypeParser(oid, "text");
}
