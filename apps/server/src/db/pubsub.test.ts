import { sql } from "kysely";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import { startSwitchableProxy } from "../../../../tools/harness/switchable-proxy.ts";
import { withNewPostgres } from "../../test/databases.ts";
import type { DatabaseTarget } from "../config/config-database.ts";
import { openDatabase, type RootDb } from "./database.ts";
import { createNewsCheck } from "./news-check.ts";
import { createPubSub } from "./pubsub.ts";

const silent = { warn() {} };

function anInstance(target: DatabaseTarget) {
  const received: string[] = [];
  const onReconnect = vi.fn();
  const pubsub = createPubSub({ target, log: silent });
  pubsub.onMessage((message) => void received.push(message));
  pubsub.onReconnect(onReconnect);
  pubsub.start();
  onTestFinished(() => pubsub.stop());
  return { pubsub, received, onReconnect };
}

/** Two instances on one database, both listening. */
async function withTwo(
  use: (
    db: RootDb,
    one: ReturnType<typeof anInstance>,
    other: ReturnType<typeof anInstance>,
  ) => Promise<void>,
) {
  await withNewPostgres(async (target) => {
    const db = openDatabase(target);
    const [one, other] = [anInstance(target), anInstance(target)];
    try {
      await vi.waitFor(
        () => expect([one, other].every(({ onReconnect }) => onReconnect.mock.calls.length > 0)).toBe(true),
        5_000,
      );
      await use(db, one, other);
    } finally {
      await Promise.all([one.pubsub.stop(), other.pubsub.stop()]);
      await db.destroy();
    }
  });
}

describe.skipIf(!process.env["TEST_DATABASE_URL"])("pub/sub on PostgreSQL", () => {
  test("are received by every instance once the transaction is committed, and never of one that is not", async () => {
    await withTwo(async (db, one, other) => {
      const undone = db.transaction().execute(async (trx) => {
        await one.pubsub.publish(trx, "undone");
        throw new Error("changed my mind");
      });
      await expect(undone).rejects.toThrow("changed my mind");
      await db.transaction().execute((trx) => one.pubsub.publish(trx, "done"));
      await vi.waitFor(() => expect(other.received).toContain("done"), 5_000);
      expect(other.received).toEqual(["done"]);
    });
  });

  test("an instance notices that it hears nothing, and that it hears again", async () => {
    await withNewPostgres(async (target) => {
      await withNewPostgres(async (elsewhere) => {
        const db = openDatabase(target);
        const told: string[] = [];
        const note = (_fields: object, text: string) => void told.push(text);
        const check = (listenUrl: string) => {
          const { pubsub } = anInstance({ ...target, listenUrl });
          const log = { warn: note, info: note };
          return createNewsCheck({ db, pubsub, isShared: true, now: Date.now, log });
        };
        const [right, wrong] = [check(target.url), check(elsewhere.url)];
        await Promise.all([right.run(), wrong.run()]);
        expect([right.isHeard(), wrong.isHeard()]).toEqual([true, false]);
        expect(told).toEqual([expect.stringContaining("let DATABASE_LISTEN_URL lead to the same database")]);
        await db.destroy();
      });
    });
  });

  test("a lost connection is noticed, opened again, and is reported as a reconnect", async () => {
    await withTwo(async (db, one, other) => {
      const reconnects = other.onReconnect.mock.calls.length;
      await sql`select pg_terminate_backend(pid) from pg_stat_activity
                where application_name = 'visita-news' and datname = current_database()`.execute(db);
      await vi.waitFor(
        () => expect(other.onReconnect.mock.calls.length).toBeGreaterThan(reconnects + 1),
        10_000,
      );
      await one.pubsub.publish(db, "after");
      await vi.waitFor(() => expect(other.received).toContain("after"), 5_000);
    });
  });

  test("a server that says nothing any more is left for what its address leads to", async () => {
    await withNewPostgres(async (target) => {
      if (target.kind !== "postgres") throw new Error("This is no PostgreSQL.");
      const proxy = await startSwitchableProxy(Number(new URL(target.url).port));
      onTestFinished(() => proxy.stop());
      const { pubsub, onReconnect } = anInstance({ ...target, url: proxy.through(target.url) });
      await vi.waitFor(() => expect(onReconnect.mock.calls).toEqual([[true]]), 5_000);
      proxy.freeze();
      await vi.waitFor(() => expect(onReconnect.mock.calls).toEqual([[true], [false], [true]]), 20_000);
      await pubsub.stop();
    });
  });
});

test("on SQLite news are received at once", async () => {
  const { pubsub, received } = anInstance({ kind: "sqlite", file: ":memory:" });
  await pubsub.publish(openDatabase({ kind: "sqlite", file: ":memory:" }), "done");
  expect(received).toEqual(["done"]);
});
