import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { withNewPostgres } from "../../test/databases.ts";
import { openDatabase, poolUseOf, type RootDb } from "./database.ts";
import { isDatabaseUnavailable } from "./database-errors.ts";
import { migrate } from "./migrate.ts";
import { openPostgres } from "./postgres.ts";

const SETTINGS = { url: "postgres://visita@127.0.0.1:1/none", maxConnections: 1 };

test("timeouts are sent when a connection begins, unless a pooler would refuse them", async () => {
  const direct = openPostgres({ ...SETTINGS, hasServerTimeouts: true, queryTimeoutMs: 6_000 });
  expect(direct.options).toMatchObject({
    statement_timeout: 5_000,
    lock_timeout: 2_000,
    query_timeout: 6_000,
  });
  const pooled = openPostgres({ ...SETTINGS, hasServerTimeouts: false, queryTimeoutMs: 6_000 });
  for (const name of ["statement_timeout", "lock_timeout", "idle_in_transaction_session_timeout"]) {
    expect(pooled.options).not.toHaveProperty(name);
  }
  await Promise.all([direct.end(), pooled.end()]);
});

describe.skipIf(!process.env["TEST_DATABASE_URL"])("connections to PostgreSQL", () => {
  const onPostgres = (use: (db: RootDb) => Promise<void>) =>
    withNewPostgres(async (target) => {
      const db = openDatabase(target);
      try {
        await migrate(db);
        await use(db);
      } finally {
        await db.destroy();
      }
    });
  const write = (db: RootDb) =>
    db
      .insertInto("heartbeat")
      .values({ id: `beat-${performance.now()}`, beat_at: 1 })
      .execute();

  test("after a fail-over, connections to the server that was the primary are all left", async () => {
    await onPostgres(async (db) => {
      // Several at once, so that the pool has several.
      await Promise.all([1, 2, 3].map(() => sql`select pg_sleep(0.2)`.execute(db)));
      await Promise.all(
        [1, 2, 3].map(() => sql`set default_transaction_read_only = on; select pg_sleep(0.2)`.execute(db)),
      );
      const refused = await write(db).catch((error: unknown) => error);
      expect(isDatabaseUnavailable(refused)).toBe(true);
      await write(db);
      await write(db);
      const settings = await Promise.all(
        [1, 2, 3].map(() =>
          sql<{ value: string }>`
            select current_setting('default_transaction_read_only') as value, pg_sleep(0.2)`.execute(db),
        ),
      );
      expect(settings.map(({ rows }) => rows[0]?.value)).toEqual(["off", "off", "off"]);
    });
  });

  test("a connection that the server has ended is replaced", async () => {
    await onPostgres(async (db) => {
      await write(db);
      const ended = await sql`select pg_terminate_backend(pg_backend_pid())`
        .execute(db)
        .catch((error: unknown) => error);
      expect(isDatabaseUnavailable(ended)).toBe(true);
      await write(db);
      expect(poolUseOf(db)).toMatchObject({ open: 1, waiting: 0 });
    });
  });

  test("a connection that ends while a transaction holds it fails this transaction alone", async () => {
    await onPostgres(async (db) => {
      const interrupted = db.transaction().execute(async (trx) => {
        const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(trx);
        await sql`select pg_terminate_backend(${rows[0]?.pid}::int, 5000)`.execute(db);
        await sql`select 1`.execute(trx);
      });
      const error = await interrupted.catch((reason: unknown) => reason);
      expect(isDatabaseUnavailable(error)).toBe(true);
      await write(db);
    });
  });

  test("no statement is prepared under a name, which a pooler would forget", async () => {
    await onPostgres(async (db) => {
      await write(db);
      await db.selectFrom("heartbeat").selectAll().where("beat_at", "=", 1).execute();
      const { rows } = await sql`select name from pg_prepared_statements where name <> ''`.execute(db);
      expect(rows).toEqual([]);
    });
  });
});
