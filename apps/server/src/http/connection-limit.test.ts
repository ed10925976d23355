import { once } from "node:events";
import { request } from "node:http";
import { connect, type Socket } from "node:net";
import { expect, onTestFinished, test, vi } from "vitest";
import { eachDatabase } from "../../test/databases.ts";
import { buildTestApp } from "../../test/test-app.ts";
import { MAX_CONNECTIONS_PER_NETWORK } from "./connection-limit.ts";

const CROWD = "127.0.0.2";
const NEIGHBOUR = "127.0.0.3";

/** Other addresses of the loopback network exist on Linux alone. */
eachDatabase("many connections from one address", (database) => {
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

  test("are all served when it is a proxy on the same machine, trusted or not", async () => {
    const { connections, openFrom, statusFor } = await open();
    await openFrom("127.0.0.1", MAX_CONNECTIONS_PER_NETWORK + 1);
    await vi.waitFor(async () => expect(await connections()).toBe(MAX_CONNECTIONS_PER_NETWORK + 1));
    expect(await statusFor("127.0.0.1")).toBe(200);
  });
});
