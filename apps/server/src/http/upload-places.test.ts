import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { networksOf } from "../lib/network.ts";
import { UploadPlaces } from "./upload-places.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const KB = 1024;

function open() {
  const places = new UploadPlaces({
    places: 8,
    placesPerNetwork: 4,
    queueSizePerNetwork: 2,
    queueTimeoutMs: 8_000,
  });
  /** An upload at a steady speed, in KB a second, and what became of it. */
  return (ip: string, { speed = 10, isEstablished = false } = {}) => {
    const startedAt = performance.now();
    const upload = { state: "waiting", release: () => {} };
    const received = () => ((performance.now() - startedAt) / 1_000) * speed * KB;
    const giveWay = () => {
      upload.state = "gave way";
    };
    places.acquire({ networks: networksOf(ip), isEstablished }, { received, giveWay }).then(
      (release) => Object.assign(upload, { state: "started", release }),
      () => Object.assign(upload, { state: "refused" }),
    );
    return upload;
  };
}

const pass = (seconds: number) => vi.advanceTimersByTimeAsync(seconds * 1_000);
const statesOf = (uploads: readonly { state: string }[]) => uploads.map(({ state }) => state);
const count = (uploads: readonly { state: string }[], state: string) =>
  statesOf(uploads).filter((each) => each === state).length;

test("a network has its places, and a wide one at most half of all", async () => {
  const begin = open();
  const ofAddress = Array.from({ length: 5 }, () => begin("203.0.113.1"));
  const ofWide = Array.from({ length: 6 }, (_, at) => begin(`2001:db8:0:${at}::1`));
  await pass(0);
  expect(count(ofAddress, "started")).toBe(4);
  expect(count(ofWide, "started")).toBe(4);
});

test("where places are short the slowest of the network that holds most gives way", async () => {
  const begin = open();
  const crowd = [30, 10, 20, 40].map((speed) => begin("203.0.113.1", { speed }));
  const others = Array.from({ length: 4 }, (_, at) => begin(`198.51.${at}.1`, { speed: 5 }));
  await pass(2);
  const newcomer = begin("192.0.2.1");
  await pass(1);
  expect(newcomer.state).toBe("started");
  expect(statesOf(crowd)).toEqual(["started", "gave way", "started", "started"]);
  expect(count(others, "started")).toBe(4);
});

test("the least speed rises while somebody waits, and who is faster goes on", async () => {
  const begin = open();
  const crowd = [300, 100].flatMap((speed) => [1, 2, 3, 4].map(() => begin(`203.0.${speed}.1`, { speed })));
  await pass(2);
  const newcomer = begin("192.0.2.1");
  await pass(2);
  expect(newcomer.state).toBe("waiting");
  await pass(1.5);
  expect(newcomer.state).toBe("started");
  expect(count(crowd, "gave way")).toBe(1);
  expect(count(crowd.slice(0, 4), "started")).toBe(4);
});

test("accounts that have just been made come last", async () => {
  const begin = open();
  const established = Array.from({ length: 4 }, (_, at) => begin(`198.51.${at}.1`, { isEstablished: true }));
  const made = Array.from({ length: 4 }, (_, at) => begin(`203.0.${at}.1`));
  await pass(1);
  const late = begin("192.0.2.1");
  const early = begin("192.0.3.1", { isEstablished: true });
  await pass(0);
  made[0]?.release();
  await pass(0);
  expect([late.state, early.state]).toEqual(["waiting", "started"]);
  await pass(1);
  expect(late.state).toBe("started");
  expect(count(established, "started")).toBe(4);
});

test("a crowd that waits takes nobody else's place, and is refused after a while", async () => {
  const begin = open();
  const crowd = Array.from({ length: 4 }, () => begin("203.0.113.1", { speed: 5_000 }));
  const others = Array.from({ length: 4 }, (_, at) => begin(`198.51.${at}.1`, { speed: 9 }));
  await pass(2);
  crowd[0]?.release();
  const again = [begin("192.0.2.1"), ...Array.from({ length: 3 }, () => begin("203.0.113.1"))];
  await pass(9);
  expect(statesOf(again)).toEqual(["started", "refused", "refused", "refused"]);
  expect(count(others, "started")).toBe(4);
});
