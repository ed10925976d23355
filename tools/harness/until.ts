import { setTimeout as wait } from "node:timers/promises";

/** Polls until it holds, and returns the milliseconds that it took; infinity after the timeout. */
export async function until(
  holds: () => Promise<boolean> | boolean,
  timeoutMs: number,
  pollMs = 20,
): Promise<number> {
  const startedAt = performance.now();
  while (performance.now() - startedAt < timeoutMs) {
    if (await hasCome(holds)) return performance.now() - startedAt;
    await wait(pollMs);
  }
  return Number.POSITIVE_INFINITY;
}

/** A failure is an answer too: what is asked may not have started yet. */
async function hasCome(holds: () => Promise<boolean> | boolean): Promise<boolean> {
  try {
    return await holds();
  } catch {
    return false;
  }
}
