import { once } from "node:events";
import { connect, type Socket } from "node:net";
import fastify from "fastify";
import { expect, onTestFinished, test, vi } from "vitest";
import { signIn } from "../../../../tools/harness/accounts.ts";
import { cardFields } from "../../../../tools/harness/cards.ts";
import { withDatabase } from "../../test/databases.ts";
import { buildTestApp } from "../../test/test-app.ts";
import { poolUseOf } from "../db/database.ts";
import { limitUploads } from "./uploads.ts";

/** More than the uploads that card.routes.ts lets in, from one network and in all. */
const CROWD = 60;
/** More than this counts as a large body. */
const LARGE = " ".repeat(66_000);
const ONE_NETWORK = "203.0.113.1";
const ANOTHER_NETWORK = "203.0.113.2";

withDatabase("uploads", (database) => {
  const open = async () => {
    const app = await buildTestApp(database, { env: { TRUST_PROXY: "1" } });
    await app.listen({ host: "127.0.0.1", port: 0 });
    const { port } = app.server.address() as { port: number };
    const accepted: Socket[] = [];
    app.server.on("connection", (socket) => accepted.push(socket));
    const cookie = async () => (await signIn(app.db)).cookie;
    const openConnections = () => accepted.filter((socket) => !socket.destroyed).length;

    /** Sends the beginning of a card of a megabyte. */
    const beginUpload = async (beginning: string, network = ONE_NETWORK, sid?: string) => {
      const socket = connect(port, "127.0.0.1");
      onTestFinished(() => void socket.destroy());
      const received: Buffer[] = [];
      socket.on("data", (data) => received.push(data)).on("error", () => {});
      await once(socket, "connect");
      const lines = ["POST /api/card/add HTTP/1.1", "host: x", "content-type: application/json"];
      lines.push("content-length: 1000000", `cookie: ${sid ?? (await cookie())}`);
      socket.write([...lines, `x-forwarded-for: ${network}`, "", `{${beginning}`].join("\r\n"));
      return { socket, received: () => Buffer.concat(received).toString() };
    };

    const begin = (count: number, ...args: Parameters<typeof beginUpload>) =>
      Promise.all(Array.from({ length: count }, () => beginUpload(...args)));

    /** The status, or 0 when there is no answer within 6 s. */
    const addCard = async (network: string, padding = "") => {
      const response = await fetch(`http://127.0.0.1:${port}/api/card/add`, {
        method: "POST",
        headers: { "content-type": "application/json", cookie: await cookie(), "x-forwarded-for": network },
        body: JSON.stringify({ ...(await cardFields()), username: "robin" }) + padding,
        signal: AbortSignal.timeout(6_000),
      }).catch(() => null);
      return response?.status ?? 0;
    };

    /** What has been sent so far has reached the server. */
    const isReceived = (bytes: number) =>
      vi.waitFor(() => {
        const received = accepted.reduce((sum, socket) => sum + socket.bytesRead, 0);
        expect(received).toBeGreaterThan(bytes);
      });

    /** The sender is known. Queries have timeouts too, and a test that moves the clock would end them. */
    const isSignedIn = async () => {
      await isReceived(100);
      await vi.waitFor(() => {
        const { open, idle } = poolUseOf(app.db) ?? { open: 0, idle: 0 };
        expect(idle).toBe(open);
      });
    };

    /** A crowd on five networks that goes on slowly for as long as the server lets it. */
    const trickle = async (networkOf: (at: number) => string) => {
      const crowd = await Promise.all(
        Array.from({ length: CROWD }, (_, at) => beginUpload(LARGE, networkOf(at % 5))),
      );
      const timer = setInterval(
        () => crowd.forEach(({ socket }) => void socket.write(" ".repeat(13_000))),
        1_000,
      );
      onTestFinished(() => clearInterval(timer));
      await isReceived(CROWD * LARGE.length);
      await isSignedIn();
    };
    return { port, begin, beginUpload, trickle, addCard, cookie, isReceived, isSignedIn, openConnections };
  };

  test("of one person that never end leave room for everybody else", async () => {
    const { begin, addCard, cookie } = await open();
    await begin(16, LARGE, ONE_NETWORK, await cookie());
    expect(await addCard(ANOTHER_NETWORK, LARGE)).toBe(201);
  });

  test("of many people that have hardly begun hold up nobody, whatever the network", async () => {
    const { begin, addCard, isReceived } = await open();
    await begin(CROWD, " ");
    await isReceived(CROWD * 100);
    expect(await addCard(ONE_NETWORK, LARGE)).toBe(201);
  });

  test("of one network that never end leave room for other networks", async () => {
    const { begin, addCard, isReceived } = await open();
    await begin(CROWD, LARGE);
    await isReceived(CROWD * LARGE.length);
    expect(await addCard(ANOTHER_NETWORK, LARGE)).toBe(201);
  });

  test("of many people on five networks that never end leave room for everybody else", async () => {
    const { trickle, addCard } = await open();
    await trickle((at) => `198.51.${at}.1`);
    expect(await addCard(ANOTHER_NETWORK, LARGE)).toBe(201);
  });

  test("of one wide network that never end leave room for others", async () => {
    const { trickle, addCard } = await open();
    await trickle((at) => `2001:db8:0:${at}::1`);
    expect(await addCard(ANOTHER_NETWORK, LARGE)).toBe(201);
  });

  test("give their slots back when their senders leave, also those who left while they waited", async () => {
    const { begin, addCard, isReceived, openConnections } = await open();
    const uploads = await begin(CROWD, LARGE);
    await isReceived(CROWD * LARGE.length);
    for (const { socket } of uploads.toReversed()) socket.destroy();
    await vi.waitFor(() => expect(openConnections()).toBe(0));
    expect(await addCard(ONE_NETWORK, LARGE)).toBe(201);
  });

  test("that come too slowly are answered 408 and lose their connection", async () => {
    const { beginUpload, isSignedIn, openConnections } = await open();
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    onTestFinished(() => void vi.useRealTimers());
    const { socket, received } = await beginUpload(" ");
    await isSignedIn();
    for (let second = 0; second < 8; second += 1) {
      socket.write(" ");
      await vi.advanceTimersByTimeAsync(1_000);
    }
    await vi.waitFor(
      async () => {
        await vi.advanceTimersByTimeAsync(1_000);
        expect(received()).toContain("HTTP/1.1 408");
      },
      { timeout: 60_000 },
    );
    await vi.advanceTimersByTimeAsync(2_000);
    vi.useRealTimers();
    await vi.waitFor(() => expect(openConnections()).toBe(0));
  });

  test("that are not complete after 80 s are answered 408, however steadily they come", async () => {
    const { beginUpload, isReceived, isSignedIn } = await open();
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    onTestFinished(() => void vi.useRealTimers());
    const { socket, received } = await beginUpload(" ");
    await isSignedIn();
    // The body would be complete after 100 s.
    for (let part = 1; part <= 19 && received() === ""; part += 1) {
      if (part > 1) await isReceived((part - 1) * 50_000);
      socket.write(" ".repeat(50_000));
      await vi.advanceTimersByTimeAsync(5_000);
      if (part < 16) expect(received()).toBe("");
    }
    await vi.waitFor(() => expect(received()).toContain("HTTP/1.1 408"));
    await vi.advanceTimersByTimeAsync(2_000);
  });

  test("from a phone with a weak signal, 50 KB a second with pauses, are saved", async () => {
    const { port, cookie, isReceived, isSignedIn } = await open();
    const body = Buffer.from(
      JSON.stringify({ ...(await cardFields()), username: "robin" }) + " ".repeat(500_000),
    );
    const socket = connect(port, "127.0.0.1");
    onTestFinished(() => void socket.destroy());
    const lines = ["POST /api/card/add HTTP/1.1", "host: x", "content-type: application/json"];
    lines.push(`content-length: ${body.length}`, `cookie: ${await cookie()}`, "", "");
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    onTestFinished(() => void vi.useRealTimers());
    socket.write(lines.join("\r\n"));
    await isSignedIn();
    for (let sent = 0; sent < body.length; sent += 50_000) {
      socket.write(body.subarray(sent, sent + 50_000));
      if (sent > 0) await isReceived(sent);
      const isPause = (sent / 50_000) % 2 === 1;
      await vi.advanceTimersByTimeAsync(isPause ? 3_000 : 1_000);
    }
    vi.useRealTimers();
    const [answer] = (await once(socket, "data")) as [Buffer];
    expect(answer.toString()).toContain("HTTP/1.1 201");
  });

  test("beyond three megabytes are refused, with or without a length", async () => {
    const { port, cookie } = await open();
    const bytes = 3 * 1024 * 1024 + 1;
    for (const size of [`content-length: ${bytes}`, "transfer-encoding: chunked"]) {
      const socket = connect(port, "127.0.0.1");
      onTestFinished(() => void socket.destroy());
      socket.on("error", () => {});
      const lines = ["POST /api/card/add HTTP/1.1", "host: x", "content-type: application/json", size];
      socket.write([...lines, `cookie: ${await cookie()}`, "", ""].join("\r\n"));
      if (size.startsWith("transfer")) socket.write(`${bytes.toString(16)}\r\n${" ".repeat(bytes)}\r\n`);
      const [answer] = (await once(socket, "data")) as [Buffer];
      expect(answer.toString()).toContain("HTTP/1.1 413");
    }
  });
});

test("uploads of one wide network that take long to handle leave half of the slots to others", async () => {
  const app = fastify({ trustProxy: true });
  onTestFinished(() => app.close());
  const held = Promise.withResolvers<string>();
  app.decorateRequest("requireAccount", async function requireAccount(this: { ip: string }) {
    return { userid: this.ip } as never;
  });
  const limits = { received: 9, receivedPerNetwork: 9, handled: 2, receiveTimeoutMs: 1_000 };
  limitUploads(app, limits, async () => true);
  let handled = 0;
  app.post("/", async ({ ip }) => {
    handled += 1;
    return ip.startsWith("198.") ? held.promise : "handled";
  });
  const send = (ip: string) =>
    app.inject({ method: "POST", url: "/", payload: {}, headers: { "x-forwarded-for": ip } });
  const ofOne = [1, 2, 3].map((at) => send(`198.51.100.${at}`));
  await vi.waitFor(() => expect(handled).toBe(1));
  expect((await send("203.0.113.1")).body).toBe("handled");
  held.resolve("late");
  expect((await Promise.all(ofOne)).map(({ body }) => body)).toEqual(["late", "late", "late"]);
});
