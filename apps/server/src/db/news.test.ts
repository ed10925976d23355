import { sql } from "kysely";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import { withNewPostgres } from "../../test/databases.ts";
import type { DatabaseTarget } from "../config.ts";
import { openDatabase, type RootDb } from "./database.ts";
import { createNews } from "./news.ts";

const silent = { warn() {} };

function anInstance(target: DatabaseTarget) {
  const heard: string[] = [];
  const onGap = vi.fn();
  const news = createNews({ target, hear: (text) => heard.push(text), onGap, log: silent });
  news.start();
  onTestFinished(() => news.stop());
  return { news, heard, onGap };
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
        () => expect([one, other].every(({ onGap }) => onGap.mock.calls.length > 0)).toBe(true),
        5_000,
      );
      await use(db, one, other);
    } finally {
      await Promise.all([one.news.stop(), other.news.stop()]);
      await db.destroy();
    }
  });
}

describe.skipIf(!process.env["TEST_DATABASE_URL"])("news on PostgreSQL", () => {
  test("are heard by every instance once the transaction is committed, and never of one that is not", async () => {
    await withTwo(async (db, one, other) => {
      const undone = db.transaction().execute(async (trx) => {
        await one.news.tell(trx, "undone");
        throw new Error("changed my mind");
      });
      await expect(undone).rejects.toThrow("changed my mind");
      await db.transaction().execute((trx) => one.news.tell(trx, "done"));
      await vi.waitFor(() => expect(other.heard).toContain("done"), 5_000);
      expect(other.heard).toEqual(["done"]);
    });
  });

  test("a lost connection is noticed, opened again, and counts as a gap", async () => {
    await withTwo(async (db, one, other) => {
      const gaps = other.onGap.mock.calls.length;
      await sql`select pg_terminate_backend(pid) from pg_stat_activity
                where application_name = 'visita-news' and datname = current_database()`.execute(db);
      await vi.waitFor(() => expect(other.onGap.mock.calls.length).toBeGreaterThan(gaps + 1), 10_000);
      await one.news.tell(db, "after");
      await vi.waitFor(() => expect(other.heard).toContain("after"), 5_000);
    });
  });
});

test("on SQLite news are heard at once", async () => {
  const { news, heard } = anInstance({ kind: "sqlite", file: ":memory:" });
  await news.tell(openDatabase({ kind: "sqlite", file: ":memory:" }), "done");
  expect(heard).toEqual(["done"]);
});
