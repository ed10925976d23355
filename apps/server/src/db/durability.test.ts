import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect, test } from "vitest";
import { signIn } from "../../../../tools/harness/accounts.ts";
import { startServer, temporaryFolder } from "../../test/server-process.ts";
import { openDatabase } from "./database.ts";
import { migrate } from "./migrate.ts";

const ROUNDS = 3;
const WRITERS = 8;
const ACKNOWLEDGED_BEFORE_KILL = 25;

test("kill -9 in the midst of writes loses no acknowledged one and leaves the database whole", async () => {
  const folder = temporaryFolder();
  const file = join(folder, "visita.db");
  for (let round = 0; round < ROUNDS; round++) {
    const cookies = await openSessions(file, 60);
    const server = await startServer({ DATA_DIR: folder });
    const acknowledged: string[] = [];
    const waiting = [...cookies];
    const writer = async () => {
      for (let cookie = waiting.pop(); cookie; cookie = waiting.pop()) {
        const response = await fetch(`${server.url}/api/auth/logout`, {
          method: "POST",
          headers: { cookie },
        });
        if (response.ok) acknowledged.push(cookie);
        if (acknowledged.length === ACKNOWLEDGED_BEFORE_KILL) server.child.kill("SIGKILL");
      }
    };
    await Promise.allSettled(Array.from({ length: WRITERS }, writer));
    await server.ended;
    expect(acknowledged.length).toBeGreaterThanOrEqual(ACKNOWLEDGED_BEFORE_KILL);
    expect(waiting.length).toBeGreaterThan(0);

    const again = await startServer({ DATA_DIR: folder });
    for (const cookie of acknowledged) {
      const response = await fetch(`${again.url}/api/auth/user`, { headers: { cookie } });
      expect(await response.json()).toEqual({ user: null });
    }
    again.child.kill("SIGKILL");
    await again.ended;
    const database = new DatabaseSync(file);
    expect(database.prepare("pragma integrity_check").get()).toEqual({ integrity_check: "ok" });
    database.close();
  }
});

async function openSessions(file: string, count: number): Promise<string[]> {
  const db = openDatabase({ kind: "sqlite", file });
  await migrate(db);
  const cookies: string[] = [];
  for (let at = 0; at < count; at++) cookies.push((await signIn(db)).cookie);
  await db.destroy();
  return cookies;
}
