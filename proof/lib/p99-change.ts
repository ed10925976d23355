import { seededRandom } from "../../harness/seeded-random.ts";
import { median, percentile } from "../../harness/statistics.ts";

const BLOCK_MS = 4_000;
const WINDOW_MS = 10_000;
const DRAWS = 1_000;
const SEED = 1;

type Timed = { readonly at: number; readonly ms: number };

/** In percent: what was measured, and what is sure, which is what it was at least in nineteen of twenty draws. */
type Change = { readonly measured: number; readonly surely: number };

/**
 * By how many percent one p99 is above another that was measured in the same minutes. Of a few thousand answers a p99
 * rests on some thirty, and on a small machine it swings by a fifth without any cause; so blocks of time are drawn
 * anew. They are drawn for both sides alike, so that what hits the whole machine hits both.
 */
export function p99Change(beside: readonly Timed[], asked: readonly Timed[]): Change {
  const sides = [beside, asked].map((side) => Object.groupBy(side, ({ at }) => Math.floor(at / BLOCK_MS)));
  const blocks = Object.keys(sides[0] ?? {}).map(Number);
  const changeIn = (drawn: readonly number[]) => {
    const [before = Number.NaN, after = Number.NaN] = sides.map((side) =>
      p99Of(drawn.flatMap((block) => side[block] ?? [])),
    );
    return percentAbove(before, after);
  };
  return drawAnew((draw) => changeIn(draw(blocks)), changeIn(blocks));
}

/**
 * By how many percent the p99 of the second half is above that of the first. By the medians of short windows, so that
 * one slow moment of the machine is no drift, and with the windows of each half drawn anew, so that some are not either.
 */
export function p99Drift(
  asked: readonly Timed[],
  { from, to }: { from: number; to: number },
): Change & { readonly early: number; readonly late: number } {
  const windows = Map.groupBy(asked, ({ at }) => Math.floor((at - from) / WINDOW_MS));
  // Whole ones alone: after the end only the slow answers are still to come.
  const p99s = Array.from({ length: Math.floor((to - from) / WINDOW_MS) }, (_, at) =>
    p99Of(windows.get(at) ?? []),
  );
  const half = Math.floor(p99s.length / 2);
  const [first, second] = [p99s.slice(0, half), p99s.slice(-half)];
  const [early, late] = [median(first), median(second)];
  const change = drawAnew(
    (draw) => percentAbove(median(draw(first)), median(draw(second))),
    percentAbove(early, late),
  );
  return { ...change, early, late };
}

function drawAnew(
  changeOnce: (draw: (from: readonly number[]) => number[]) => number,
  measured: number,
): Change {
  const { next } = seededRandom(SEED);
  const draw = (from: readonly number[]) => from.map(() => from[Math.floor(next() * from.length)] as number);
  return {
    measured,
    surely: percentile(
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
