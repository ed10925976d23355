import { seededRandom } from "../../harness/seeded-random.ts";
import { median, percentile } from "../../harness/statistics.ts";

const BLOCK_MS = 4_000;
const WINDOW_MS = 10_000;
const DRAWS = 1_000;
const SEED = 1;

type Timed = { readonly at: number; readonly ms: number };

/** In percent: the measured change and the lower bound of its 95 % bootstrap confidence. */
type Change = { readonly measured: number; readonly lowerBound: number };

/**
 * By how many percent one p99 is above another that was measured at the same time. The p99 of a few thousand responses
 * rests on some thirty of them and varies by 20 % on a small machine, hence a block bootstrap; the same time blocks are
 * drawn for both sides, so that noise of the machine hits both.
 */
export function p99Change(baseline: readonly Timed[], measured: readonly Timed[]): Change {
  const sides = [baseline, measured].map((side) =>
    Object.groupBy(side, ({ at }) => Math.floor(at / BLOCK_MS)),
  );
  const blocks = Object.keys(sides[0] ?? {}).map(Number);
  const changeIn = (drawn: readonly number[]) => {
    const [before = Number.NaN, after = Number.NaN] = sides.map((side) =>
      p99Of(drawn.flatMap((block) => side[block] ?? [])),
    );
    return percentAbove(before, after);
  };
  return bootstrap((draw) => changeIn(draw(blocks)), changeIn(blocks));
}

/**
 * By how many percent the p99 of the second half is above that of the first: medians of short windows, bootstrapped, so
 * that a few slow moments of the machine are not drift.
 */
export function p99Drift(
  asked: readonly Timed[],
  { from, to }: { from: number; to: number },
): Change & { readonly early: number; readonly late: number } {
  const windows = Map.groupBy(asked, ({ at }) => Math.floor((at - from) / WINDOW_MS));
  // Complete windows only: after the end only slow responses are still to come.
  const p99s = Array.from({ length: Math.floor((to - from) / WINDOW_MS) }, (_, at) =>
    p99Of(windows.get(at) ?? []),
  );
  const half = Math.floor(p99s.length / 2);
  const [first, second] = [p99s.slice(0, half), p99s.slice(-half)];
  const [early, late] = [median(first), median(second)];
  const change = bootstrap(
    (draw) => percentAbove(median(draw(first)), median(draw(second))),
    percentAbove(early, late),
  );
  return { ...change, early, late };
}

function bootstrap(
  changeOnce: (draw: (from: readonly number[]) => number[]) => number,
  measured: number,
): Change {
  const { next } = seededRandom(SEED);
  const draw = (from: readonly number[]) => from.map(() => from[Math.floor(next() * from.length)] as number);
  return {
    measured,
    lowerBound: percentile(
      Array.from({ length: DRAWS }, () => changeOnce(draw)),
      0.05,
    ),
  };
}

function percentAbove(before: number, after: number): number {
  return (after / before - 1) * 100;
}

function p99Of(asked: readonly Timed[]): number {
  return percentile(
    asked.map(({ ms }) => ms),
    0.99,
  );
}
