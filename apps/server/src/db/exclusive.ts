import { PostgresAdapter, sql } from "kysely";
import { KeyedLock } from "../lib/keyed-lock.ts";
import { Semaphore } from "../lib/semaphore.ts";
import type { RootDb } from "./database.ts";

/** Of the pool's connections, so that those who hold a lock still find one to work with. */
const LOCK_CONNECTIONS = 4;
const QUEUE_SIZE = 10_000;

export type Exclusive = <T>(key: string, work: () => Promise<T>) => Promise<T>;

/**
 * One at a time for each key, over all instances: a queue in this process, and on PostgreSQL a session's advisory lock
 * on a connection of its own. `work` uses the database as usual; it may take as long as a provider takes to answer.
 */
export function createExclusive(db: RootDb): Exclusive {
  const here = new KeyedLock();
  const semaphore = new Semaphore({ concurrency: LOCK_CONNECTIONS, queueSize: QUEUE_SIZE });
  const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter;
  return (key, work) =>
    here.run(key, () => {
      if (!isPostgres) return work();
      return semaphore.run(() =>
        db.connection().execute(async (connection) => {
          // Waiting for another instance is no fault; the limit of the request itself ends a wait without end.
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
