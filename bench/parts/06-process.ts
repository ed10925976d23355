import { setTimeout as wait } from "node:timers/promises";
import { getRequest, httpLoad } from "../../harness/http-load.ts";
import { type MemoryMap, readMemoryMap } from "../../harness/memory-map.ts";
import { processUsage } from "../../harness/process-usage.ts";
import type { Product } from "../../harness/product.ts";
import { seededUsername } from "../../harness/seed.ts";
import { median } from "../../harness/statistics.ts";
import { atMost, type Goal, type Part, type Table } from "../bench.ts";
import { spread } from "../rounds.ts";
import { KINDS_HERE, startBuilt, withPlace, withProduct } from "../with-product.ts";
import { whole, withSpread } from "../words.ts";

const CARDS = 10_000;
const STARTS = 7;
const REST_MS = 3_000;
const LOAD_SECONDS = 30;
const TWO_ROUNDS = 5;
const START_PROFILE =
  "a quarter of it is compiling the two programs, a quarter running their first lines, an eighth loading parts of Node. The same start " +
  "swings by a half within one hour. Keeping compiled code on the disk takes a seventh of it away and adds 8 MB at rest, and was not taken.";
const MEMORY_PROFILE =
  "the table of the memory says what it is made of. Trials after the same load: 249 to 255 MB with a store of malloc for each thread " +
  "and V8's middle compiler, 385 to 445 MB where the heap may grow as V8 likes, 180 to 205 MB with --optimize-for-size at half the requests a second.";
const BROWSER = { "accept-encoding": "gzip, deflate, br, zstd" };

export const processes: Part = {
  name: "process",
  title: "The process: start, memory, a second one",
  about:
    `Cold start from the command to the first answer, ${STARTS} times, with ${whole(CARDS)} cards in the database. ` +
    `Memory ${REST_MS / 1000} s after the start, and after ${LOAD_SECONDS} s in which about as much is asked as a busy ` +
    "installation is asked in an hour: pages of all cards, their JSON, contact files and share pictures. Two processes on one PostgreSQL share two " +
    "cores with the load itself, so that their ratio says that they do not hinder each other, not what a second machine would bring.",
  async run(say) {
    const starts: string[][] = [];
    const memory: string[][] = [];
    const maps: string[][] = [];
    const goals: Goal[] = [];
    let two: Table | undefined;
    for (const kind of KINDS_HERE) {
      await withPlace(kind, CARDS, async (place) => {
        say(`${kind}: starts`);
        const answers: number[] = [];
        const readies: number[] = [];
        for (let start = 0; start < STARTS; start += 1) {
          const product = await startBuilt(place);
          answers.push(product.answersAfter);
          readies.push(product.readyAfter);
          await product.kill();
        }
        starts.push([kind, withSpread(spread(answers), 0), withSpread(spread(readies), 0)]);
        say(`${kind}: memory`);
        const { rest, loaded, asked, restMap, loadedMap } = await withProduct(place, memoryOf);
        memory.push([kind, whole(rest), whole(loaded), whole(asked)]);
        maps.push([kind, "at rest", ...mapCells(restMap)], [kind, "after load", ...mapCells(loadedMap)]);
        goals.push(
          atMost({
            name: `Start to first answer, ${kind}`,
            figure: median(answers) / 1000,
            limit: 1,
            unit: "s",
            profile: START_PROFILE,
          }),
          atMost({
            name: `RSS at rest, ${kind}`,
            figure: rest,
            limit: 130,
            unit: "MB",
            digits: 0,
            profile: MEMORY_PROFILE,
          }),
          atMost({
            name: `RSS after load, ${kind}`,
            figure: loaded,
            limit: 220,
            unit: "MB",
            digits: 0,
            profile: MEMORY_PROFILE,
          }),
        );
        if (kind !== "PostgreSQL") return;
        say("two processes on one PostgreSQL");
        two = await withProduct(place, (one) => withProduct(place, (other) => compareTwo(one, other)));
      });
    }
    return {
      tables: [
        { title: "Start", head: ["", "first answer ms", "ready ms"], rows: starts },
        { title: "Memory", head: ["", "RSS at rest MB", "RSS after load MB", "answers"], rows: memory },
        {
          title: "What the memory is made of, MB",
          head: ["", "", "Node's program", "other libraries", "malloc", "JavaScript"],
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
  const { answers } = await httpLoad({
    port: product.port,
    connections: 32,
    requests: anHourOfRequests(),
    seconds: LOAD_SECONDS,
  });
  const loaded = processUsage(product.pid).rssMb;
  return { rest, restMap, loaded, loadedMap: readMemoryMap(product.pid), asked: answers };
}

function mapCells({ program, libraries, malloc, anonymous }: MemoryMap): string[] {
  return [program, libraries, malloc, anonymous].map(whole);
}

function anHourOfRequests(): Buffer[] {
  return Array.from({ length: CARDS }, (_, at) => {
    const page = `/c/${seededUsername((at * 7_919) % CARDS)}`;
    if (at % 500 === 0) return getRequest(`${page}/og.png`);
    if (at % 20 === 1) return getRequest(`${page}/contact.vcf`, BROWSER);
    if (at % 20 === 2) return getRequest(`/api/card/${page.slice(3)}`, BROWSER);
    if (at % 20 === 3) return getRequest("/c/demo/qr.png", BROWSER);
    return getRequest(page, BROWSER);
  });
}

/** The kept card, asked for of one process and of both at once, in turns. */
async function compareTwo(one: Product, other: Product): Promise<Table> {
  const requests = [getRequest("/c/demo", BROWSER)];
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
    title: "Two processes on one PostgreSQL, the kept card",
    head: ["one: requests/s", "two: requests/s", "ratio"],
    rows: [[whole(median(alone)), whole(median(both)), withSpread(ratio)]],
  };
}
