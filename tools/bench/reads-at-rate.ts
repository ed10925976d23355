import { Agent, get } from "node:http";
import { atRate } from "../harness/at-rate.ts";
import { percentile } from "../harness/statistics.ts";

export type Reads = { p50: number; p99: number; count: number };

/** Open-loop reads of one URL: visitors do not wait for each other. Latencies in milliseconds. */
export async function readAtRate(
  url: string,
  perSecond: number,
  seconds: number,
  signal?: AbortSignal,
): Promise<Reads> {
  const agent = new Agent({ keepAlive: true });
  const latencies: number[] = [];
  try {
    await atRate(
      perSecond,
      seconds,
      async () => {
        const sentAt = performance.now();
        await read(url, agent);
        latencies.push(performance.now() - sentAt);
      },
      signal,
    );
  } finally {
    agent.destroy();
  }
  return { p50: percentile(latencies, 0.5), p99: percentile(latencies, 0.99), count: latencies.length };
}

function read(url: string, agent: Agent): Promise<void> {
  return new Promise((resolve, reject) => {
    get(url, { agent, headers: { "accept-encoding": "gzip, br" } }, (response) => {
      if (response.statusCode !== 200) reject(new Error(`${url}: ${response.statusCode}`));
      response.resume().once("end", resolve);
    }).once("error", reject);
  });
}
