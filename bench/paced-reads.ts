import { Agent, get } from "node:http";
import { atRate } from "../harness/at-rate.ts";
import { percentile } from "../harness/statistics.ts";

export type Reads = { p50: number; p99: number; count: number };

/** Visitors who come at their own atRate, whether or not those before them have been answered. */
export async function pacedReads(
  url: string,
  perSecond: number,
  seconds: number,
  signal?: AbortSignal,
): Promise<Reads> {
  const agent = new Agent({ keepAlive: true });
  const took: number[] = [];
  try {
    await atRate(
      perSecond,
      seconds,
      async () => {
        const asked = performance.now();
        await answered(url, agent);
        took.push(performance.now() - asked);
      },
      signal,
    );
  } finally {
    agent.destroy();
  }
  return { p50: percentile(took, 0.5), p99: percentile(took, 0.99), count: took.length };
}

function answered(url: string, agent: Agent): Promise<void> {
  return new Promise((resolve, reject) => {
    get(url, { agent, headers: { "accept-encoding": "gzip, br" } }, (response) => {
      if (response.statusCode !== 200) reject(new Error(`${url}: ${response.statusCode}`));
      response.resume().once("end", resolve);
    }).once("error", reject);
  });
}
