/**
 * Counts what a reader does, instead of timing it: how often each block of its files was run (V8's block coverage), and
 * how many characters were handed to the methods of strings, regular expressions and decoders. What it does not see is
 * backtracking inside of a regular expression, and the inside of libraries.
 */
import { Session } from "node:inspector/promises";

type Method = (...args: never[]) => unknown;
type Cost = (self: unknown, args: readonly unknown[], result: unknown) => number;

const ofText: Cost = (self) => String(self).length;
const ofInput: Cost = (_self, [input]) => String(input).length;
/** From where the search begins to what it finds. */
const ofDistance: Cost = (self, [, from = 0], result) => {
  const end = typeof result === "number" && result >= 0 ? result : String(self).length;
  return Math.max(0, end - Number(from));
};

const METHODS: readonly (readonly [object, string, Cost])[] = [
  ...["replace", "replaceAll", "split", "trim", "endsWith", "includes", "search", "toUpperCase"].map(
    (name) => [String.prototype, name, ofText] as const,
  ),
  [String.prototype, "indexOf", ofDistance],
  [RegExp.prototype, "test", ofInput],
  [RegExp.prototype, "exec", ofInput],
  [Array.prototype, "join", (_self, _args, result) => String(result).length],
  [TextDecoder.prototype, "decode", (_self, [bytes]) => (bytes as Uint8Array).length],
];

/** A decoder that is made, and one that refuses, each take as long as so many characters. */
const SLOW_STEP = 500;

/** `files`: how the paths of the files end whose blocks are counted. */
export async function countSteps(files: readonly string[], work: () => unknown): Promise<number> {
  const session = new Session();
  session.connect();
  let characters = 0;
  const Original = TextDecoder;
  globalThis.TextDecoder = new Proxy(Original, {
    construct(target, args) {
      characters += SLOW_STEP;
      return Reflect.construct(target, args);
    },
  });
  // Methods call each other: `replace` calls `exec` for each match.
  let isInside = false;
  const restore = METHODS.map(([owner, name, cost]) => {
    const original = Reflect.get(owner, name) as Method;
    Reflect.set(owner, name, function counted(this: unknown, ...args: never[]) {
      if (isInside) return original.apply(this, args);
      isInside = true;
      try {
        const result = original.apply(this, args);
        characters += cost(this, args, result);
        return result;
      } catch (error) {
        characters += SLOW_STEP;
        throw error;
      } finally {
        isInside = false;
      }
    });
    return () => Reflect.set(owner, name, original);
  });
  try {
    await session.post("Profiler.enable");
    await session.post("Profiler.startPreciseCoverage", { callCount: true, detailed: true });
    await session.post("Profiler.takePreciseCoverage");
    await work();
    const { result } = await session.post("Profiler.takePreciseCoverage");
    const ranges = result
      .filter(({ url }) => files.some((file) => url.endsWith(file)))
      .flatMap(({ functions }) => functions.flatMap((each) => each.ranges));
    if (ranges.length === 0) throw new Error("none of these files was run");
    return characters + ranges.reduce((sum, { count }) => sum + count, 0);
  } finally {
    for (const undo of restore) undo();
    globalThis.TextDecoder = Original;
    await session.post("Profiler.stopPreciseCoverage");
    session.disconnect();
  }
}
