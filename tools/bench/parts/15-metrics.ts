import { getRequest, httpLoad } from "../../harness/http-load.ts";
import { atLeast, type Part } from "../bench.ts";
import { withEnvironment, withProduct } from "../environment.ts";
import { LOAD_HEAD, loadCells, withSpread } from "../format.ts";
import { BROWSER_HEADERS } from "../requests.ts";
import { interleave, ratio } from "../rounds.ts";

const TOKEN = "a-token-of-the-bench";
const SCRAPES_PER_SECOND = 50;
const PLAN = { rounds: 31, seconds: 0.5, warmUpSeconds: 3 };

export const metrics: Part = {
  name: "metrics",
  title: "Figures for Prometheus",
  about:
    "The page of the demo card, cached, with and without `METRICS_TOKEN`, alternately over 16 connections. The last is " +
    `scraped ${SCRAPES_PER_SECOND} times a second meanwhile.`,
  async run(say) {
    say("the cached page with and without figures");
    const METRICS_TOKEN = TOKEN;
    const of = await withEnvironment("SQLite", {}, (environment) =>
      withProduct(environment, (without) =>
        withEnvironment("SQLite", {}, (second) =>
          withProduct(
            second,
            (counted) =>
              withEnvironment("SQLite", {}, (third) =>
                withProduct(
                  third,
                  async (scraped) => {
                    const load = { connections: 16, requests: [getRequest("/c/demo", BROWSER_HEADERS)] };
                    const ended = new AbortController();
                    const scrapes = scrape(scraped.port, ended.signal);
                    try {
                      return await interleave(
                        {
                          without: { ...without, ...load },
                          counted: { ...counted, ...load },
                          scraped: { ...scraped, ...load },
                        },
                        PLAN,
                      );
                    } finally {
                      ended.abort();
                      await scrapes;
                    }
                  },
                  { settings: { METRICS_TOKEN } },
                ),
              ),
            { settings: { METRICS_TOKEN } },
          ),
        ),
      ),
    );
    const counted = ratio(of.counted, of.without, "perSecond");
    const scraped = ratio(of.scraped, of.without, "perSecond");
    return {
      tables: [
        {
          head: ["", ...LOAD_HEAD, "ratio"],
          rows: [
            ["without figures", ...loadCells(of.without), ""],
            ["with figures", ...loadCells(of.counted), withSpread(counted)],
            ["scraped", ...loadCells(of.scraped), withSpread(scraped)],
          ],
        },
      ],
      goals: [
        atLeast({ name: "Cached page with figures against without", figure: counted.median, limit: 0.98 }),
        atLeast({ name: "Cached page while scraped against without", figure: scraped.median, limit: 0.98 }),
      ],
    };
  },
};

/** By raw requests: a client that costs more would slow down the load that is measured. */
async function scrape(port: number, signal: AbortSignal): Promise<void> {
  const requests = [getRequest("/metrics", { authorization: `Bearer ${TOKEN}` })];
  const { statuses } = await httpLoad({
    port,
    connections: 1,
    requests,
    perSecond: SCRAPES_PER_SECOND,
    signal,
  });
  if (!statuses[200]) throw new Error(`no scrape was answered: ${JSON.stringify(statuses)}`);
}
