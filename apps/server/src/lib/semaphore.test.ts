import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Semaphore } from "./semaphore.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

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

test("serves a caller with priority next, however many others wait and are rejected", async () => {
  const semaphore = new Semaphore({ concurrency: 1, queueSize: 2 });
  const order: string[] = [];
  const named = (name: string) => async () => {
    await work();
    order.push(name);
  };
  const admitted = [semaphore.run(named("running")), semaphore.run(named("a")), semaphore.run(named("b"))];
  await expect(semaphore.run(named("c"))).rejects.toMatchObject({ code: "unavailable" });
  admitted.push(semaphore.run(named("first"), { hasPriority: true }));
  await vi.advanceTimersByTimeAsync(4 * WORK_MS);
  await Promise.all(admitted);
  expect(order).toEqual(["running", "first", "a", "b"]);
});

test("serves callers with and without priority in turn", async () => {
  const semaphore = new Semaphore({ concurrency: 1, queueSize: 9 });
  const order: string[] = [];
  const add = (name: string, hasPriority: boolean) =>
    semaphore.run(
      async () => {
        await work();
        order.push(name);
      },
      { hasPriority },
    );
  const all = [add("running", false), add("a", false), add("b", false)];
  all.push(add("first", true), add("second", true), add("third", true));
  await vi.advanceTimersByTimeAsync(6 * WORK_MS);
  await Promise.all(all);
  expect(order).toEqual(["running", "first", "a", "second", "b", "third"]);
});

test("bounds callers with priority as well", async () => {
  const semaphore = new Semaphore({ concurrency: 1, queueSize: 1 });
  const admitted = [semaphore.run(work), semaphore.run(work, { hasPriority: true })];
  await expect(semaphore.run(work, { hasPriority: true })).rejects.toMatchObject({ code: "unavailable" });
  await vi.advanceTimersByTimeAsync(2 * WORK_MS);
  expect(await Promise.all(admitted)).toEqual(["done", "done"]);
});
