import { setTimeout as wait } from "node:timers/promises";
import { BROWSER_HEADERS, getRequest, httpLoad } from "../../harness/http-load.ts";
import { processUsage } from "../../harness/process-usage.ts";
import { seededUsername } from "../../harness/seed.ts";
import { median } from "../../harness/statistics.ts";
import type { Task } from "../../harness/task.ts";
import { DATABASE_KINDS } from "../../harness/test-environment.ts";
import { startBenchProduct, withEnvironment, withProduct } from "../environment.ts";

const CARDS = 10_000;
const STARTS = 7;
const REST_MS = 3_000;
const LOAD_SECONDS = 30;

export const processes: Task = {
  title: "Start and memory of the process",
  meaning: "It starts in a second and fits into a small machine, also after every card was read.",
  async run({ figure, say }) {
    for (const on of DATABASE_KINDS) {
      await withEnvironment(on, { cards: CARDS }, async (environment) => {
        say(`${on}: starts`);
        const starts: number[] = [];
        while (starts.length < STARTS) {
          const product = await startBenchProduct(environment);
          starts.push(product.answersAfter);
          await product.kill();
        }
        figure({ on, name: "start to first response", value: median(starts) / 1000, unit: "s", atMost: 1 });
        say(`${on}: memory`);
        await withProduct(environment, async ({ port, pid }) => {
          await wait(REST_MS);
          figure({ on, name: "RSS at rest", value: processUsage(pid).rssMb, unit: "MB", atMost: 130 });
          await httpLoad({ port, connections: 32, requests: mixedRequests(), seconds: LOAD_SECONDS });
          figure({ on, name: "RSS after load", value: processUsage(pid).rssMb, unit: "MB", atMost: 220 });
        });
      });
    }
  },
};

/** Pages of all cards, with some of their JSON, contact files and share images between them. */
function mixedRequests(): Buffer[] {
  return Array.from({ length: CARDS }, (_, at) => {
    const username = seededUsername((at * 7_919) % CARDS);
    if (at % 500 === 0) return getRequest(`/c/${username}/og.png`);
    if (at % 20 === 1) return getRequest(`/c/${username}/contact.vcf`, BROWSER_HEADERS);
    if (at % 20 === 2) return getRequest(`/api/card/${username}`, BROWSER_HEADERS);
    return getRequest(`/c/${username}`, BROWSER_HEADERS);
  });
}
