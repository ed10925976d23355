import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { setTimeout as wait } from "node:timers/promises";

type Post = {
  path: string;
  cookie?: string;
  bytes: Buffer;
  /** Sent in pieces, without saying beforehand how much will come. */
  chunked?: boolean;
};

const PIECE_BYTES = 16 * 1024;
const PIECE_MS = 10;
const PATIENCE_MS = 30_000;
const STATUS_LINE = /^HTTP\/1\.1 (\d{3})/;

/**
 * Sends and looks up at the first word of an answer, whether all was sent or not. Milliseconds count from the moment
 * the request begins; the status is 0 when there was none.
 */
export async function rawPost(port: number, post: Post): Promise<{ status: number; ms: number }> {
  const socket = connect({ host: "127.0.0.1", port, noDelay: true });
  const { promise, resolve } = Promise.withResolvers<number>();
  socket.on("error", () => resolve(0));
  socket.on("close", () => resolve(0));
  socket.setTimeout(PATIENCE_MS, () => resolve(0));
  socket.once("data", (data) => resolve(Number(STATUS_LINE.exec(data.toString("latin1"))?.[1] ?? 0)));
  await once(socket, "connect").catch(() => {});
  const begun = performance.now();
  void send(socket, post);
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

/** As over a line of thirteen megabits a second: without one, this side would be busier with sending than with listening. */
async function send(socket: Socket, post: Post): Promise<void> {
  const { bytes, chunked } = post;
  socket.write(headOf(post));
  for (let at = 0; at < bytes.length && socket.writable; at += PIECE_BYTES) {
    const piece = bytes.subarray(at, at + PIECE_BYTES);
    if (chunked) socket.write(`${piece.length.toString(16)}\r\n`);
    socket.write(piece);
    if (chunked) socket.write("\r\n");
    await wait(PIECE_MS);
  }
  if (chunked && socket.writable) socket.write("0\r\n\r\n");
}
