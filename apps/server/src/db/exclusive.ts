import { sql } from "kysely";
import { KeyedLock } from "../lib/keyed-lock.ts";
import { Semaphore } from "../lib/semaphore.ts";
import type { RootDb } from "./database.ts";
import { isPostgres } from "./is-postgres.ts";

/** Fewer than the pool has: the holder of a lock needs a second connection to work with. */
const MAX_LOCK_CONNECTIONS = 4;
const QUEUE_SIZE = 10_000;

export type Exclusive = <T>(key: string, work: () => Promise<T>) => Promise<T>;

/**
 * A mutex for each key over all instances: a queue in this process and, on PostgreSQL, a session-level advisory lock on
 * a connection of its own, which must not lead through a pooler in transaction mode. `work` may call a remote service; it
 * uses other connections for its queries.
 */
export function createExclusive(sessions: RootDb): Exclusive {
  const local = new KeyedLock();
  const semaphore = new Semaphore({ concurrency: MAX_LOCK_CONNECTIONS, queueSize: QUEUE_SIZE });
  return (key, work) =>
    local.run(key, () => {
      if (!isPostgres(sessions)) return work();
      return semaphore.run(() =>
        sessions.connection().execute(async (connection) => {
          // Longer than the pool's timeouts: another instance may hold the lock for as long as its request takes.
          await sql`set lock_timeout = '10s'`.execute(connection);
          await sql`set statement_timeout = '10s'`.execute(connection);
          await sql`select pg_advisory_lock(hashtextextended(${key}, 0))`.execute(connection);
          try {
            return await work();
          } finally {
            await sql`select pg_advisory_unlock(hashtextextended(${key}, 0))`.execute(connection);
            await sql`reset lock_timeout`.execute(connection);
            await sql`reset statement_timeout`.execute(connection);
          }
        }),
      );
    });
}
