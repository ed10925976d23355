import { once } from "node:events";
import { connect } from "node:net";
import { text } from "node:stream/consumers";
import { ErrorBody } from "@visita/domain/errors";
import { expect, test } from "vitest";
import { withDatabase } from "../../test/databases.ts";
import { buildTestApp } from "../../test/test-app.ts";

withDatabase("bytes that never become a request", (database) => {
  test.each([
    ["nonsense", "hello there\r\n\r\n", "400 Bad Request", "bad_request"],
    ["endless headers", `GET / HTTP/1.1\r\nx: ${"y".repeat(20_000)}\r\n\r\n`, "431 ", "payload_too_large"],
  ])("%s are answered in the error shape", async (_, sent, status, code) => {
    const app = await buildTestApp(database);
    await app.listen({ host: "127.0.0.1", port: 0 });
    const { port } = app.server.address() as { port: number };
    const socket = connect(port, "127.0.0.1");
    await once(socket, "connect");
    socket.write(sent);
    const [head = "", body = ""] = (await text(socket)).split("\r\n\r\n");
    expect(head).toContain(`HTTP/1.1 ${status}`);
    expect(ErrorBody.parse(JSON.parse(body))).toMatchObject({ code });
  });
});
