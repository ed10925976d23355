import { BROWSER_HEADERS, getRequest } from "../../harness/http-load.ts";
import { seededUsername } from "../../harness/seed.ts";
import { seededRandom } from "../../harness/seeded-random.ts";
import type { Task } from "../../harness/task.ts";
import { withBareServers } from "../bare-server.ts";
import { withEnvironment, withProduct } from "../environment.ts";
import { interleave, measure, medianOf, ratio } from "../rounds.ts";

/** Until V8 has optimized the hot functions; the product has more of them than a bare server. */
const PLAN = { rounds: 9, seconds: 0.8, warmUpSeconds: 3 };
/** More cards than the cache holds. */
const CARDS = 10_000;
const PICKS = 60_000;
const PAGE = { path: "/c/demo", headers: { "accept-encoding": "br" } };

export const cachedCard: Task = {
  title: "The cached card against bare servers that send the same bytes",
  meaning: "What the product adds to a bare server is small, and a crowd of cards is nearly as fast as one.",
  run: ({ figure, say }) =>
    withEnvironment("SQLite", { cards: CARDS }, (environment) =>
      withProduct(environment, async (product) => {
        const { profilepic } = (await (await fetch(`${product.url}/api/card/demo`)).json()) as {
          profilepic: string;
        };
        const picture = { path: profilepic, headers: {} };
        await withBareServers(product.port, [PAGE, picture], environment.folder, async (bare) => {
          for (const [name, { path, headers }] of Object.entries({ page: PAGE, picture })) {
            say(name);
            const load = { connections: 16, requests: [getRequest(path, headers)] };
            const of = await interleave(
              {
                product: { ...product, ...load },
                fastify: { ...bare.fastify, ...load },
                http: { ...bare.http, ...load },
              },
              PLAN,
            );
            const cpu = (subject: keyof typeof of) => medianOf(of[subject], "cpuMicros");
            figure({ name: `cached ${name}, CPU`, value: cpu("product") / 1000, unit: "ms" });
            if (name !== "page") continue;
            const note = `CPU ${cpu("product").toFixed(0)} µs, bare Fastify ${cpu("fastify").toFixed(0)} µs, node:http ${cpu("http").toFixed(0)} µs`;
            const against = (subject: keyof typeof of) => ratio(of.product, of[subject], "perSecond");
            const requests = `cached ${name}, requests a second against bare`;
            figure({ name: `${requests} Fastify`, value: against("fastify"), atLeast: 0.9, note });
            figure({ name: `${requests} node:http`, value: against("http"), atLeast: 0.7 });
          }
        });
        say(`${CARDS} cards`);
        const pages = Array.from({ length: CARDS }, (_, at) =>
          getRequest(`/c/${seededUsername(at)}`, BROWSER_HEADERS),
        );
        const { pick } = seededRandom(1);
        const load = { ...product, connections: 64 };
        await measure({ ...load, requests: pages }, { count: CARDS });
        const of = await interleave(
          {
            one: { ...load, requests: pages.slice(0, 1) },
            many: { ...load, requests: Array.from({ length: PICKS }, () => pick(pages)) },
          },
          { rounds: 5, seconds: 1.2 },
        );
        figure({
          name: "10,000 cards at random, requests a second against one card",
          value: ratio(of.many, of.one, "perSecond"),
          atLeast: 0.6,
        });
      }),
    ),
};
