import { expect, test } from "vitest";
import { TimedCache } from "./timed-cache.ts";

test("reads once for a while, for everybody who asks meanwhile", async () => {
  let now = 0;
  let reads = 0;
  const cache = new TimedCache(1_000, () => now);
  const read = async () => {
    reads += 1;
    return reads;
  };
  expect(await Promise.all([cache.get("people", read), cache.get("people", read)])).toEqual([1, 1]);
  expect(await cache.get("cards", read)).toBe(2);
  now = 1_000;
  expect(await cache.get("people", read)).toBe(3);
});

test("does not keep a failure", async () => {
  const cache = new TimedCache(1_000, () => 0);
  await expect(cache.get("people", () => Promise.reject(new Error("away")))).rejects.toThrow("away");
  expect(await cache.get("people", async () => 7)).toBe(7);
});
