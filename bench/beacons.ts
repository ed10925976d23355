import { Agent, request } from "node:http";
import { atRate } from "../harness/at-rate.ts";
import { percentile } from "../harness/statistics.ts";

const BROWSER =
  "Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 Version/19.0 Mobile/15E148";
const CONNECTIONS = 64;

export type Beacons = { acknowledged: number; failed: number; p99: number };

/** Open-loop beacons of visitors with an address of their own each, behind a trusted proxy. Latency in milliseconds. */
export async function beaconsAtRate(
  port: number,
  { cards, perSecond, seconds }: { cards: readonly string[]; perSecond: number; seconds: number },
): Promise<Beacons> {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  const latencies: number[] = [];
  let failed = 0;
  try {
    await atRate(perSecond, seconds, async (at) => {
      const sentAt = performance.now();
      const kind = at % 2 === 0 ? "view" : "save";
      const status = await send(port, agent, at, JSON.stringify({ card: cards[at % cards.length], kind }));
      if (status !== 204) failed += 1;
      latencies.push(performance.now() - sentAt);
    });
  } finally {
    agent.destroy();
  }
  return { acknowledged: latencies.length - failed, failed, p99: percentile(latencies, 0.99) };
}

function send(port: number, agent: Agent, visitor: number, body: string): Promise<number> {
  return new Promise((resolve) => {
    const outgoing = request({
      host: "127.0.0.1",
      port,
      agent,
      method: "POST",
      path: "/api/public/seen",
      headers: {
        "content-type": "application/json",
        "content-length": String(body.length),
        "user-agent": BROWSER,
        "x-forwarded-for": `10.${(visitor >> 16) & 255}.${(visitor >> 8) & 255}.${visitor & 255}`,
      },
    });
    outgoing.once("response", (response) => {
      response.resume().once("end", () => resolve(response.statusCode ?? 0));
    });
    outgoing.once("error", () => resolve(0));
    outgoing.end(body);
  });
}
