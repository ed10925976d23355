import { setTimeout as wait } from "node:timers/promises";

const POLL_MS = 2;

/**
 * Open-loop load: starts `perSecond` calls of `work` each second, whether or not earlier ones have finished, as
 * independent users do. Resolves when all have finished; `work` handles its own errors.
 */
export async function atRate(
  perSecond: number,
  seconds: number,
  work: (index: number) => Promise<void>,
  signal?: AbortSignal,
): Promise<void> {
  const total = Math.round(perSecond * seconds);
  const startedAt = performance.now();
  const running: Promise<void>[] = [];
  while (running.length < total && !signal?.aborted) {
    const due = Math.min(total, Math.floor(((performance.now() - startedAt) / 1000) * perSecond) + 1);
    while (running.length < due) running.push(work(running.length));
    await wait(POLL_MS);
  }
  await Promise.all(running);
}

/** Runs `work` on all items in order, `count` at a time. */
export async function forEachConcurrent<T>(
  count: number,
  items: readonly T[],
  work: (item: T) => Promise<void>,
): Promise<void> {
  const left = items.values();
  const worker = async () => {
    for (const item of left) await work(item);
  };
  await Promise.all(Array.from({ length: count }, worker));
}
