import { expect, test } from "vitest";
import { RECENT_WRITE_MS, RecentWrites } from "./recent-writes.ts";
import { ReplicaLag } from "./replica-lag.ts";

test("a replica is as old as the last position of the primary that it has replayed", () => {
  const lag = new ReplicaLag();
  lag.note(1_000, 50);
  lag.note(1_500, 80);
  lag.note(2_000, 120);
  expect(lag.of(120, 2_100, false)).toBe(100);
  expect(lag.of(90, 2_100, false)).toBe(600);
  expect(lag.of(40, 2_100, false)).toBe(Number.POSITIVE_INFINITY);
});

test("a primary without writes makes no replica old", () => {
  const lag = new ReplicaLag();
  for (let at = 0; at <= 60_000; at += 500) lag.note(at, 50);
  expect(lag.of(50, 60_100, false)).toBe(100);
});

test("while the primary is away, a replica that had everything stays new", () => {
  const lag = new ReplicaLag();
  lag.note(1_000, 50);
  expect(lag.of(50, 30_000, true)).toBe(0);
  expect(lag.of(50, 30_000, false)).toBe(29_000);
  expect(new ReplicaLag().of(50, 1_000, true)).toBe(Number.POSITIVE_INFINITY);
});

test("a log that goes on from an earlier position begins a new history", () => {
  const lag = new ReplicaLag();
  lag.note(1_000, 500);
  lag.note(1_500, 400);
  expect(lag.of(400, 1_600, false)).toBe(100);
});

test("a write is recent for longer than a replica may lag", () => {
  let now = 0;
  const writes = new RecentWrites(() => now);
  writes.add("card ada");
  now += RECENT_WRITE_MS - 1;
  expect([writes.has("card ada"), writes.has("card sam")]).toEqual([true, false]);
  writes.add("card sam");
  now += 1;
  expect([writes.has("card ada"), writes.has("card sam")]).toEqual([false, true]);
});
