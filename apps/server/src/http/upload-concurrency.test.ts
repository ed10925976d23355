import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { expect, onTestFinished, test, vi } from "vitest";
import { signIn } from "../../../../harness/accounts.ts";
import { cardFields } from "../../../../harness/cards.ts";
import { eachDatabase } from "../../test/databases.ts";
import { buildTestApp, type TestApp } from "../../test/test-app.ts";

/** The concurrency that card.routes.ts sets. */
const CONCURRENCY = 16;

async function listening(app: TestApp): Promise<number> {
  await app.listen({ host: "127.0.0.1", port: 0 });
  return (app.server.address() as { port: number }).port;
}

/** Sends the beginning of a card and never the rest. */
async function beginUpload(port: number, cookie: string): Promise<Socket> {
  const socket = connect(port, "127.0.0.1");
  onTestFinished(() => void socket.destroy());
  await once(socket, "connect");
  const lines = ["POST /api/card/add HTTP/1.1", "host: x", "content-type: application/json"];
  socket.write([...lines, "content-length: 9999", `cookie: ${cookie}`, "", "{"].join("\r\n"));
  return socket;
}

/** The status, or 0 when there is no answer within 6 s. */
async function addCard(port: number, cookie: string): Promise<number> {
  const response = await fetch(`http://127.0.0.1:${port}/api/card/add`, {
    method: "POST",
    headers: { "content-type": "application/json", cookie },
    body: JSON.stringify({ ...(await cardFields()), username: "robin" }),
    signal: AbortSignal.timeout(6_000),
  }).catch(() => null);
  return response?.status ?? 0;
}

eachDatabase("uploads that never end", (database) => {
  test("of one person leave room for everybody else", async () => {
    const app = await buildTestApp(database);
    const port = await listening(app);
    const slow = await signIn(app.db);
    for (let at = 0; at < CONCURRENCY; at += 1) await beginUpload(port, slow.cookie);
    expect(await addCard(port, (await signIn(app.db)).cookie)).toBe(201);
  });

  test("give their places back when their senders leave, also those who left while they waited", async () => {
    const app = await buildTestApp(database);
    const port = await listening(app);
    const open = () =>
      new Promise<number>((resolve) => app.server.getConnections((_error, count) => resolve(count)));
    const uploads: Socket[] = [];
    for (let at = 0; at < 3 * CONCURRENCY; at += 1)
      uploads.push(await beginUpload(port, (await signIn(app.db)).cookie));
    await vi.waitFor(async () => expect(await open()).toBe(uploads.length));
    // This request uses the same database after the session lookups of the uploads, so these are done.
    await app.inject({ url: "/api/auth/user", cookies: { sid: (await signIn(app.db)).token } });
    for (const socket of uploads.splice(CONCURRENCY)) socket.destroy();
    await vi.waitFor(async () => expect(await open()).toBe(CONCURRENCY));
    for (const socket of uploads) socket.destroy();
    await vi.waitFor(async () => expect(await open()).toBe(0));
    expect(await addCard(port, (await signIn(app.db)).cookie)).toBe(201);
  });
});
