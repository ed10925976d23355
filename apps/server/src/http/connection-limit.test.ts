import { once } from "node:events";
import { request } from "node:http";
import { connect, type Socket } from "node:net";
import { expect, onTestFinished, test, vi } from "vitest";
import { withDatabase } from "../../test/databases.ts";
import { buildTestApp } from "../../test/test-app.ts";
import { MAX_CONNECTIONS, MAX_CONNECTIONS_PER_NETWORK } from "./connection-limit.ts";

const CROWD = "127.0.0.2";
const NEIGHBOUR = "127.0.0.3";
/** A request whose body does not come. */
const UNFINISHED = [
  "POST /api/auth/login HTTP/1.1",
  "host: x",
  "content-type: application/json",
  "content-length: 99",
  "",
  "",
].join("\r\n");

/** Other addresses of the loopback network exist on Linux alone. */
withDatabase("many connections from one address", (database) => {
  const open = async (env: Record<string, string> = {}) => {
    const app = await buildTestApp(database, { env });
    await app.listen({ host: "127.0.0.1", port: 0 });
    const { port } = app.server.address() as { port: number };
    const connections = () =>
      new Promise<number>((resolve) => app.server.getConnections((_error, count) => resolve(count)));
    const openFrom = async (localAddress: string, count: number): Promise<Socket[]> => {
      const sockets = Array.from({ length: count }, () => connect({ port, host: "127.0.0.1", localAddress }));
      onTestFinished(() => sockets.forEach((socket) => void socket.destroy()));
      // A refused connection may be reset before it counts as open.
      const connected = (socket: Socket) => once(socket.on("error", () => {}).resume(), "connect");
      await Promise.all(sockets.map((socket) => connected(socket).catch(() => {})));
      return sockets;
    };
    const statusFor = async (localAddress: string) => {
      const asked = request({ port, host: "127.0.0.1", path: "/healthz", localAddress, agent: false }).end();
      const [answer] = await once(asked, "response").catch(() => []);
      return answer?.statusCode as number | undefined;
    };
    return { connections, openFrom, statusFor };
  };

  test.skipIf(process.platform !== "linux")(
    "are closed beyond its share, and others are served",
    async () => {
      const { connections, openFrom, statusFor } = await open();
      const sockets = await openFrom(CROWD, 2 * MAX_CONNECTIONS_PER_NETWORK);
      await vi.waitFor(async () => expect(await connections()).toBe(MAX_CONNECTIONS_PER_NETWORK));
      expect(await statusFor(CROWD)).toBeUndefined();
      expect(await statusFor(NEIGHBOUR)).toBe(200);
      for (const socket of sockets) socket.destroy();
      await vi.waitFor(async () => expect(await connections()).toBe(0));
      expect(await statusFor(CROWD)).toBe(200);
    },
  );

  test.skipIf(process.platform !== "linux").each(["1", CROWD, "127.0.0.0/8", "127.0.0.0/255.0.0.0"])(
    "are all served when it is a proxy that TRUST_PROXY=%s names",
    async (trust) => {
      const { connections, openFrom, statusFor } = await open({ TRUST_PROXY: trust });
      await openFrom(CROWD, MAX_CONNECTIONS_PER_NETWORK + 1);
      await vi.waitFor(async () => expect(await connections()).toBe(MAX_CONNECTIONS_PER_NETWORK + 1));
      expect(await statusFor(CROWD)).toBe(200);
    },
  );

  test.skipIf(process.platform !== "linux")(
    "that ask for nothing give way, also when others hold all that there are",
    async () => {
      const { openFrom, statusFor } = await open();
      for (let at = 1; at <= 9; at++) await openFrom(`127.1.${at}.1`, MAX_CONNECTIONS_PER_NETWORK);
      // And what is kept for networks with few.
      for (let at = 1; at <= 9; at++) await openFrom(`127.2.${at}.1`, 31);
      const statuses: unknown[] = [];
      while (statuses.length < 20) statuses.push(await statusFor(NEIGHBOUR));
      expect(statuses).toEqual(Array(20).fill(200));
      // Somebody on the network of such an address is served too.
      expect(await statusFor("127.1.1.2")).toBe(200);
    },
    30_000,
  );

  test.skipIf(process.platform !== "linux")(
    "from a wide network are closed beyond half of all",
    async () => {
      const { connections, openFrom } = await open();
      for (let at = 1; at <= 5; at++) await openFrom(`127.1.1.${at}`, MAX_CONNECTIONS_PER_NETWORK);
      await vi.waitFor(async () => expect(await connections()).toBe(MAX_CONNECTIONS / 2));
    },
    30_000,
  );

  test.skipIf(process.platform !== "linux")(
    "that are all being answered leave some for others",
    async () => {
      const { openFrom, statusFor, connections } = await open();
      for (let at = 1; at <= 9; at++) {
        for (const socket of await openFrom(`127.1.${at}.1`, MAX_CONNECTIONS_PER_NETWORK))
          socket.write(UNFINISHED);
      }
      await vi.waitFor(async () => expect(await connections()).toBeGreaterThan(0.85 * MAX_CONNECTIONS));
      expect(await statusFor(NEIGHBOUR)).toBe(200);
    },
    30_000,
  );

  test("are all served when it is a proxy on the same machine, trusted or not", async () => {
    const { connections, openFrom, statusFor } = await open();
    await openFrom("127.0.0.1", MAX_CONNECTIONS_PER_NETWORK + 1);
    await vi.waitFor(async () => expect(await connections()).toBe(MAX_CONNECTIONS_PER_NETWORK + 1));
    expect(await statusFor("127.0.0.1")).toBe(200);
  });
});
