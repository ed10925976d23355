export type SeededRandom = ReturnType<typeof seededRandom>;

/** Mulberry32: the same sequence for the same seed, so that a failure can be reproduced. */
export function seededRandom(seed: number) {
  let state = seed >>> 0;
  /** From 0 to below 1. */
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  /** An integer from 0 to below `end`. */
  const below = (end: number) => Math.floor(next() * end);
  return {
    next,
    below,
    pick: <T>(items: readonly T[]) => items[below(items.length)] as T,
    /** True with a probability of 1 in `times`. */
    oneIn: (times: number) => below(times) === 0,
    /** True with this probability, from 0 to 1. */
    happens: (probability: number) => next() < probability,
    shuffled: <T>(items: readonly T[]): T[] =>
      items
        .map((item) => ({ item, order: next() }))
        .sort((a, b) => a.order - b.order)
        .map(({ item }) => item),
  };
}
