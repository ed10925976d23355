import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import {
  hasPostgresPrograms,
  type PostgresCluster,
  startCluster,
} from "../../../../tools/harness/postgres-cluster.ts";
import { openDatabase, type RootDb } from "./database.ts";
import { RECENT_WRITE_MS } from "./recent-writes.ts";
import { createReplicas, type Replicas } from "./replicas.ts";

const quiet = { warn() {}, info() {} };
const WAIT = { timeout: 30_000, interval: 100 };

describe.skipIf(!hasPostgresPrograms || !process.env["TEST_DATABASE_URL"])("a streaming replica", () => {
  let cluster: PostgresCluster;
  let replica: Awaited<ReturnType<PostgresCluster["addReplica"]>>;
  let db: RootDb;
  let replicas: Replicas;
  let tell = (_message: string) => {};
  let connect = (_isConnected: boolean) => {};

  beforeAll(async () => {
    cluster = await startCluster();
    replica = await cluster.addReplica("one");
    const target = { kind: "postgres", url: cluster.primary.url, readUrls: [replica.url] } as const;
    db = openDatabase(target);
    replicas = createReplicas({
      db,
      target,
      log: quiet,
      pubsub: {
        onMessage(handler) {
          tell = handler;
        },
        onReconnect(handler) {
          connect = handler;
        },
      },
    });
    replicas.start();
  });
  afterAll(async () => {
    await replicas?.stop();
    await db?.destroy();
    await cluster?.stop();
  });

  const stateIs = (state: string) =>
    vi.waitFor(() => expect(replicas.states().map((each) => each.state)).toEqual([state]), WAIT);
  const isFromReplica = (...keys: string[]) =>
    replicas.read(keys, async (from) => {
      const { rows } = await sql<{ is_standby: boolean }>`select pg_is_in_recovery() as is_standby`.execute(
        from,
      );
      return rows[0]?.is_standby;
    });

  test("is read from once messages of writes cannot have been missed, and not for what was just written", async () => {
    await stateIs("used");
    expect(await isFromReplica("card ada")).toBe(false);
    connect(true);
    expect(await isFromReplica("card ada")).toBe(false);
    await vi.waitFor(async () => expect(await isFromReplica("card ada")).toBe(true), {
      ...WAIT,
      timeout: RECENT_WRITE_MS + 5_000,
    });
    tell("card ada");
    expect([await isFromReplica("card ada"), await isFromReplica("card sam")]).toEqual([false, true]);
    connect(false);
    expect(await isFromReplica("card sam")).toBe(false);
    connect(true);
  });

  test("is left out while it lags, taken in again, and replaced by the primary when it is gone", async () => {
    await vi.waitFor(async () => expect(await isFromReplica()).toBe(true), WAIT);
    await replica.query("select pg_wal_replay_pause()");
    await cluster.primary.query("select pg_logical_emit_message(true, 'test', 'something')");
    await stateIs("lagging");
    expect(await isFromReplica()).toBe(false);
    await replica.query("select pg_wal_replay_resume()");
    await stateIs("used");
    expect(await isFromReplica()).toBe(true);
    await replica.kill();
    expect(await isFromReplica()).toBe(false);
    await stateIs("gone");
  });
});
