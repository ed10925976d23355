import { once } from "node:events";
import { connect } from "node:net";
import { text } from "node:stream/consumers";
import type { MalformedRequest } from "../../../../apps/server/test/security/malformed-requests.ts";

export type RawResponse = { status: number; head: string; body: string };

const TIMEOUT_MS = 30_000;

/** Sends bytes on a new connection and returns all responses until it is closed. */
export async function rawRequest(port: number, bytes: Buffer): Promise<RawResponse[]> {
  const socket = connect({ host: "127.0.0.1", port }).setEncoding("latin1");
  socket.setTimeout(TIMEOUT_MS, () => socket.destroy(new Error("It was not answered.")));
  await once(socket, "connect");
  socket.end(bytes);
  // A reset is a valid reaction.
  const stream = await text(socket).catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ECONNRESET" || error.code === "EPIPE") return "";
    throw error;
  });
  return stream
    .split(/(?=HTTP\/1\.1 \d{3} )/)
    .filter(Boolean)
    .map(parseResponse);
}

function parseResponse(response: string): RawResponse {
  const [head = "", ...rest] = response.split("\r\n\r\n");
  // Node refuses some requests itself, with an empty chunked body.
  const isEmpty = rest[0] === "0" && /^transfer-encoding: chunked$/im.test(head);
  return { status: Number(head.slice(9, 12)), head, body: isEmpty ? "" : rest.join("\r\n\r\n") };
}

/** The malformed request as bytes; an HTTP client would correct or refuse it. */
export function toBytes({ method, path, headers, body }: MalformedRequest, cookie?: string): Buffer {
  const content = body === undefined ? undefined : Buffer.from(body);
  const all = {
    host: "cards.internal",
    ...(cookie && { cookie }),
    ...(content && { "content-length": String(content.length) }),
    ...headers,
    connection: "close",
  };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}`);
  const head = [`${method} ${path} HTTP/1.1`, ...lines, "", ""].join("\r\n");
  return Buffer.concat([Buffer.from(head), content ?? Buffer.alloc(0)]);
}
