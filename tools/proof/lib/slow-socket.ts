import { connect } from "node:net";

const DRIP_MS = 1_000;

/**
 * Sends the first bytes and then `drip` each second. Resolves with the milliseconds until the server closed the
 * connection, or with Infinity if `givenUp` aborts first.
 */
export function holdSlowSocket(
  port: number,
  beginning: string,
  givenUp: AbortSignal,
  drip = "a",
): Promise<number> {
  const openedAt = performance.now();
  const socket = connect({ host: "127.0.0.1", port });
  const dripping = setInterval(() => {
    if (socket.writable) socket.write(drip);
  }, DRIP_MS);
  const giveUp = () => socket.destroy();
  givenUp.addEventListener("abort", giveUp, { once: true });
  socket.write(beginning);
  socket.resume();
  // The server is expected to close the connection, with a reset or without.
  socket.on("error", () => {});
  return new Promise((resolve) => {
    socket.once("close", () => {
      clearInterval(dripping);
      givenUp.removeEventListener("abort", giveUp);
      resolve(givenUp.aborted ? Number.POSITIVE_INFINITY : performance.now() - openedAt);
    });
  });
}
