import { expect, test } from "vitest";
import { seededRandom } from "../../harness/seeded-random.ts";
import { p99Change, p99Drift } from "./p99-change.ts";

const SPAN = { from: 60_000, to: 300_000 };

/** A hundred answers a second, most of them quick, with a machine that is as slow as `pace` says at that moment. */
function answers(pace: (at: number) => number, seed = 1) {
  const { next } = seededRandom(seed);
  return Array.from({ length: 30_000 }, (_, index) => {
    const at = index * 10;
    return { at, ms: pace(at) * (5 - Math.log(1 - next()) * 15) };
  });
}

test("answers that stay as quick as they were do not drift", () => {
  const { measured, surely } = p99Drift(
    answers(() => 1),
    SPAN,
  );
  expect(Math.abs(measured)).toBeLessThan(20);
  expect(surely).toBeLessThan(5);
});

test("half a slow minute is no drift, answers that get slower and slower are", () => {
  const hiccup = answers((at) => (at > 200_000 && at < 230_000 ? 3 : 1));
  expect(p99Drift(hiccup, SPAN).surely).toBeLessThan(20);
  const leak = answers((at) => 1 + at / 200_000);
  expect(p99Drift(leak, SPAN).surely).toBeGreaterThan(20);
});

test("what still arrives after the end counts for nothing", () => {
  const late = Array.from({ length: 50 }, () => ({ at: SPAN.to + 100, ms: 9_000 }));
  const done = answers(() => 1);
  expect(p99Drift([...done, ...late], SPAN)).toEqual(p99Drift(done, SPAN));
});

test("beside another only what hits one of the two is a change", () => {
  const waves = (at: number) => 1 + Math.sin(at / 20_000) ** 2;
  // As many as are compared in a proof; more would take long to draw from.
  const few = (pace: (at: number) => number, seed: number) =>
    answers(pace, seed).filter((_, index) => index % 10 === 0);
  const beside = few(waves, 2);
  expect(p99Change(beside, few(waves, 3)).surely).toBeLessThan(10);
  const slower = few((at) => 1.5 * waves(at), 3);
  expect(p99Change(beside, slower).surely).toBeGreaterThan(20);
});
