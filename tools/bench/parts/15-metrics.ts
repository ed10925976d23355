import { BROWSER_HEADERS, getRequest, httpLoad } from "../../harness/http-load.ts";
import type { Product } from "../../harness/product.ts";
import type { Task } from "../../harness/task.ts";
import { startBenchProduct, withEnvironment } from "../environment.ts";
import { interleave, ratio } from "../rounds.ts";

const METRICS_TOKEN = "a-token-of-the-bench";
const SCRAPES_PER_SECOND = 50;
const PLAN = { rounds: 31, seconds: 0.5, warmUpSeconds: 3 };

export const metrics: Task = {
  title: "The cached card with figures for Prometheus, and while they are scraped 50 times a second",
  meaning: "Watching an installation costs it next to nothing.",
  run: ({ figure }) =>
    // Three processes on one database.
    withEnvironment("PostgreSQL", {}, async (environment) => {
      const settings: Record<string, string>[] = [{}, { METRICS_TOKEN }, { METRICS_TOKEN }];
      const products: Product[] = [];
      const ended = new AbortController();
      try {
        for (const each of settings) products.push(await startBenchProduct(environment, { settings: each }));
        const [without, counted, scraped] = products.map((product) => ({
          ...product,
          connections: 16,
          requests: [getRequest("/c/demo", BROWSER_HEADERS)],
        }));
        if (!without || !counted || !scraped) throw new Error("A product is missing.");
        // By raw requests: a client that costs more would slow down the load that is measured.
        const scrapes = httpLoad({
          port: scraped.port,
          connections: 1,
          requests: [getRequest("/metrics", { authorization: `Bearer ${METRICS_TOKEN}` })],
          perSecond: SCRAPES_PER_SECOND,
          signal: ended.signal,
        });
        const of = await interleave({ without, counted, scraped }, PLAN);
        ended.abort();
        if (!(await scrapes).statuses[200]) throw new Error("No scrape was answered.");
        const against = (subject: "counted" | "scraped") => ratio(of[subject], of.without, "perSecond");
        figure({
          name: "requests a second with figures against without",
          value: against("counted"),
          atLeast: 0.98,
        });
        figure({ name: "while scraped against without", value: against("scraped"), atLeast: 0.98 });
      } finally {
        ended.abort();
        await Promise.all(products.map((product) => product.kill()));
      }
    }),
};
