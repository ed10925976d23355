import { getRequest } from "../../harness/http-load.ts";
import { seededUsername } from "../../harness/seed.ts";
import { seededRandom } from "../../harness/seeded-random.ts";
import type { TestEnvironment } from "../../harness/test-environment.ts";
import { recordResponse } from "../baselines/recorded-responses.ts";
import { atLeast, type Part, type PartResult } from "../bench.ts";
import { withEnvironment, withProduct } from "../environment.ts";
import { LOAD_HEAD, loadCells, withSpread } from "../format.ts";
import { BROWSER_HEADERS } from "../requests.ts";
import { interleave, type Measured, measure, ratio } from "../rounds.ts";
import { bareServers } from "./01-same-bytes.ts";

const CONNECTIONS = [16, 64, 256];
const PLAN = { rounds: 5, seconds: 1.2, warmUpSeconds: 1 };
const SPREAD = 10_000;
const PICKS = 60_000;

export const connections: Part = {
  name: "connections",
  title: "Many connections and many cards",
  about:
    `The page of one small card, and the pages of ${SPREAD.toLocaleString("en-US")} small cards at random, which are more than the ` +
    "cache holds, requested as browsers do.",
  run: (say) => withEnvironment("SQLite", { cards: SPREAD }, (environment) => run(environment, say)),
};

function run(environment: TestEnvironment, say: (progress: string) => void): Promise<PartResult> {
  return withProduct(environment, async (product) => {
    const hot = pageOf(0);
    const pages = Array.from({ length: SPREAD }, (_, at) => pageOf(at));
    const spread = scattered((random) => random * SPREAD, pages);
    // Zipf-like: the second card is opened half as often as the first, the hundredth a hundred times less.
    const uneven = scattered((random) => SPREAD ** random - 1, pages);
    const response = await recordResponse(product.port, {
      path: `/c/${seededUsername(0)}`,
      headers: BROWSER_HEADERS,
      as: `/c/${seededUsername(0)}`,
    });
    const [http, fastify] = await bareServers([response], environment.folder);
    const rows: string[][] = [];
    const goals = [];
    try {
      say("every card once");
      await measure({ ...product, connections: 16, requests: pages }, { count: SPREAD });
      for (const count of CONNECTIONS) {
        say(`${count} connections`);
        const of = await interleave(
          {
            hot: { ...product, connections: count, requests: [hot] },
            spread: { ...product, connections: count, requests: spread },
            uneven: { ...product, connections: count, requests: uneven },
            fastify: { ...fastify, connections: count, requests: [hot] },
            http: { ...http, connections: count, requests: [hot] },
          },
          PLAN,
        );
        const row = (title: string, own: readonly Measured[]) => [
          String(count),
          title,
          ...loadCells(own),
          withSpread(ratio(own, of.hot, "perSecond")),
        ];
        rows.push(
          row("One card", of.hot),
          row("10,000 cards, uniform", of.spread),
          row("10,000 cards, Zipf", of.uneven),
          row("bare Fastify", of.fastify),
          row("bare node:http", of.http),
        );
        if (count === 64) {
          goals.push(
            atLeast({
              name: "10,000 cards, uniform, requests/s against one card",
              figure: ratio(of.spread, of.hot, "perSecond").median,
              limit: 0.6,
            }),
          );
        }
      }
    } finally {
      await Promise.all([http.stop(), fastify.stop()]);
    }
    return { tables: [{ head: ["connections", "", ...LOAD_HEAD, "ratio to one card"], rows }], goals };
  });
}

function pageOf(at: number): Buffer {
  return getRequest(`/c/${seededUsername(at)}`, BROWSER_HEADERS);
}

/** Random pages, in the same order in every run. */
function scattered(pick: (random: number) => number, pages: readonly Buffer[]): Buffer[] {
  const { next } = seededRandom(1);
  return Array.from({ length: PICKS }, () => pages[Math.floor(pick(next()))] as Buffer);
}
