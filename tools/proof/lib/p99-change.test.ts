import { expect, test } from "vitest";
import { seededRandom } from "../../harness/seeded-random.ts";
import { p99Change, p99Drift } from "./p99-change.ts";

const SPAN = { from: 60_000, to: 300_000 };

/** A hundred responses a second with exponential latencies, scaled by `slowness` at each moment. */
function responses(slowness: (at: number) => number, seed = 1) {
  const { next } = seededRandom(seed);
  return Array.from({ length: 30_000 }, (_, index) => {
    const at = index * 10;
    return { at, ms: slowness(at) * (5 - Math.log(1 - next()) * 15) };
  });
}

test("responses that stay as quick as they were do not drift", () => {
  const { measured, lowerBound } = p99Drift(
    responses(() => 1),
    SPAN,
  );
  expect(Math.abs(measured)).toBeLessThan(20);
  expect(lowerBound).toBeLessThan(5);
});

test("half a slow minute is no drift, responses that get slower and slower are", () => {
  const hiccup = responses((at) => (at > 200_000 && at < 230_000 ? 3 : 1));
  expect(p99Drift(hiccup, SPAN).lowerBound).toBeLessThan(20);
  const leak = responses((at) => 1 + at / 200_000);
  expect(p99Drift(leak, SPAN).lowerBound).toBeGreaterThan(20);
});

test("what still arrives after the end counts for nothing", () => {
  const late = Array.from({ length: 50 }, () => ({ at: SPAN.to + 100, ms: 9_000 }));
  const done = responses(() => 1);
  expect(p99Drift([...done, ...late], SPAN)).toEqual(p99Drift(done, SPAN));
});

test("beside another only what hits one of the two is a change", () => {
  const waves = (at: number) => 1 + Math.sin(at / 20_000) ** 2;
  // As many samples as a scenario compares; more would make resampling slow.
  const few = (slowness: (at: number) => number, seed: number) =>
    responses(slowness, seed).filter((_, index) => index % 10 === 0);
  const beside = few(waves, 2);
  expect(p99Change(beside, few(waves, 3)).lowerBound).toBeLessThan(10);
  const slower = few((at) => 1.5 * waves(at), 3);
  expect(p99Change(beside, slower).lowerBound).toBeGreaterThan(20);
});
