import { once } from "node:events";
import { connect } from "node:net";
import { expect, onTestFinished, test, vi } from "vitest";
import { eachDatabase } from "../../test/databases.ts";
import { buildTestApp } from "../../test/test-app.ts";

const HEAD = "POST /api/auth/login HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\n";
const HALF = " ".repeat(100_000);

eachDatabase("a body that is too large", (database) => {
  test.each([
    ["with its length", `content-length: ${2 * HALF.length}\r\n\r\n`, HALF],
    ["in pieces", "transfer-encoding: chunked\r\n\r\n", `186a0\r\n${HALF}\r\n`],
  ])("%s is refused while it is being sent, with time to read the answer", async (_, size, beginning) => {
    const app = await buildTestApp(database);
    await app.listen({ host: "127.0.0.1", port: 0 });
    const socket = connect((app.server.address() as { port: number }).port, "127.0.0.1");
    vi.useFakeTimers({ toFake: ["setTimeout"] });
    onTestFinished(() => {
      vi.useRealTimers();
      socket.destroy();
    });
    // The close may be a reset.
    socket.on("error", () => {});
    const closed = new Promise((resolve) => socket.once("close", resolve));
    socket.write(HEAD + size + beginning);
    const [answer] = (await once(socket, "data")) as [Buffer];
    expect(answer.toString()).toContain("HTTP/1.1 413");
    await app.inject("/healthz");
    expect(socket.closed).toBe(false);
    await vi.advanceTimersByTimeAsync(2_000);
    await closed;
  });

  test("that has arrived whole leaves the connection as it is", async () => {
    const app = await buildTestApp(database);
    const response = await app.inject({
      method: "POST",
      url: "/api/auth/login",
      headers: { "content-type": "application/json" },
      payload: HALF,
    });
    expect(response.statusCode).toBe(413);
  });
});
