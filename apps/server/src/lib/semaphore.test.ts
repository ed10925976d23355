import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Semaphore } from "./semaphore.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const LANES = ["owner", "stranger", "newcomer"] as const;
const WORK_MS = 400;
const work = () => new Promise<string>((resolve) => setTimeout(() => resolve("done"), WORK_MS));

test("rejects at once whoever would have to wait longer than allowed, by the durations so far", async () => {
  const semaphore = new Semaphore({ concurrency: 1, queueSize: 100, maxWaitMs: 2 * WORK_MS });
  for (let at = 0; at < 9; at++) {
    const measured = semaphore.run(work);
    await vi.advanceTimersByTimeAsync(WORK_MS);
    await measured;
  }

  const [running, second, third] = [semaphore.run(work), semaphore.run(work), semaphore.run(work)];
  await expect(semaphore.run(work)).rejects.toMatchObject({ code: "unavailable" });
  await vi.advanceTimersByTimeAsync(3 * WORK_MS);
  expect(await Promise.all([running, second, third])).toEqual(["done", "done", "done"]);
});

test("expects the typical duration before any was measured", async () => {
  const semaphore = new Semaphore({
    concurrency: 1,
    queueSize: 100,
    maxWaitMs: 2 * WORK_MS,
    typicalMs: WORK_MS,
  });
  const admitted = [semaphore.run(work), semaphore.run(work), semaphore.run(work)];
  await expect(semaphore.run(work)).rejects.toMatchObject({ code: "unavailable" });
  await vi.advanceTimersByTimeAsync(3 * WORK_MS);
  expect(await Promise.all(admitted)).toEqual(["done", "done", "done"]);
});

test("rejects whoever has been queued for too long and goes on with the rest", async () => {
  const semaphore = new Semaphore({ concurrency: 1, queueSize: 100, queueTimeoutMs: WORK_MS + 1 });
  const [running, next, late] = [semaphore.run(work), semaphore.run(work), semaphore.run(work)];
  const lateOutcome = expect(late).rejects.toMatchObject({ code: "unavailable" });
  await vi.advanceTimersByTimeAsync(2 * WORK_MS);
  expect(await Promise.all([running, next])).toEqual(["done", "done"]);
  await lateOutcome;
});

test("queues callers behind one slow start", async () => {
  const semaphore = new Semaphore({ concurrency: 1, queueSize: 100, maxWaitMs: 2 * WORK_MS });
  const slow = semaphore.run(() => new Promise<void>((resolve) => setTimeout(resolve, 10 * WORK_MS)));
  await vi.advanceTimersByTimeAsync(10 * WORK_MS);
  await slow;
  const [running, next] = [semaphore.run(work), semaphore.run(work)];
  await vi.advanceTimersByTimeAsync(2 * WORK_MS);
  expect(await Promise.all([running, next])).toEqual(["done", "done"]);
});

test("serves a caller of another lane next, however many wait in the full one and are rejected", async () => {
  const semaphore = new Semaphore({ concurrency: 1, queueSize: 2, lanes: LANES });
  const order: string[] = [];
  const named = (name: string) => async () => {
    await work();
    order.push(name);
  };
  const admitted = ["running", "a", "b"].map((name) => semaphore.run(named(name), "stranger"));
  await expect(semaphore.run(named("c"), "stranger")).rejects.toMatchObject({ code: "unavailable" });
  admitted.push(semaphore.run(named("first"), "owner"));
  await vi.advanceTimersByTimeAsync(4 * WORK_MS);
  await Promise.all(admitted);
  expect(order).toEqual(["running", "first", "a", "b"]);
});

test("serves the lanes in turn, so that none starves another", async () => {
  const semaphore = new Semaphore({ concurrency: 1, queueSize: 9, lanes: LANES });
  const order: string[] = [];
  const add = (name: string, lane: (typeof LANES)[number]) =>
    semaphore.run(async () => {
      await work();
      order.push(name);
    }, lane);
  const all = [
    add("running", "stranger"),
    add("a", "stranger"),
    add("b", "stranger"),
    add("new", "newcomer"),
  ];
  all.push(add("first", "owner"), add("second", "owner"), add("third", "owner"));
  await vi.advanceTimersByTimeAsync(7 * WORK_MS);
  await Promise.all(all);
  expect(order).toEqual(["running", "first", "a", "new", "second", "b", "third"]);
});

test("bounds every lane by itself, and expects the turns of the others", async () => {
  const semaphore = new Semaphore({
    concurrency: 1,
    queueSize: 9,
    lanes: LANES,
    maxWaitMs: 3 * WORK_MS,
    typicalMs: WORK_MS,
  });
  const admitted = [
    semaphore.run(work, "owner"),
    semaphore.run(work, "owner"),
    semaphore.run(work, "stranger"),
  ];
  await expect(semaphore.run(work, "owner")).rejects.toMatchObject({ code: "unavailable" });
  await vi.advanceTimersByTimeAsync(3 * WORK_MS);
  expect(await Promise.all(admitted)).toEqual(["done", "done", "done"]);
});

test("lets the first of every lane wait, however slow the machine is and whatever fills the others", async () => {
  const semaphore = new Semaphore({
    concurrency: 1,
    queueSize: 9,
    lanes: LANES,
    maxWaitMs: WORK_MS / 2,
    typicalMs: WORK_MS,
  });
  const admitted = [semaphore.run(work, "stranger"), semaphore.run(work, "stranger")];
  await expect(semaphore.run(work, "stranger")).rejects.toMatchObject({ code: "unavailable" });
  admitted.push(semaphore.run(work, "owner"));
  await vi.advanceTimersByTimeAsync(3 * WORK_MS);
  expect(await Promise.all(admitted)).toEqual(["done", "done", "done"]);
});
