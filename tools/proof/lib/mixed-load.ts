import { atRate } from "../../harness/at-rate.ts";
import type { HttpResponse } from "../../harness/http-client.ts";

/** An action of users and its share in percent. */
export type Action = {
  readonly share: number;
  /** Statuses that are not failures. */
  readonly expected: readonly number[];
  /** Receives a unique pseudo-random 32-bit number. */
  ask(random: number): Promise<HttpResponse>;
};

/** Both in milliseconds; `at` counts from the start of the load. */
export type Timing = { readonly at: number; readonly ms: number };

export type MixedLoadResult = { done: Timing[]; failures: string[] };

/** Coprime to 100, so that all actions come up and are mixed. */
const STRIDE = 37;
/** Fibonacci hashing: odd, so that numbers stay unique; near the golden ratio, so that they spread. */
const SCATTER = 0x9e3779b1;

/** Open-loop load of all actions, mixed by their shares. */
export async function mixedLoad(
  actions: readonly Action[],
  perSecond: number,
  seconds: number,
  signal?: AbortSignal,
): Promise<MixedLoadResult> {
  const hundred = actions.flatMap((action) => Array.from({ length: action.share }, () => action));
  if (hundred.length !== 100) throw new Error(`The shares make ${hundred.length}, not 100.`);
  const mixture: MixedLoadResult = { done: [], failures: [] };
  const startedAt = performance.now();
  await atRate(
    perSecond,
    seconds,
    async (at) => {
      const action = hundred[(at * STRIDE) % hundred.length] as Action;
      const { path, status, ms, fault, body } = await action.ask(Math.imul(at, SCATTER) >>> 0);
      const endedAt = performance.now() - startedAt;
      mixture.done.push({ at: endedAt, ms });
      if (action.expected.includes(status)) return;
      mixture.failures.push(`${path} after ${Math.round(endedAt / 1000)} s: ${status} ${fault ?? body}`);
    },
    signal,
  );
  return mixture;
}
