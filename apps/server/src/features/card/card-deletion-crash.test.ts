import { join } from "node:path";
import { expect, test, vi } from "vitest";
import { signIn } from "../../../../../tools/harness/accounts.ts";
import { cardFields, uniqueImage } from "../../../../../tools/harness/cards.ts";
import { startServer, temporaryFolder } from "../../../test/server-process.ts";
import { openDatabase } from "../../db/database.ts";

test("kill -9 after a deletion: it is neither lost nor half, and is completed after the restart", async () => {
  const folder = temporaryFolder();
  const file = join(folder, "visita.db");
  const server = await startServer({ DATA_DIR: folder });
  const db = openDatabase({ kind: "sqlite", file });
  const { cookie } = await signIn(db);
  const post = async (url: string, body: object) => {
    const response = await fetch(url, {
      method: "POST",
      headers: { cookie, "content-type": "application/json" },
      body: JSON.stringify(body),
    });
    expect(response.ok).toBe(true);
    return response.json() as Promise<{ cardid: string }>;
  };
  const { cardid } = await post(
    `${server.url}/api/card/add`,
    await cardFields({ username: "robin", profilepic: await uniqueImage() }),
  );
  await post(`${server.url}/api/card/delete/${cardid}`, { username: "robin", version: 1 });
  server.child.kill("SIGKILL");
  await server.ended;

  const stored = () =>
    db.selectFrom("card").select(["deleted_at", "profilepic"]).where("id", "=", cardid).executeTakeFirst();
  const before = await stored();
  expect(before?.deleted_at).toEqual(expect.any(Number));
  await db
    .updateTable("card")
    .set({ deleted_at: Date.now() - 60_000 })
    .where("id", "=", cardid)
    .execute();

  const again = await startServer({ DATA_DIR: folder });
  await vi.waitFor(async () => expect(await stored()).toBeUndefined(), { timeout: 60_000 });
  const hashes = (await db.selectFrom("media").select("hash").execute()).map(({ hash }) => hash);
  expect(hashes).not.toContain(before?.profilepic);
  expect(await db.selectFrom("former_username").select(["username_key", "card_id"]).execute()).toEqual([
    { username_key: "robin", card_id: null },
  ]);
  expect((await fetch(`${again.url}/api/card/robin`)).status).toBe(410);
  await db.destroy();
});
