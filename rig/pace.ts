import { setTimeout as wait } from "node:timers/promises";

const LOOK_EVERY_MS = 2;

/**
 * Begins `perSecond` pieces of work each second, whether or not earlier ones are done, as people do who do not know of
 * each other. Resolves when all have ended; the work reports its own failures.
 */
export async function pace(
  perSecond: number,
  seconds: number,
  work: (at: number) => Promise<void>,
  signal?: AbortSignal,
): Promise<void> {
  const total = Math.round(perSecond * seconds);
  const begun = performance.now();
  const running: Promise<void>[] = [];
  while (running.length < total && !signal?.aborted) {
    const due = Math.min(total, Math.floor(((performance.now() - begun) / 1000) * perSecond) + 1);
    while (running.length < due) running.push(work(running.length));
    await wait(LOOK_EVERY_MS);
  }
  await Promise.all(running);
}
