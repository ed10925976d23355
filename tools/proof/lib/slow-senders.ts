import { setTimeout as wait } from "node:timers/promises";
import { holdSlowSocket } from "./slow-socket.ts";

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
