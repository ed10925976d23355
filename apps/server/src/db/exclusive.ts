import { sql } from "kysely";
import { KeyedLock } from "../lib/keyed-semaphore.ts";
import { Semaphore } from "../lib/semaphore.ts";
import type { Db, RootDb } from "./database.ts";
import { isPostgres } from "./queries.ts";

/** Fewer than the pool has: the holder of a lock needs a second connection to work with. */
const MAX_LOCK_CONNECTIONS = 4;
const QUEUE_SIZE = 10_000;

export type Exclusive = {
  <T>(key: string, work: () => Promise<T>): Promise<T>;
  /** For jobs: does nothing where another instance is at it. */
  unlessTaken(key: string, work: () => Promise<void>): Promise<void>;
};

/**
 * A mutex for each key over all instances: a queue in this process and, on PostgreSQL, a session-level advisory lock on
 * a connection of its own, which must not lead through a pooler in transaction mode. `work` may call a remote service; it
 * uses other connections for its queries.
 */
export function createExclusive(sessions: RootDb): Exclusive {
  const local = new KeyedLock();
  const semaphore = new Semaphore({ concurrency: MAX_LOCK_CONNECTIONS, queueSize: QUEUE_SIZE });
  const connect = <T>(use: (connection: Db) => Promise<T>) =>
    semaphore.run(() => sessions.connection().execute(use));
  const exclusive = <T>(key: string, work: () => Promise<T>) =>
    local.run(key, () => {
      if (!isPostgres(sessions)) return work();
      return connect(async (connection) => {
        // Longer than the pool's timeouts: another instance may hold the lock for as long as its request takes.
        await sql`set lock_timeout = '10s'`.execute(connection);
        await sql`set statement_timeout = '10s'`.execute(connection);
        try {
          await sql`select pg_advisory_lock(hashtextextended(${key}, 0))`.execute(connection);
          return await work().finally(() => unlock(connection, key));
        } finally {
          await sql`reset lock_timeout`.execute(connection);
          await sql`reset statement_timeout`.execute(connection);
        }
      });
    });
  return Object.assign(exclusive, {
    unlessTaken: (key: string, work: () => Promise<void>) =>
      local.run(key, () => {
        if (!isPostgres(sessions)) return work();
        return connect(async (connection) => {
          if (await tryLock(connection, key)) await work().finally(() => unlock(connection, key));
        });
      }),
  });
}

async function tryLock(connection: Db, key: string): Promise<boolean> {
  const { rows } = await sql<{ is_acquired: boolean }>`
    select pg_try_advisory_lock(hashtextextended(${key}, 0)) as is_acquired
  `.execute(connection);
  return rows[0]?.is_acquired === true;
}

async function unlock(connection: Db, key: string): Promise<void> {
  await sql`select pg_advisory_unlock(hashtextextended(${key}, 0))`.execute(connection);
}
