import { BROWSER_HEADERS, getRequest, httpLoad } from "../../harness/http-load.ts";
import type { Product } from "../../harness/product.ts";
import type { Task } from "../../harness/task.ts";
import type { TestEnvironment } from "../../harness/test-environment.ts";
import { startBenchProduct, withEnvironment } from "../environment.ts";
import { interleave, ratio } from "../rounds.ts";

const METRICS_TOKEN = "a-token-of-the-bench";
const SCRAPES_PER_SECOND = 50;
const PLAN = { rounds: 31, seconds: 0.5, warmUpSeconds: 3 };

export const metrics: Task = {
  title: "The cached card with figures for Prometheus, and while they are scraped 50 times a second",
  meaning: "Watching an installation costs it next to nothing.",
  run: ({ figure }) =>
    // A database for each process: of several on one, the first does more than the others.
    withEnvironments(3, async (environments) => {
      const products: Product[] = [];
      const ended = new AbortController();
      try {
        for (const [at, environment] of environments.entries()) {
          products.push(
            await startBenchProduct(environment, { settings: at === 0 ? {} : { METRICS_TOKEN } }),
          );
        }
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

function withEnvironments<T>(
  count: number,
  use: (environments: readonly TestEnvironment[]) => Promise<T>,
  made: readonly TestEnvironment[] = [],
): Promise<T> {
  if (made.length === count) return use(made);
  return withEnvironment("SQLite", {}, (next) => withEnvironments(count, use, [...made, next]));
}
