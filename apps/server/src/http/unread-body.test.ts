import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { expect, onTestFinished, test, vi } from "vitest";
import { startKeepAliveProxy } from "../../../../tools/harness/keep-alive-proxy.ts";
import { withDatabase } from "../../test/databases.ts";
import { buildTestApp } from "../../test/test-app.ts";

const LOGIN = "/api/auth/login";
const JSON_TYPE = { "content-type": "application/json" };
/** The server reads a rest of 64 KB, and no more. */
const LONG = " ".repeat(200_000);
const SHORT = " ".repeat(20_000);

withDatabase("a request that is answered before its body has arrived", (database) => {
  const open = async (env: Record<string, string> = {}) => {
    const app = await buildTestApp(database, { env });
    await app.listen({ host: "127.0.0.1", port: 0 });
    const { port } = app.server.address() as { port: number };
    const accepted: Socket[] = [];
    app.server.on("connection", (socket) => accepted.push(socket));
    return { app, port, accepted };
  };

  /** Half-open: what the server has closed on its side is still open on ours. */
  const connectTo = (port: number) => {
    const socket = connect({ port, host: "127.0.0.1", allowHalfOpen: true });
    const received: Buffer[] = [];
    socket.on("data", (data) => received.push(data));
    // The close may be a reset.
    socket.on("error", () => {});
    onTestFinished(() => void socket.destroy());
    return { socket, received: () => Buffer.concat(received).toString() };
  };

  const head = (size: string, path = LOGIN) =>
    `POST ${path} HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\n${size}\r\n\r\n`;

  test.each([
    ["with its length", `content-length: ${2 * LONG.length}`, LONG],
    ["in pieces", "transfer-encoding: chunked", `30d40\r\n${LONG}\r\n`],
  ])(
    "and is long, %s, is told that the connection closes, with time to read it",
    async (_, size, beginning) => {
      const { app, port, accepted } = await open();
      vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
      onTestFinished(() => void vi.useRealTimers());
      const { socket, received } = connectTo(port);
      socket.write(head(size) + beginning);
      await once(socket, "end");
      expect(received()).toContain("HTTP/1.1 413");
      expect(received().toLowerCase()).toContain("connection: close");
      await app.inject("/healthz");
      expect(accepted[0]?.destroyed).toBe(false);
      await vi.advanceTimersByTimeAsync(2_000);
      expect(accepted[0]?.destroyed).toBe(true);
    },
  );

  test("and is short leaves the connection usable", async () => {
    const { port } = await open();
    const { socket, received } = connectTo(port);
    socket.write(head(`content-length: ${SHORT.length}`) + SHORT.slice(1_000));
    await vi.waitFor(() => expect(received()).toContain("HTTP/1.1 413"));
    expect(received().toLowerCase()).not.toContain("connection: close");
    socket.write(SHORT.slice(0, 1_000));
    socket.write("GET /healthz HTTP/1.1\r\nhost: x\r\n\r\n");
    await vi.waitFor(() => expect(received()).toContain("HTTP/1.1 200"));
  });

  test("and whose short rest never comes loses the connection", async () => {
    const { port, accepted } = await open();
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    onTestFinished(() => void vi.useRealTimers());
    const { socket } = connectTo(port);
    socket.write(head(`content-length: ${SHORT.length}`) + SHORT.slice(1_000));
    await once(socket, "data");
    await vi.advanceTimersByTimeAsync(5_000);
    expect(accepted[0]?.destroyed).toBe(true);
  });

  test.each([LOGIN, "/nowhere", "/api/nowhere"])("and never sends it is closed, at %s", async (path) => {
    const { port, accepted } = await open();
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    onTestFinished(() => void vi.useRealTimers());
    const { socket, received } = connectTo(port);
    socket.write(`${head("content-length: 100", path)}{`);
    await vi.waitFor(async () => {
      await vi.advanceTimersByTimeAsync(1_000);
      expect(received()).toMatch(/^HTTP\/1\.1 40[48]/);
    });
    await vi.advanceTimersByTimeAsync(5_000);
    expect(accepted[0]?.destroyed).toBe(true);
  });

  test.each([
    ["leaves before it is complete", "content-length: 100", "{"],
    ["sends what is no chunk", "transfer-encoding: chunked", "2\r\n{}\r\nno chunk\r\n"],
  ])("and whose sender %s is not reported as a fault of the server", async (_, size, beginning) => {
    const { app, port } = await open();
    const { socket } = connectTo(port);
    socket.write(head(size));
    await once(app.server, "request");
    socket.end(beginning);
    // The first line says that the server listens.
    await vi.waitFor(() => expect(app.logLines).toHaveLength(2));
    expect(JSON.parse(app.logLines[1] ?? "")).toMatchObject({
      level: 30,
      msg: expect.stringMatching("body"),
    });
  });

  const early: [status: number, request: { path: string; headers?: Record<string, string> }][] = [
    [413, { path: LOGIN, headers: JSON_TYPE }],
    [401, { path: "/api/card/add", headers: JSON_TYPE }],
    [403, { path: LOGIN, headers: { ...JSON_TYPE, "sec-fetch-site": "cross-site" } }],
    [404, { path: "/api/nowhere", headers: JSON_TYPE }],
    [404, { path: "/nowhere", headers: JSON_TYPE }],
    [415, { path: LOGIN, headers: { "content-type": "text/plain" } }],
    [400, { path: "/api/billing/webhook", headers: JSON_TYPE }],
    [400, { path: "/%zz", headers: JSON_TYPE }],
  ];

  test.each(early.flatMap((each) => [[LONG, ...each] as const, [SHORT, ...each] as const]))(
    "never harms the next visitor of a keep-alive proxy: %#",
    async (body, status, { path, headers }) => {
      const { port } = await open();
      const proxy = await startKeepAliveProxy(port, 1);
      onTestFinished(() => proxy.stop());
      const post = async (url: string, options: RequestInit) =>
        (await fetch(`http://127.0.0.1:${proxy.port}${url}`, { method: "POST", ...options })).status;
      // Timers of the server end connections; those of the client are not of this kind.
      vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
      onTestFinished(() => void vi.useRealTimers());
      expect(await post(path, { body, ...(headers && { headers }) })).toBe(status);
      const next = post(LOGIN, {
        body: JSON.stringify({ email: "robin@person.example", password: "teapot-on-the-moon" }),
        headers: JSON_TYPE,
      });
      await vi.advanceTimersByTimeAsync(5_000);
      expect(await next).toBe(401);
    },
  );

  test("and has arrived whole after all is answered as usual", async () => {
    const { app } = await open();
    const response = await app.inject({ method: "POST", url: LOGIN, headers: JSON_TYPE, payload: LONG });
    expect(response.statusCode).toBe(413);
  });
});
