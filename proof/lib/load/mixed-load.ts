import { atRate } from "../../../harness/at-rate.ts";
import type { Answer } from "../http-client.ts";

/** Something that people do, and how often among a hundred. */
export type Act = {
  readonly share: number;
  /** The answers that are no failure. */
  readonly wanted: readonly number[];
  /** Gets a number that no other call has, from anywhere in the range of 32 bits. */
  ask(chance: number): Promise<Answer>;
};

/** Milliseconds since the load began. */
export type Done = { readonly at: number; readonly ms: number };

export type Mixture = { done: Done[]; failures: string[] };

/** Coprime to a hundred, so that all acts come up and none of them in a row. */
const STRIDE = 37;
/** Odd, so that no two counts become the same number; near the golden ratio, so that they lie far apart. */
const SCATTER = 0x9e3779b1;

/** All acts mixed, so many a second, whether or not the earlier ones are answered. */
export async function mixedLoad(
  acts: readonly Act[],
  perSecond: number,
  seconds: number,
  signal?: AbortSignal,
): Promise<Mixture> {
  const hundred = acts.flatMap((act) => Array.from({ length: act.share }, () => act));
  if (hundred.length !== 100) throw new Error(`The shares make ${hundred.length}, not 100.`);
  const mixture: Mixture = { done: [], failures: [] };
  const begun = performance.now();
  await atRate(
    perSecond,
    seconds,
    async (at) => {
      const act = hundred[(at * STRIDE) % hundred.length] as Act;
      const { status, ms, fault, body } = await act.ask(Math.imul(at, SCATTER) >>> 0);
      mixture.done.push({ at: performance.now() - begun, ms });
      if (!act.wanted.includes(status)) mixture.failures.push(`${status} ${fault ?? body}`);
    },
    signal,
  );
  return mixture;
}
