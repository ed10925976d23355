import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import { withNewPostgres } from "../../test/databases.ts";
import { AppError } from "../lib/app-error.ts";
import { openDatabase } from "./database.ts";
import { migrate } from "./migrate.ts";
import { createReplicas } from "./replicas.ts";

const quiet = { warn() {}, info() {} };
const noMessages = { onMessage() {}, onReconnect() {} };

test("without replicas everything is read from the database itself", async () => {
  const target = { kind: "sqlite", file: ":memory:" } as const;
  const db = openDatabase(target);
  onTestFinished(() => db.destroy());
  const replicas = createReplicas({ db, target, pubsub: noMessages, log: quiet });
  expect(await replicas.read(["card ada"], async (from) => from === db)).toBe(true);
  expect(replicas.states()).toEqual([]);
});

test("cards in a file are read while a transaction writes, and changes once they are committed", async () => {
  const folder = mkdtempSync(join(tmpdir(), "visita-reader-"));
  const target = { kind: "sqlite", file: join(folder, "visita.sqlite") } as const;
  const db = openDatabase(target);
  await migrate(db);
  const replicas = createReplicas({ db, target, pubsub: noMessages, log: quiet });
  onTestFinished(async () => {
    await replicas.stop();
    await db.destroy();
    rmSync(folder, { recursive: true });
  });
  const beats = () => replicas.read([], (from) => from.selectFrom("heartbeat").selectAll().execute());
  await db.transaction().execute(async (trx) => {
    await trx.insertInto("heartbeat").values({ id: "ready", beat_at: 1 }).execute();
    expect(await beats()).toHaveLength(0);
  });
  expect(await beats()).toHaveLength(1);
});

describe.skipIf(!process.env["TEST_DATABASE_URL"])("replicas that are none", () => {
  test("a replica that is gone and one that is a primary are told and not read from", async () => {
    await withNewPostgres(async (own) => {
      const { url } = own as { url: string };
      const target = {
        kind: "postgres",
        url,
        readUrls: [url, "postgres://visita@127.0.0.1:1/none"],
      } as const;
      const db = openDatabase(target);
      let connect = (_isConnected: boolean) => {};
      const pubsub = {
        onMessage() {},
        onReconnect(handler: (isConnected: boolean) => void) {
          connect = handler;
        },
      };
      const replicas = createReplicas({ db, target, pubsub, log: quiet });
      try {
        connect(true);
        replicas.start();
        await vi.waitFor(
          () => expect(replicas.states().map(({ state }) => state)).toEqual(["promoted", "gone"]),
          { timeout: 60_000 },
        );
        expect(await replicas.read([], async (from) => from === db)).toBe(true);
        await expect(
          replicas.read([], async () => {
            throw new AppError("not_found", "Not here");
          }),
        ).rejects.toThrow("Not here");
      } finally {
        await replicas.stop();
        await db.destroy();
      }
    });
  });
});
