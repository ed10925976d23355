const LOOKALIKES: readonly (readonly [RegExp, string])[] = [
  [/[1il]/g, "l"],
  [/0/g, "o"],
  [/2/g, "z"],
  [/3/g, "e"],
  [/4/g, "a"],
  [/5/g, "s"],
  [/[69]/g, "g"],
  [/7/g, "t"],
  [/8/g, "b"],
  [/rn/g, "m"],
  [/vv/g, "w"],
  [/cl/g, "d"],
];

/**
 * The skeleton of an ASCII name in the sense of UTS 39: names that are easily mistaken for each other have the same one.
 * Only for comparison. Capital I and small l look alike, so after lower-casing i and l are one letter.
 */
export function usernameSkeleton(name: string): string {
  return LOOKALIKES.reduce((folded, [seen, letter]) => folded.replace(seen, letter), name.toLowerCase());
}
