import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { withTimeout } from "./with-timeout.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("gives what the work gives, and its error", async () => {
  expect(await withTimeout(Promise.resolve("done"), 1_000)).toBe("done");
  await expect(withTimeout(Promise.reject(new Error("broken")), 1_000)).rejects.toThrow("broken");
  expect(vi.getTimerCount()).toBe(0);
});

test("does not wait for work without end", async () => {
  const waiting = expect(withTimeout(new Promise(() => {}), 1_000)).rejects.toMatchObject({
    code: "unavailable",
  });
  await vi.advanceTimersByTimeAsync(1_000);
  await waiting;
  expect(vi.getTimerCount()).toBe(0);
});

test("work that was still queued at the timeout can tell that it is too late", async () => {
  const queued = Promise.withResolvers<void>();
  const begun = vi.fn();
  const work = async (signal: AbortSignal) => {
    await queued.promise;
    signal.throwIfAborted();
    begun();
  };
  const waiting = expect(withTimeout(work, 1_000, () => new Error("too late"))).rejects.toThrow("too late");
  await vi.advanceTimersByTimeAsync(1_000);
  await waiting;
  queued.resolve();
  await vi.runAllTimersAsync();
  expect(begun).not.toHaveBeenCalled();
});
