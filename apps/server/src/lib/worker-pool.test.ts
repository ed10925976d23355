import { join } from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import { countTo, fail, loopForEver, refuse, takeAllMemory } from "../../test/pool-tasks.ts";
import { AppError } from "./app-error.ts";
import { createWorkerPool, type OnWorkerLost } from "./worker-pool.ts";

const FILE = join(import.meta.dirname, "../../test/pool-worker.ts");

function openPool(queueSize = 4, onWorkerLost?: OnWorkerLost) {
  const lane = { workers: 1, queueSize, perAccount: 2, perNetwork: 2, maxHeapMb: 24 };
  return createWorkerPool(FILE, { lane }, onWorkerLost);
}

test("returns a result whose list takes many messages, whole and in order", async () => {
  const { numbers, total } = await openPool()(countTo, 12_345);
  expect(total).toBe(12_345);
  expect(numbers).toHaveLength(12_345);
  expect(numbers.every((number, at) => number === at)).toBe(true);
});

test("gives work that comes while an idle worker ends to another", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  onTestFinished(() => void vi.useRealTimers());
  const run = openPool();
  await run(countTo, 1);
  vi.advanceTimersByTime(5_000);
  await expect(run(countTo, 2)).resolves.toMatchObject({ total: 2 });
});

test("ends work that takes too long, and goes on with what waits behind it", async () => {
  const run = openPool();
  const endless = run(loopForEver, null, { timeoutMs: 300 });
  const next = run(countTo, 3);
  await expect(endless).rejects.toMatchObject({ code: "unavailable" });
  await expect(next).resolves.toMatchObject({ total: 3 });
});

test("rejects only the work that takes too much memory", async () => {
  const run = openPool();
  const failure = () => new AppError("payload_too_large", "too much");
  const greedy = run(takeAllMemory, null, { failure });
  const next = run(countTo, 3);
  await expect(greedy).rejects.toMatchObject({ code: "payload_too_large" });
  await expect(next).resolves.toMatchObject({ total: 3 });
});

test("tells once which work has cost a worker, and why", async () => {
  const lost: unknown[] = [];
  const run = openPool(4, (...loss) => lost.push(loss));
  await expect(run(loopForEver, null, { timeoutMs: 300 })).rejects.toThrow();
  await expect(run(takeAllMemory, null)).rejects.toThrow();
  await expect(run(fail, "a bug")).rejects.toThrow();
  expect(lost).toEqual([
    [loopForEver.name, "deadline"],
    [takeAllMemory.name, "memory"],
  ]);
});

test("passes on what a task refuses, and how it fails, and keeps its worker", async () => {
  const run = openPool();
  await expect(run(refuse, "no name")).rejects.toMatchObject({
    code: "invalid_input",
    message: "no name",
    details: { fields: { name: "no name" } },
  });
  await expect(run(fail, "a bug")).rejects.toThrow(new TypeError("a bug"));
  await expect(run(countTo, 1)).resolves.toMatchObject({ total: 1 });
});

test("refuses at once, and says when to come again, what does not fit into the queue", async () => {
  const run = openPool(1);
  const running = run(countTo, 1);
  const queued = run(countTo, 2);
  const refused = { code: "unavailable", details: { retryAfter: expect.any(Number) } };
  await expect(run(countTo, 3)).rejects.toMatchObject(refused);
  await expect(Promise.all([running, queued])).resolves.toHaveLength(2);
});

test("refuses an account and a network beyond their share, and nobody else", async () => {
  const run = openPool();
  const mine = [run(countTo, 1, { account: "mine" }), run(countTo, 2, { account: "mine" })];
  await expect(run(countTo, 3, { account: "mine" })).rejects.toMatchObject({ code: "unavailable" });
  const theirs = run(countTo, 4, { account: "theirs", network: "203.0.113.7" });
  await expect(Promise.all([...mine, theirs])).resolves.toHaveLength(3);
  await expect(run(countTo, 5, { account: "mine" })).resolves.toMatchObject({ total: 5 });
});
