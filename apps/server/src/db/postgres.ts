import { type Dialect, PostgresDialect, type PostgresPool, type PostgresPoolClient } from "kysely";
import pg from "pg";
import { isConnectionUnusable, isServerLost } from "./database-errors.ts";

const INT8 = 20;
const NUMERIC = 1700;

type Options = {
  readonly url: string;
  readonly maxConnections: number;
  /**
   * Sent when a connection begins. Not through a pooler in transaction mode, which refuses such parameters: there the
   * database role has to have them.
   */
  readonly hasServerTimeouts: boolean;
  /**
   * Longer than the server's own timeouts: it ends the wait for a machine that is gone and will never answer. 0 for work
   * that may take as long as it needs.
   */
  readonly queryTimeoutMs: number;
};

const SERVER_TIMEOUTS = {
  statement_timeout: 5_000,
  lock_timeout: 2_000,
  idle_in_transaction_session_timeout: 10_000,
};

export function openPostgres({ url, maxConnections, hasServerTimeouts, queryTimeoutMs }: Options): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    application_name: "visita",
    max: maxConnections,
    connectionTimeoutMillis: 5_000,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    ...(hasServerTimeouts && SERVER_TIMEOUTS),
    query_timeout: queryTimeoutMs,
    types: { getTypeParser },
  });
  // Without handlers, a connection that the server drops would end the process: the pool's is for idle ones, each
  // client's own for those in use. The pool reconnects by itself.
  pool.on("error", () => {});
  pool.on("connect", (client) => client.on("error", () => {}));
  return pool;
}

export function postgresDialect(pool: pg.Pool): Dialect {
  return new PostgresDialect({ pool: discardingPool(pool) });
}

/**
 * Closes connections that lead nowhere after their first failure. When one leads to a server that takes no writes, which
 * was the primary until a fail-over, or to one that says nothing, all connections of that time are closed: each would show
 * old data for ever, or take its own time to fail.
 */
function discardingPool(pool: pg.Pool): PostgresPool {
  const clients = new WeakMap<pg.PoolClient, { wrapped: PostgresPoolClient; epoch: number }>();
  /** Counts fail-overs. */
  let epoch = 0;

  function wrap(client: pg.PoolClient): { wrapped: PostgresPoolClient; epoch: number } {
    const openedIn = epoch;
    let isUnusable = false;
    const query = async (sql: string, parameters: readonly unknown[]) => {
      try {
        return await client.query(sql, [...parameters]);
      } catch (error) {
        isUnusable ||= isConnectionUnusable(error);
        if (isServerLost(error) && openedIn === epoch) epoch += 1;
        throw error;
      }
    };
    const wrapped = {
      get processID() {
        return (client as { processID?: number }).processID;
      },
      query,
      release: (destroy?: boolean) => client.release(destroy || isUnusable || openedIn !== epoch),
    };
    return { wrapped: wrapped as unknown as PostgresPoolClient, epoch };
  }

  return {
    options: pool.options,
    async connect() {
      for (;;) {
        const client = await pool.connect();
        const known = clients.get(client) ?? wrap(client);
        clients.set(client, known);
        if (known.epoch === epoch) return known.wrapped;
        client.release(true);
      }
    },
    end: () => pool.end(),
  };
}

/** Counts and epoch milliseconds fit a JavaScript number; by default pg returns these types as strings. */
function getTypeParser(oid: number, format?: "text" | "binary") {
  if (oid === INT8 || oid === NUMERIC) return Number;
  return format === "binary" ? pg.types.getTypeParser(oid, format) : pg.types.getTypeParser(oid, "text");
}
