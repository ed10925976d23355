import { setTimeout as wait } from "node:timers/promises";
import { cardFields } from "../../harness/cards.ts";
import { seedCards } from "../../harness/seed.ts";
import { median, percentile } from "../../harness/statistics.ts";
import { hostileImages, largeImage } from "../lib/hostile-images.ts";
import type { HttpClient, HttpResponse } from "../lib/http-client.ts";
import { cardReads, quietP99, startLoadThread } from "../lib/load-thread.ts";
import { NO_RATE_LIMITS, type Running, withProduct } from "../lib/running-product.ts";
import { throttledPosts } from "../lib/throttled-post.ts";
import { monitorUsage } from "../lib/usage-monitor.ts";
import { createUsers, type User } from "../lib/users.ts";
import { warmUp } from "../lib/warm-up.ts";
import type { Report, Scenario } from "../scenario.ts";

const CARDS = 1_000;
const READS_PER_SECOND = 50;
const BIG_POSTS = 200;
const BIG_BYTES = 2_000_000;
const BURSTS = 5;
/** Somewhat longer than the lingering close of a refused upload. */
const BURST_INTERVAL_MS = 2_500;
const SAVES = 50;
const HOSTILE = 100;
const HOSTILE_CONCURRENCY = 8;
/** Of the time in which the product refuses as many small bodies. */
const REFUSAL_RATIO = 3;
const SMALL_BYTES = 1_000;
const BODY_KINDS = [
  { how: "with their length", chunked: false },
  { how: "chunked, without a length", chunked: true },
];
const SMALL_ROUTES = [
  "/api/auth/login",
  "/api/auth/register",
  "/api/com/contactus",
  "/api/card/checkcardusername",
];

type Setup = Running<User[]> & { report: Report; usage: ReturnType<typeof monitorUsage> };

export const bigBodies: Scenario = {
  number: 4,
  title: "Big bodies and hostile pictures",
  run: (report) =>
    withProduct(
      "SQLite",
      NO_RATE_LIMITS,
      async (db) => {
        await seedCards(db, CARDS);
        return createUsers(db, SAVES, "premium");
      },
      async (running) => {
        const setup = { ...running, report, usage: monitorUsage(running.product.pid) };
        const { client, product, prepared } = running;
        const { port } = product;
        const requests = cardReads(CARDS);
        await warmUp({ port, client, requests, owner: prepared[0] as User });
        const reads = { port, perSecond: READS_PER_SECOND, requests };
        const quiet = await quietP99(reads);
        const readers = await startLoadThread(reads);
        try {
          await postTooMuch(setup);
          await sendHostileImages(setup);
          await saveLargeCards(setup);
          const { p99, failed } = await readers.stop();
          report.figure({
            what: `card reads throughout, p99 above the ${quiet.toFixed(1)} ms before`,
            value: p99 - quiet,
            limit: 100,
            unit: "ms",
          });
          report.figure({ what: "card reads that failed", value: failed, limit: 0 });
        } finally {
          setup.usage.stop();
          await readers.kill();
        }
      },
    ),
};

/**
 * Bursts of large bodies alternate with bursts of small invalid ones, which the product refuses with 400: the senders share the cores
 * with the product, so that only the ratio of the times says what the size of a body costs.
 */
async function postTooMuch(setup: Setup): Promise<void> {
  for (const { how, chunked } of BODY_KINDS) {
    const bursts: Burst[] = [];
    while (bursts.length < BURSTS) {
      bursts.push(await burstOfPosts(setup, chunked));
      await wait(BURST_INTERVAL_MS);
    }
    reportBursts(setup.report, `2 MB posts ${how}`, bursts);
  }
}

type Burst = { refusedMs: number[]; smallMs: number[]; grownMb: number };

