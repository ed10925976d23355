import { setTimeout as wait } from "node:timers/promises";

const POLL_MS = 20;

/** Polls until it holds, and returns the milliseconds that it took; infinity after the timeout. */
export async function untilTrue(holds: () => Promise<boolean>, timeoutMs: number): Promise<number> {
  const startedAt = performance.now();
  while (performance.now() - startedAt < timeoutMs) {
    if (await holds().catch(() => false)) return performance.now() - startedAt;
    await wait(POLL_MS);
  }
  return Number.POSITIVE_INFINITY;
}
