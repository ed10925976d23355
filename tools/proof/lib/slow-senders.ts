import { connect } from "node:net";
import { setTimeout as wait } from "node:timers/promises";

const OPENED_PER_TICK = 10;
const TICK_MS = 10;

type Attack = {
  port: number;
  /** The first bytes, one entry per sender. */
  beginnings: readonly string[];
  /** During this time a sender replaces each closed connection. */
  seconds: number;
  /** How long after that the last connections may stay open. */
  closeTimeoutSeconds: number;
  /** Sent each second; one byte unless told. */
  drip?: string;
};

/** Opens all connections within a second. Resolves with the milliseconds after which each was closed. */
export async function sendSlowly({
  port,
  beginnings,
  seconds,
  closeTimeoutSeconds,
  drip,
}: Attack): Promise<number[]> {
  const closedAfter: number[] = [];
  const over = AbortSignal.timeout(seconds * 1000);
  const givenUp = AbortSignal.timeout((seconds + closeTimeoutSeconds) * 1000);

  async function keepSending(beginning: string): Promise<void> {
    while (!over.aborted) closedAfter.push(await holdSlowSocket(port, beginning, givenUp, drip));
  }

  const senders: Promise<void>[] = [];
  for (const [at, beginning] of beginnings.entries()) {
    senders.push(keepSending(beginning));
    if (at % OPENED_PER_TICK === 0) await wait(TICK_MS);
  }
  await Promise.all(senders);
  return closedAfter;
}

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
