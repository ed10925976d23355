import { httpLoad } from "../harness/http-load.ts";
import { processUsage } from "../harness/process-usage.ts";
import { median } from "../harness/statistics.ts";

const MAX_OUTPUT_CHARS = 2_000;

export type Measured = {
  perSecond: number;
  /** Latency in milliseconds. */
  p95: number;
  /** User and system time of the server's process per response, in microseconds. */
  cpuMicros: number;
};

export type LoadTarget = {
  readonly pid: number;
  readonly port: number;
  readonly connections: number;
  readonly requests: readonly Buffer[];
  /** The log of the process, shown if a response fails. */
  output?(): string;
};

type Plan = { rounds: number; seconds: number; warmUpSeconds?: number };

/** Measures the targets alternately in many short rounds, so that noise of the machine hits all alike. Each round starts with another. */
export async function interleave<Name extends string>(
  targets: Readonly<Record<Name, LoadTarget>>,
  { rounds, seconds, warmUpSeconds = 1 }: Plan,
): Promise<Record<Name, Measured[]>> {
  const names = Object.keys(targets) as Name[];
  const results = Object.fromEntries(names.map((name) => [name, [] as Measured[]])) as Record<
    Name,
    Measured[]
  >;
  for (const name of names) await measure(targets[name], { seconds: warmUpSeconds });
  for (let round = 0; round < rounds; round += 1) {
    for (let turn = 0; turn < names.length; turn += 1) {
      const name = names[(round + turn) % names.length] as Name;
      results[name].push(await measure(targets[name], { seconds }));
    }
  }
  return results;
}

/** Runs one load and measures its cost. Throws on any status but 2xx, because errors are cheaper than pages. */
export async function measure(
  { pid, port, connections, requests, output }: LoadTarget,
  until: { seconds?: number; count?: number },
): Promise<Measured> {
  const before = processUsage(pid).cpuMs;
  const load = await httpLoad({ port, connections, requests, ...until });
  const after = processUsage(pid).cpuMs;
  const isSuccessful = Object.keys(load.statuses).every((status) => status.startsWith("2"));
  if (!isSuccessful || load.broken > 0) {
    const counts = `${JSON.stringify(load.statuses)}, ${load.broken} broken`;
    throw new Error(
      `Not every response was successful: ${counts}.\n${output?.().slice(-MAX_OUTPUT_CHARS) ?? ""}`,
    );
  }
  return {
    perSecond: load.perSecond,
    p95: load.p95,
    cpuMicros: ((after - before) * 1000) / load.responses,
  };
}

/** The median of the ratios of rounds that ran next to each other. */
export function ratio(ours: readonly Measured[], others: readonly Measured[], of: keyof Measured): number {
  return median(ours.map((own, round) => own[of] / (others[round] as Measured)[of]));
}

export function medianOf(rounds: readonly Measured[], of: keyof Measured): number {
  return median(rounds.map((round) => round[of]));
}
