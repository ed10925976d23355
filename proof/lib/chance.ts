/** Chance that is the same for the same seed, so that a failure can be had again. */
export function createChance(seed: number) {
  let state = seed;
  /** From 0 to below 1. */
  function next(): number {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state / 2_147_483_648;
  }
  return {
    next,
    happens: (share: number) => next() < share,
    shuffled: <T>(items: readonly T[]): T[] =>
      items
        .map((item) => ({ item, at: next() }))
        .sort((a, b) => a.at - b.at)
        .map(({ item }) => item),
  };
}

export type Chance = ReturnType<typeof createChance>;
