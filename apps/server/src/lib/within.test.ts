import { expect, test, vi } from "vitest";
import { within } from "./within.ts";

test("gives what the work gives, and its error", async () => {
  expect(await within(1_000, Promise.resolve("done"))).toBe("done");
  await expect(within(1_000, Promise.reject(new Error("broken")))).rejects.toThrow("broken");
});

test("does not wait for work without end", async () => {
  vi.useFakeTimers();
  try {
    const waiting = expect(within(1_000, new Promise(() => {}))).rejects.toMatchObject({
      code: "unavailable",
    });
    await vi.advanceTimersByTimeAsync(1_000);
    await waiting;
    expect(vi.getTimerCount()).toBe(0);
  } finally {
    vi.useRealTimers();
  }
});
