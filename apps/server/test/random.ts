/** Numbers that look random and are the same for the same seed, so that a finding can be had again. */
export type Random = {
  /** From 0 to below `end`. */
  below(end: number): number;
  pick<T>(items: readonly T[]): T;
  /** True once in so many times. */
  oneIn(times: number): boolean;
};

/** The generator is Mulberry32. */
export function seededRandom(seed: number): Random {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (end: number) => Math.floor(next() * end);
  return {
    below,
    pick: <T>(items: readonly T[]) => items[below(items.length)] as T,
    oneIn: (times) => below(times) === 0,
  };
}
