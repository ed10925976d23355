import { percentile } from "../../rig/figures.ts";
import type { Asked } from "./asker-thread.ts";
import { createChance } from "./chance.ts";

const BLOCK_MS = 4_000;
const DRAWS = 1_000;
const SEED = 1;

/**
 * By how many percent one p99 is above another that was measured in the same minutes. Of a few thousand answers a p99
 * rests on some thirty, and on a small machine it swings by a fifth without any cause. So beside what was measured
 * stands what is sure: with the blocks of time drawn anew, nineteen of twenty times the change was at least that. The
 * blocks are drawn for both sides alike, so that what hits the whole machine hits both.
 */
export function p99Change(beside: readonly Asked[], asked: readonly Asked[]) {
  const sides = [beside, asked].map((side) => Object.groupBy(side, ({ at }) => Math.floor(at / BLOCK_MS)));
  const blocks = Object.keys(sides[0] ?? {}).map(Number);
  const changeIn = (drawn: readonly number[]) => {
    const [before = Number.NaN, after = Number.NaN] = sides.map((side) =>
      p99Of(drawn.flatMap((block) => side[block] ?? [])),
    );
    return (after / before - 1) * 100;
  };
  const { next } = createChance(SEED);
  const anyBlock = () => blocks[Math.floor(next() * blocks.length)] as number;
  const changes = Array.from({ length: DRAWS }, () => changeIn(blocks.map(anyBlock)));
  return { measured: changeIn(blocks), surely: percentile(changes, 0.05) };
}

function p99Of(asked: readonly Asked[]): number {
  return percentile(
    asked.map(({ ms }) => ms),
    0.99,
  );
}
