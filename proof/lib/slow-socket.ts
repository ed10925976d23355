import { connect } from "node:net";

const DRIP_MS = 1_000;

/**
 * A connection on which somebody begins to say something and then goes on by one byte a second. Resolves once it was
 * closed, with the milliseconds that took, or without end when it was given up first.
 */
export function holdSlowSocket(port: number, beginning: string, givenUp: AbortSignal): Promise<number> {
  const openedAt = performance.now();
  const socket = connect({ host: "127.0.0.1", port });
  const dripping = setInterval(() => {
    if (socket.writable) socket.write("a");
  }, DRIP_MS);
  const giveUp = () => socket.destroy();
  givenUp.addEventListener("abort", giveUp, { once: true });
  socket.write(beginning);
  socket.resume();
  // Being cut off is what is waited for; whether with a reset or not does not matter.
  socket.on("error", () => {});
  return new Promise((resolve) => {
    socket.once("close", () => {
      clearInterval(dripping);
      givenUp.removeEventListener("abort", giveUp);
      resolve(givenUp.aborted ? Number.POSITIVE_INFINITY : performance.now() - openedAt);
    });
  });
}
