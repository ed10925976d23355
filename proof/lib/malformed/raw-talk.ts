import { once } from "node:events";
import { connect } from "node:net";
import { text } from "node:stream/consumers";
import type { MalformedRequest } from "../../../apps/server/test/malformed-requests.ts";

export type RawAnswer = { status: number; head: string; body: string };

const PATIENCE_MS = 30_000;

/** Says something on a connection of its own and returns all answers that come until it is closed. */
export async function rawTalk(port: number, bytes: Buffer): Promise<RawAnswer[]> {
  const socket = connect({ host: "127.0.0.1", port }).setEncoding("latin1");
  socket.setTimeout(PATIENCE_MS, () => socket.destroy(new Error("It was not answered.")));
  await once(socket, "connect");
  socket.end(bytes);
  // To be cut off is an answer too.
  const stream = await text(socket).catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ECONNRESET" || error.code === "EPIPE") return "";
    throw error;
  });
  return stream
    .split(/(?=HTTP\/1\.1 \d{3} )/)
    .filter(Boolean)
    .map(toAnswer);
}

function toAnswer(answer: string): RawAnswer {
  const [head = "", ...rest] = answer.split("\r\n\r\n");
  // Node itself refuses a few without a word: an empty body, sent as a chunk of no bytes.
  const isEmpty = rest[0] === "0" && /^transfer-encoding: chunked$/im.test(head);
  return { status: Number(head.slice(9, 12)), head, body: isEmpty ? "" : rest.join("\r\n\r\n") };
}

/** The bytes of a request, as wrong as it is: a client library would mend it or refuse. */
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
