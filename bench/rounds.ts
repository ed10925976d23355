import { httpLoad } from "../harness/http-load.ts";
import { processUsage } from "../harness/process-usage.ts";
import { median } from "../harness/statistics.ts";

export type Measured = {
  perSecond: number;
  /** Milliseconds from a question to its answer. */
  p50: number;
  p99: number;
  /** Of the server's process, for one answer, in microseconds. */
  cpuMicros: number;
  rssMb: number;
};

/** A server under a certain load. */
export type Contestant = {
  readonly pid: number;
  readonly port: number;
  readonly connections: number;
  readonly requests: readonly Buffer[];
};

export type Spread = { readonly median: number; readonly low: number; readonly high: number };

type Plan = { rounds: number; seconds: number; warmUpSeconds?: number };

/**
 * Lets each contestant run for a moment, in turn and many times over, so that whatever else the machine does hits all
 * of them alike. Each round begins with another one.
 */
export async function interleave<Name extends string>(
  contestants: Readonly<Record<Name, Contestant>>,
  { rounds, seconds, warmUpSeconds = 1 }: Plan,
): Promise<Record<Name, Measured[]>> {
  const names = Object.keys(contestants) as Name[];
  const results = Object.fromEntries(names.map((name) => [name, [] as Measured[]])) as Record<
    Name,
    Measured[]
  >;
  for (const name of names) await measure(contestants[name], { seconds: warmUpSeconds });
  for (let round = 0; round < rounds; round += 1) {
    for (let turn = 0; turn < names.length; turn += 1) {
      const name = names[(round + turn) % names.length] as Name;
      results[name].push(await measure(contestants[name], { seconds }));
    }
  }
  return results;
}

/** One load and what it cost. Figures of answers that were not good would be worth nothing. */
export async function measure(
  { pid, port, connections, requests }: Contestant,
  until: { seconds?: number; count?: number },
): Promise<Measured> {
  const before = processUsage(pid).cpuMs;
  const load = await httpLoad({ port, connections, requests, ...until });
  const after = processUsage(pid);
  const isGood = Object.keys(load.statuses).every((status) => status.startsWith("2"));
  if (!isGood || load.broken > 0) {
    throw new Error(`Not all was answered: ${JSON.stringify(load.statuses)}, ${load.broken} broken.`);
  }
  return {
    perSecond: load.perSecond,
    p50: load.p50,
    p99: load.p99,
    cpuMicros: ((after.cpuMs - before) * 1000) / load.answers,
    rssMb: after.rssMb,
  };
}

/** How the rounds of one stand to the rounds of another at the same time. */
export function ratio(ours: readonly Measured[], others: readonly Measured[], of: keyof Measured): Spread {
  return spread(ours.map((own, round) => own[of] / (others[round] as Measured)[of]));
}

export function spread(values: readonly number[]): Spread {
  return { median: median(values), low: Math.min(...values), high: Math.max(...values) };
}

export function medianOf(rounds: readonly Measured[], of: keyof Measured): number {
  return median(rounds.map((round) => round[of]));
}
