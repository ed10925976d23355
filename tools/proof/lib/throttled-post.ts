import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { setTimeout as wait } from "node:timers/promises";

type Post = {
  path: string;
  cookie?: string;
  bytes: Buffer;
  /** Sent without content-length. */
  chunked?: boolean;
};

type PostResult = { status: number; ms: number };

/** One gigabit per second. */
const LINE_BYTES_PER_MS = 125_000;
const CHUNK_INTERVAL_MS = 25;
const TIMEOUT_MS = 60_000;
const STATUS_LINE = /^HTTP\/1\.1 (\d{3})/;

/**
 * Sends all posts at the same time, sharing one gigabit per second evenly: on an unthrottled loopback this process would
 * be busier with sending than with receiving.
 */
export function throttledPosts(port: number, posts: readonly Post[]): Promise<PostResult[]> {
  const chunkBytes = Math.floor((LINE_BYTES_PER_MS * CHUNK_INTERVAL_MS) / posts.length);
  return Promise.all(posts.map((post) => throttledPost(port, post, chunkBytes)));
}

/**
 * Resolves at the first bytes of the response, even if the body is not sent completely. `ms` counts from the start of the
 * request; status 0 means no response.
 */
async function throttledPost(port: number, post: Post, chunkBytes: number): Promise<PostResult> {
  const socket = connect({ host: "127.0.0.1", port, noDelay: true });
  const { promise, resolve } = Promise.withResolvers<number>();
  socket.on("error", () => resolve(0));
  socket.on("close", () => resolve(0));
  socket.setTimeout(TIMEOUT_MS, () => resolve(0));
  socket.once("data", (data) => resolve(Number(STATUS_LINE.exec(data.toString("latin1"))?.[1] ?? 0)));
  await once(socket, "connect").catch(() => {});
  const startedAt = performance.now();
  void send(socket, post, chunkBytes);
  const status = await promise;
  const ms = performance.now() - startedAt;
  socket.destroy();
  return { status, ms };
}

function headOf({ path, cookie, bytes, chunked }: Post): string {
  const size = chunked ? "transfer-encoding: chunked" : `content-length: ${bytes.length}`;
  const lines = [`POST ${path} HTTP/1.1`, "host: cards.internal", "content-type: application/json", size];
  return [...lines, ...(cookie ? [`cookie: ${cookie}`] : []), "", ""].join("\r\n");
}

async function send(socket: Socket, post: Post, chunkBytes: number): Promise<void> {
  const { bytes, chunked } = post;
  socket.write(headOf(post));
  for (let at = 0; at < bytes.length && socket.writable; at += chunkBytes) {
    const chunk = bytes.subarray(at, at + chunkBytes);
    if (chunked) socket.write(`${chunk.length.toString(16)}\r\n`);
    socket.write(chunk);
    if (chunked) socket.write("\r\n");
    await wait(CHUNK_INTERVAL_MS);
  }
  if (chunked && socket.writable) socket.write("0\r\n\r\n");
}
