/** CPU time of this process, in microseconds: what other programs do meanwhile hardly shows in it. */
function cpuTime(): number {
  const { user, system } = process.cpuUsage();
  return user + system;
}

function median(numbers: readonly number[]): number {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] as number;
}

type Sides = {
  readonly pairs: number;
  /** Prepares the call that is measured; what it prepares does not count. */
  readonly one: () => Promise<() => Promise<unknown>>;
  readonly other: () => Promise<() => Promise<unknown>>;
  /** Between two calls: waits for what they have left behind. */
  readonly settle: () => Promise<void>;
};

/**
 * By how much two kinds of calls differ, as a part of what they take: the median of the differences in pairs, so that
 * a machine that slows down or speeds up meanwhile does not matter. Who comes first takes turns.
 */
export async function timeDifference({ pairs, one, other, settle }: Sides): Promise<number> {
  const differences: number[] = [];
  const times: number[] = [];
  const measure = async (prepare: () => Promise<() => Promise<unknown>>) => {
    const call = await prepare();
    await settle();
    const start = cpuTime();
    await call();
    const time = cpuTime() - start;
    await settle();
    return time;
  };
  const warmUp = Math.ceil(pairs / 10);
  for (let at = 0; at < pairs + warmUp; at++) {
    const isOneFirst = at % 2 === 0;
    const first = await measure(isOneFirst ? one : other);
    const second = await measure(isOneFirst ? other : one);
    if (at < warmUp) continue;
    times.push(first, second);
    differences.push(isOneFirst ? first - second : second - first);
  }
  return median(differences) / median(times);
}
