import { setTimeout as wait } from "node:timers/promises";
import { holdSlowSocket } from "./slow-socket.ts";

const OPENED_PER_TICK = 10;
const TICK_MS = 10;

type Attack = {
  port: number;
  /** One for each sender. */
  beginnings: readonly string[];
  /** So long do they open a new connection for each one that is closed. */
  seconds: number;
  /** After so long the last ones no longer wait to be closed. */
  patienceSeconds: number;
};

/** Comes within a second, as from many places. Resolves with the milliseconds after which each connection was closed. */
export async function sendSlowly({ port, beginnings, seconds, patienceSeconds }: Attack): Promise<number[]> {
  const closedAfter: number[] = [];
  const over = AbortSignal.timeout(seconds * 1000);
  const givenUp = AbortSignal.timeout((seconds + patienceSeconds) * 1000);

  async function keepSending(beginning: string): Promise<void> {
    while (!over.aborted) closedAfter.push(await holdSlowSocket(port, beginning, givenUp));
  }

  const senders: Promise<void>[] = [];
  for (const [at, beginning] of beginnings.entries()) {
    senders.push(keepSending(beginning));
    if (at % OPENED_PER_TICK === 0) await wait(TICK_MS);
  }
  await Promise.all(senders);
  return closedAfter;
}
