import { setTimeout as wait } from "node:timers/promises";
import { startKeepAliveProxy } from "../../harness/keep-alive-proxy.ts";
import { type HttpClient, openClient } from "../lib/http-client.ts";
import { NO_RATE_LIMITS, withProduct } from "../lib/running-product.ts";
import type { Scenario } from "../scenario.ts";

const REQUESTS = 1_000;
const CONCURRENCY = 8;
/** Fewer than the senders, so that everybody's requests share the connections. */
const CONNECTIONS = 4;
const BIG_BYTES = 300_000;
/** Somewhat above the limit of a small body. */
const SMALL_BYTES = 20_000;
/** Longer than a refused connection lingers. */
const PAUSE_MS = 2_500;
const PAUSES = 4;

/** Answered before their bodies have been read. */
const REFUSED = [
  { path: "/api/auth/login", bytes: BIG_BYTES, status: 413 },
  { path: "/api/auth/login", bytes: SMALL_BYTES, status: 413 },
  { path: "/api/card/add", bytes: BIG_BYTES, status: 401 },
  { path: "/nowhere", bytes: BIG_BYTES, status: 404 },
];

export const keepAliveProxy: Scenario = {
  number: 15,
  title: "Refused bodies behind a proxy that keeps its connections",
  run: (report) =>
    withProduct(
      "SQLite",
      { ...NO_RATE_LIMITS, TRUST_PROXY: "127.0.0.1" },
      async () => {},
      async ({ product }) => {
        const proxy = await startKeepAliveProxy(product.port, CONNECTIONS);
        const client = openClient(proxy.port);
        try {
          const counts = { harmed: 0, unexpected: 0 };
          for (let round = 0; round < PAUSES; round += 1) {
            await sendMixed(client, REQUESTS / PAUSES, counts);
            await wait(PAUSE_MS);
          }
          report.figure({
            what: `of ${REQUESTS} good POSTs between refused ones, through ${CONNECTIONS} kept connections, harmed`,
            value: counts.harmed,
            limit: 0,
          });
          report.figure({
            what: `of ${REQUESTS} refused POSTs, not answered as they should be`,
            value: counts.unexpected,
            limit: 0,
          });
        } finally {
          client.close();
          proxy.stop();
        }
      },
    ),
};

/** Each good request is sent at the same time as a refused one. */
async function sendMixed(
  client: HttpClient,
  pairs: number,
  counts: { harmed: number; unexpected: number },
): Promise<void> {
  let left = pairs;
  const sendPairs = async () => {
    while (left-- > 0) {
      const refused = REFUSED[left % REFUSED.length] as (typeof REFUSED)[number];
      const [answer, good] = await Promise.all([
        client.send({ method: "POST", path: refused.path, body: " ".repeat(refused.bytes) }),
        client.send({ method: "POST", path: "/api/auth/logout", body: {} }),
      ]);
      if (answer.status !== refused.status) counts.unexpected += 1;
      if (good.status !== 200) counts.harmed += 1;
    }
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, sendPairs));
}
