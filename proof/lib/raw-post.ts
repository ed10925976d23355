import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { setTimeout as wait } from "node:timers/promises";

type Post = {
  path: string;
  cookie?: string;
  bytes: Buffer;
  /** Without saying beforehand how much will come. */
  chunked?: boolean;
};

export type Answered = { status: number; ms: number };

/** A gigabit a second. */
const LINE_BYTES_PER_MS = 125_000;
const PIECE_MS = 25;
const PATIENCE_MS = 60_000;
const STATUS_LINE = /^HTTP\/1\.1 (\d{3})/;

/**
 * Sends all at once, over the line that a machine like the reference one has, of which each sender gets an equal part:
 * through a loopback without a limit, this side would be busier with sending than with listening.
 */
export function rawPosts(port: number, posts: readonly Post[]): Promise<Answered[]> {
  const pieceBytes = Math.floor((LINE_BYTES_PER_MS * PIECE_MS) / posts.length);
  return Promise.all(posts.map((post) => rawPost(port, post, pieceBytes)));
}

/**
 * Looks up at the first word of an answer, whether all was sent or not. Milliseconds count from the moment the request
 * begins; the status is 0 when there was none.
 */
async function rawPost(port: number, post: Post, pieceBytes: number): Promise<Answered> {
  const socket = connect({ host: "127.0.0.1", port, noDelay: true });
  const { promise, resolve } = Promise.withResolvers<number>();
  socket.on("error", () => resolve(0));
  socket.on("close", () => resolve(0));
  socket.setTimeout(PATIENCE_MS, () => resolve(0));
  socket.once("data", (data) => resolve(Number(STATUS_LINE.exec(data.toString("latin1"))?.[1] ?? 0)));
  await once(socket, "connect").catch(() => {});
  const begun = performance.now();
  void send(socket, post, pieceBytes);
  const status = await promise;
  const ms = performance.now() - begun;
  socket.destroy();
  return { status, ms };
}

function headOf({ path, cookie, bytes, chunked }: Post): string {
  const size = chunked ? "transfer-encoding: chunked" : `content-length: ${bytes.length}`;
  const lines = [`POST ${path} HTTP/1.1`, "host: cards.internal", "content-type: application/json", size];
  return [...lines, ...(cookie ? [`cookie: ${cookie}`] : []), "", ""].join("\r\n");
}

async function send(socket: Socket, post: Post, pieceBytes: number): Promise<void> {
  const { bytes, chunked } = post;
  socket.write(headOf(post));
  for (let at = 0; at < bytes.length && socket.writable; at += pieceBytes) {
    const piece = bytes.subarray(at, at + pieceBytes);
    if (chunked) socket.write(`${piece.length.toString(16)}\r\n`);
    socket.write(piece);
    if (chunked) socket.write("\r\n");
    await wait(PIECE_MS);
  }
  if (chunked && socket.writable) socket.write("0\r\n\r\n");
}
