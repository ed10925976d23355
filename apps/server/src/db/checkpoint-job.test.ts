import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { sql } from "kysely";
import { expect, onTestFinished, test, vi } from "vitest";
import { freePort } from "../../../../tools/harness/free-port.mjs";
import { temporaryFolder } from "../../test/server-process.ts";
import { readConfig } from "../config/config.ts";
import { start } from "../server/start.ts";

const PAGE_BYTES = 4_096;

test("what a large write has left in the log is copied into the database beside the requests", async () => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  onTestFinished(() => void vi.useRealTimers());
  const folder = temporaryFolder();
  const settings = {
    PORT: String(await freePort()),
    DATA_DIR: folder,
    PUBLIC_URL: "http://cards.internal",
    SMTP_URL: "smtp://127.0.0.1:9",
  };
  const logLines: string[] = [];
  const { app, db } = await start(readConfig(settings), {
    logStream: { write: (line: string) => logLines.push(line) },
  });
  onTestFinished(async () => {
    await app.close();
    await db.destroy();
  });
  const file = join(folder, "visita.db");
  const other = new DatabaseSync(file);
  onTestFinished(() => other.close());
  const countPending = () => {
    const { log, checkpointed } = other.prepare("pragma wal_checkpoint(noop)").get() as Record<
      string,
      number
    >;
    return Number(log) - Number(checkpointed);
  };

  await sql`create table filling (bytes blob)`.execute(db);
  await sql`insert into filling values (zeroblob(${2_000 * PAGE_BYTES}))`.execute(db);
  expect(countPending()).toBeGreaterThan(2_000);
  await vi.waitFor(
    () => {
      vi.advanceTimersByTime(1_000);
      expect(countPending()).toBe(0);
    },
    { timeout: 60_000 },
  );
  expect(logLines.map((line) => JSON.parse(line)).filter(({ level }) => level >= 40)).toEqual([]);
});
