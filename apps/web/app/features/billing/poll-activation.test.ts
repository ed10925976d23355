import type { UserSubscription } from "@visita/domain/billing/billing.contract";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ApiError, NetworkError } from "../../lib/api-error.ts";
import { pollActivation } from "./poll-activation.ts";

const FREE: UserSubscription = {
  status: "inactive",
  planId: null,
  cancelAt: null,
  renewsAt: null,
  pastDue: false,
  hasBilling: false,
};
const PREMIUM: UserSubscription = { ...FREE, status: "active", planId: "m" };

let answer: () => Promise<UserSubscription>;
let asked: { at: number; sessionId: string | null }[];
let stop: () => void;
const isDone = ({ planId }: UserSubscription) => planId === "m";
const onDone = vi.fn();
const onLate = vi.fn();

beforeEach(() => {
  vi.useFakeTimers({ now: 0 });
  vi.clearAllMocks();
  asked = [];
  answer = async () => FREE;
});
afterEach(() => {
  stop();
  vi.useRealTimers();
});

function begin(sessionId: string | null = "cs_1") {
  stop = pollActivation({
    sessionId,
    isDone,
    onDone,
    onLate,
    ask: (named, signal) => {
      asked.push({ at: Date.now(), sessionId: named });
      return new Promise((resolve, reject) => {
        signal.addEventListener("abort", () => reject(signal.reason));
        answer().then(resolve, reject);
      });
    },
  });
}

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

test("asks each second, and names the checkout from the fifth on", async () => {
  begin();
  await pass(7000);
  expect(asked.map(({ at }) => at)).toEqual([0, 1000, 2000, 3000, 4000, 5000, 6000, 7000]);
  expect(asked.map(({ sessionId }) => sessionId)).toEqual([
    null,
    null,
    null,
    null,
    null,
    "cs_1",
    "cs_1",
    "cs_1",
  ]);
});

test("tells once that the plan is active, and asks no more", async () => {
  begin();
  await pass(2500);
  answer = async () => PREMIUM;
  await pass(60_000);
  expect(asked).toHaveLength(4);
  expect(onDone).toHaveBeenCalledExactlyOnceWith(PREMIUM);
  expect(onLate).not.toHaveBeenCalled();
});

test("says after thirty seconds that it takes longer, goes on more slowly and ends some time", async () => {
  begin();
  await pass(29_999);
  expect(onLate).not.toHaveBeenCalled();
  await pass(1);
  expect(onLate).toHaveBeenCalledExactlyOnceWith(false);
  const before = asked.length;
  await pass(20_000);
  expect(asked.length - before).toBeLessThanOrEqual(5);
  answer = async () => PREMIUM;
  await pass(5000);
  expect(onDone).toHaveBeenCalledOnce();

  stop();
  onDone.mockClear();
  asked = [];
  answer = async () => FREE;
  begin();
  await pass(11 * 60_000);
  const total = asked.length;
  await pass(60 * 60_000);
  expect(asked).toHaveLength(total);
});

test("knows of a late checkout whether it is paid, and tells when it learns it", async () => {
  answer = async () => ({ ...FREE, isCheckoutPaid: true });
  begin();
  await pass(40_000);
  expect(onLate).toHaveBeenCalledExactlyOnceWith(true);
  stop();
  onLate.mockClear();
  answer = async () => FREE;
  begin();
  await pass(31_000);
  answer = async () => ({ ...FREE, isCheckoutPaid: true });
  await pass(30_000);
  expect(onLate.mock.calls).toEqual([[false], [true]]);
});

test("goes on after a failed call and after one that hangs", async () => {
  answer = () => Promise.reject(new NetworkError());
  begin();
  await pass(1000);
  answer = () => new Promise(() => {});
  await pass(13_000);
  answer = async () => PREMIUM;
  await pass(2000);
  expect(onDone).toHaveBeenCalledOnce();
});

test("waits as long as the server asks for", async () => {
  const text = "Too many attempts.";
  answer = () =>
    Promise.reject(new ApiError(429, { error: text, message: text, code: "rate_limited", retryAfter: 7 }));
  begin();
  await pass(6999);
  expect(asked).toHaveLength(1);
  await pass(1);
  expect(asked).toHaveLength(2);
});

test("is silent once it is stopped, also about an answer on its way", async () => {
  const answers: ((subscription: UserSubscription) => void)[] = [];
  const signals: AbortSignal[] = [];
  stop = pollActivation({
    sessionId: "cs_1",
    isDone,
    onDone,
    onLate,
    ask: (_named, signal) => {
      signals.push(signal);
      return new Promise((resolve) => {
        answers.push(resolve);
      });
    },
  });
  stop();
  expect(signals.map(({ aborted }) => aborted)).toEqual([true]);
  answers[0]?.(PREMIUM);
  await pass(60_000);
  expect(signals).toHaveLength(1);
  expect(onDone).not.toHaveBeenCalled();
  expect(onLate).not.toHaveBeenCalled();
});
