import { httpLoad, postRequest } from "../harness/http-load.ts";

const BROWSER =
  "Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 Version/19.0 Mobile/15E148";
const CONNECTIONS = 64;

export type Beacons = { acknowledged: number; failed: number; p99: number };

/** Open-loop beacons of visitors with an address of their own each, behind a trusted proxy. Latency in milliseconds. */
export async function beaconsAtRate(
  port: number,
  { cards, perSecond, seconds }: { cards: readonly string[]; perSecond: number; seconds: number },
): Promise<Beacons> {
  const count = perSecond * seconds;
  const requests = Array.from({ length: count }, (_, at) => {
    const kind = at % 2 === 0 ? "view" : "save";
    const headers = { "user-agent": BROWSER, "x-forwarded-for": addressOf(at) };
    return postRequest("/api/public/seen", headers, { card: cards[at % cards.length], kind });
  });
  const { statuses, p99 } = await httpLoad({ port, connections: CONNECTIONS, requests, count, perSecond });
  const acknowledged = statuses[204] ?? 0;
  return { acknowledged, failed: count - acknowledged, p99 };
}

function addressOf(visitor: number): string {
  return `10.${(visitor >> 16) & 255}.${(visitor >> 8) & 255}.${visitor & 255}`;
}
