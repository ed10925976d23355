import { setTimeout as wait } from "node:timers/promises";
import { getRequest, httpLoad } from "../../harness/http-load.ts";
import { type MemoryMap, readMemoryMap } from "../../harness/memory-map.ts";
import { processUsage } from "../../harness/process-usage.ts";
import type { Product } from "../../harness/product.ts";
import { seededUsername } from "../../harness/seed.ts";
import { median } from "../../harness/statistics.ts";
import { atMost, type Goal, type Part, type Table } from "../bench.ts";
import { AVAILABLE_KINDS, startBenchProduct, withEnvironment, withProduct } from "../environment.ts";
import { integer, withSpread } from "../format.ts";
import { BROWSER_HEADERS } from "../requests.ts";
import { spread } from "../rounds.ts";

const CARDS = 10_000;
const STARTS = 7;
const REST_MS = 3_000;
const LOAD_SECONDS = 30;
const TWO_ROUNDS = 5;

export const processes: Part = {
  name: "process",
  title: "The process: start, memory, a second one",
  about:
    `Cold start from spawning the process to its first response, ${STARTS} times, with ${integer(CARDS)} small cards in the database. ` +
    `Memory ${REST_MS / 1000} s after the start, and after ${LOAD_SECONDS} s of load: pages of all cards, their JSON, contact files and ` +
    "share images. Two processes on one PostgreSQL share the cores with the load generator, so that their ratio shows whether they " +
    "hinder each other, not what a second machine would bring.",
  async run(say) {
    const starts: string[][] = [];
    const memory: string[][] = [];
    const maps: string[][] = [];
    const goals: Goal[] = [];
    let two: Table | undefined;
    for (const kind of AVAILABLE_KINDS) {
      await withEnvironment(kind, { cards: CARDS }, async (environment) => {
        say(`${kind}: starts`);
        const firstResponses: number[] = [];
        const readies: number[] = [];
        for (let start = 0; start < STARTS; start += 1) {
          const product = await startBenchProduct(environment);
          firstResponses.push(product.answersAfter);
          readies.push(product.readyAfter);
          await product.kill();
        }
        starts.push([kind, withSpread(spread(firstResponses), 0), withSpread(spread(readies), 0)]);
        say(`${kind}: memory`);
        const { rest, loaded, responses, restMap, loadedMap } = await withProduct(environment, memoryOf);
        memory.push([kind, integer(rest), integer(loaded), integer(responses)]);
        maps.push([kind, "at rest", ...mapCells(restMap)], [kind, "after load", ...mapCells(loadedMap)]);
        goals.push(
          atMost({
            name: `Start to first response, ${kind}`,
            figure: median(firstResponses) / 1000,
            limit: 1,
            unit: "s",
          }),
          atMost({
            name: `RSS at rest, ${kind}`,
            figure: rest,
            limit: 130,
            unit: "MB",
            digits: 0,
          }),
          atMost({
            name: `RSS after load, ${kind}`,
            figure: loaded,
            limit: 220,
            unit: "MB",
            digits: 0,
          }),
        );
        if (kind !== "PostgreSQL") return;
        say("two processes on one PostgreSQL");
        two = await withProduct(environment, (one) =>
          withProduct(environment, (other) => compareTwo(one, other)),
        );
      });
    }
    return {
      tables: [
        { title: "Start", head: ["", "first response ms", "ready ms"], rows: starts },
        { title: "Memory", head: ["", "RSS at rest MB", "RSS after load MB", "responses"], rows: memory },
        {
          title: "What the memory is made of, MB",
          head: ["", "", "Node binary", "other libraries", "malloc", "JavaScript"],
          rows: maps,
        },
        ...(two ? [two] : []),
      ],
      goals,
    };
  },
};

async function memoryOf(product: Product) {
  await wait(REST_MS);
  const rest = processUsage(product.pid).rssMb;
  const restMap = readMemoryMap(product.pid);
  const { responses } = await httpLoad({
    port: product.port,
    connections: 32,
    requests: mixedRequests(),
    seconds: LOAD_SECONDS,
  });
  const loaded = processUsage(product.pid).rssMb;
  return { rest, restMap, loaded, loadedMap: readMemoryMap(product.pid), responses };
}

function mapCells({ program, libraries, malloc, anonymous }: MemoryMap): string[] {
  return [program, libraries, malloc, anonymous].map(integer);
}

function mixedRequests(): Buffer[] {
  return Array.from({ length: CARDS }, (_, at) => {
    const page = `/c/${seededUsername((at * 7_919) % CARDS)}`;
    if (at % 500 === 0) return getRequest(`${page}/og.png`);
    if (at % 20 === 1) return getRequest(`${page}/contact.vcf`, BROWSER_HEADERS);
    if (at % 20 === 2) return getRequest(`/api/card/${page.slice(3)}`, BROWSER_HEADERS);
    if (at % 20 === 3) return getRequest("/c/demo/qr.png", BROWSER_HEADERS);
    return getRequest(page, BROWSER_HEADERS);
  });
}

/** The cached card from one process and from both, alternately. */
async function compareTwo(one: Product, other: Product): Promise<Table> {
  const requests = [getRequest("/c/demo", BROWSER_HEADERS)];
  const load = ({ port }: Product, connections: number) =>
    httpLoad({ port, connections, requests, seconds: 2 });
  const alone: number[] = [];
  const both: number[] = [];
  await Promise.all([load(one, 16), load(other, 16)]);
  for (let round = 0; round < TWO_ROUNDS; round += 1) {
    alone.push((await load(one, 32)).perSecond);
    const halves = await Promise.all([load(one, 16), load(other, 16)]);
    both.push(halves.reduce((sum, { perSecond }) => sum + perSecond, 0));
  }
  const ratio = spread(both.map((rate, round) => rate / (alone[round] as number)));
  return {
    title: "Two processes on one PostgreSQL, the cached card",
    head: ["one: requests/s", "two: requests/s", "ratio"],
    rows: [[integer(median(alone)), integer(median(both)), withSpread(ratio)]],
  };
}