async function burstOfPosts({ product, prepared, usage }: Setup, chunked: boolean): Promise<Burst> {
  const cookie = prepared[0]?.cookie ?? "";
  const post = async (size: number, expected: number) => {
    const posts = Array.from({ length: BIG_POSTS }, (_, index) => ({
      path: SMALL_ROUTES[index % SMALL_ROUTES.length] as string,
      cookie,
      bytes: Buffer.alloc(size, " "),
      chunked,
    }));
    const responses = await throttledPosts(product.port, posts);
    return responses.filter(({ status }) => status === expected).map(({ ms }) => ms);
  };
  const smallMs = await post(SMALL_BYTES, 400);
  const before = usage.reset().rssMb;
  const refusedMs = await post(BIG_BYTES, 413);
  return { refusedMs, smallMs, grownMb: usage.peakRssMb() - before };
}

function reportBursts(report: Report, what: string, bursts: readonly Burst[]): void {
  const all = bursts.length * BIG_POSTS;
  const refused = bursts.flatMap(({ refusedMs }) => refusedMs).length;
  report.figure({ what: `${what}, of ${all} not answered 413`, value: all - refused, limit: 0 });
  const p95 = (of: (burst: Burst) => number[]) => median(bursts.map((burst) => percentile(of(burst), 0.95)));
  const own = p95(({ refusedMs }) => refusedMs);
  const small = p95(({ smallMs }) => smallMs);
  report.figure({
    what: `${what}, p95 of the 413 (${own.toFixed(0)} ms) against that of small bodies (${small.toFixed(0)} ms)`,
    value: own / small,
    limit: REFUSAL_RATIO,
  });
  const grown = Math.max(...bursts.map(({ grownMb }) => grownMb));
  report.figure({ what: `${what}, RSS grown by`, value: grown, limit: 50, unit: "MB" });
}

async function sendHostileImages({ client, prepared, report }: Setup): Promise<void> {
  const images = await hostileImages();
  const fields = await cardFields();
  const responses: HttpResponse[] = [];
  const waiting = Array.from({ length: HOSTILE }, (_, at) => at);
  await Promise.all(
    Array.from({ length: HOSTILE_CONCURRENCY }, async () => {
      for (let at = waiting.pop(); at !== undefined; at = waiting.pop()) {
        const body = { ...fields, username: `hostile-${at}`, profilepic: images[at % images.length] };
        responses.push(await save(client, prepared[at % prepared.length]?.cookie ?? "", body));
      }
    }),
  );
  const taken = responses.filter(({ status }) => status !== 400).length;
  const slowest = Math.max(...responses.map(({ ms }) => ms));
  report.figure({ what: `of ${HOSTILE} hostile pictures, not answered 400`, value: taken, limit: 0 });
  report.figure({ what: "slowest refusal of a hostile picture", value: slowest, limit: 500, unit: "ms" });
}

async function saveLargeCards({ product, prepared, report, usage }: Setup): Promise<void> {
  const images = { profilepic: await largeImage(), logo: await largeImage() };
  const fields = await cardFields(images);
  const posts = prepared.map(({ cookie }, at) => ({
    path: "/api/card/add",
    cookie,
    bytes: Buffer.from(JSON.stringify({ ...fields, username: `large-${at}` })),
  }));
  usage.reset();
  const responses = await throttledPosts(product.port, posts);
  const saved = responses.filter(({ status }) => status === 201 || status === 200).length;
  const putOff = responses.filter(({ status }) => status === 429 || status === 503).length;
  const what = `of ${SAVES} saves of 2.8 MB at once`;
  report.figure({ what: `${what}, neither saved nor put off`, value: SAVES - saved - putOff, limit: 0 });
  report.figure({ what: `${what}, saved`, value: saved, limit: 10, atLeast: true });
  report.figure({ what: "RSS at its peak meanwhile", value: usage.peakRssMb(), limit: 600, unit: "MB" });
}

function save(client: HttpClient, cookie: string, body: unknown): Promise<HttpResponse> {
  return client.send({ method: "POST", path: "/api/card/add", headers: { cookie }, body });
}
