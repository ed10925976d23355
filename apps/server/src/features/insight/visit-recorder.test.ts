import { expect, test, vi } from "vitest";
import type { Visit, VisitBatch } from "./visit.ts";
import { BATCH_SIZE, MAX_WAITING, VisitRecorder, WRITE_INTERVAL_MS } from "./visit-recorder.ts";

function aVisit(at: number): Visit {
  return {
    card: "AAAAAAAAAAAAAAAAAAAAAA",
    kind: "view",
    at,
    day: "2026-04-23",
    ip: "203.0.113.9",
    userAgent: "Mozilla/5.0",
    sessionToken: undefined,
    isPrivate: false,
  };
}

/** A recorder on a database that can be away. */
function open() {
  const written: VisitBatch[] = [];
  const warnings: { waiting?: number; dropped?: number }[] = [];
  let fault: Error | undefined;
  const recorder = new VisitRecorder({
    write: async (batch) => {
      if (fault) throw fault;
      written.push(batch);
    },
    log: { warn: (fields) => warnings.push(fields), error: (fields) => warnings.push(fields) },
  });
  return {
    recorder,
    warnings,
    numbers: () => written.map(({ number }) => number),
    times: () => written.flatMap(({ visits }) => visits.map(({ at }) => at)),
    fail: (error?: Error) => {
      fault = error;
    },
  };
}

const AWAY = Object.assign(new Error("gone"), { code: "ECONNREFUSED" });

test("writes after five seconds, all in one batch", async () => {
  vi.useFakeTimers();
  const { recorder, numbers, times } = open();
  for (const at of [1, 2, 3]) recorder.record(aVisit(at));
  await vi.advanceTimersByTimeAsync(WRITE_INTERVAL_MS - 1);
  expect(numbers()).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect([numbers(), times()]).toEqual([[1], [1, 2, 3]]);
  vi.useRealTimers();
});

test("writes sooner when there are many", async () => {
  const { recorder, numbers, times } = open();
  for (let at = 0; at < 2 * BATCH_SIZE + 1; at++) recorder.record(aVisit(at));
  await vi.waitFor(() => expect(numbers()).toEqual([1, 2]));
  await recorder.stop();
  expect(times()).toHaveLength(2 * BATCH_SIZE + 1);
});

test("writes the rest when it stops", async () => {
  const { recorder, times, warnings } = open();
  recorder.record(aVisit(1));
  await recorder.stop();
  expect(times()).toEqual([1]);
  expect(warnings).toEqual([]);
});

test("tries the same batch again while the database is away, and then those after it", async () => {
  const { recorder, fail, numbers, times, warnings } = open();
  fail(AWAY);
  recorder.record(aVisit(1));
  await recorder.flush();
  recorder.record(aVisit(2));
  await recorder.flush();
  expect(warnings).toMatchObject([
    { waiting: 1, dropped: 0 },
    { waiting: 2, dropped: 0 },
  ]);
  fail();
  await recorder.flush();
  await recorder.flush();
  expect([numbers(), times()]).toEqual([
    [1, 2],
    [1, 2],
  ]);
});

test("drops the oldest beyond its bound, and says how many", async () => {
  const { recorder, fail, times, warnings } = open();
  fail(AWAY);
  for (let at = 0; at < MAX_WAITING + 2 * BATCH_SIZE; at++) recorder.record(aVisit(at));
  await recorder.flush();
  expect(warnings.at(-1)).toMatchObject({ waiting: MAX_WAITING, dropped: 2 * BATCH_SIZE });
  fail();
  await recorder.flush();
  expect(times()).toHaveLength(MAX_WAITING);
  expect(times()).toContain(MAX_WAITING + 2 * BATCH_SIZE - 1);
  expect(warnings.at(-1)).toEqual({ dropped: 2 * BATCH_SIZE });
});

test("is not held up by a batch that can never be written", async () => {
  const { recorder, fail, times, warnings } = open();
  fail(new Error("no such column"));
  recorder.record(aVisit(1));
  await recorder.flush();
  expect(warnings).toMatchObject([{ dropped: 1 }]);
  fail();
  recorder.record(aVisit(2));
  await recorder.flush();
  expect(times()).toEqual([2]);
});
