import { setTimeout as wait } from "node:timers/promises";
import { forEachConcurrent } from "../../harness/at-rate.ts";
import { cardFields } from "../../harness/cards.ts";
import type { HttpClient, HttpResponse } from "../../harness/http-client.ts";
import { monitorUsage } from "../../harness/process-usage.ts";
import { seedCards } from "../../harness/seed.ts";
import { median, percentile } from "../../harness/statistics.ts";
import type { Report, Task } from "../../harness/task.ts";
import { hostileImages, largeImage } from "../lib/hostile-images.ts";
import { cardReads, reportLoadBeside } from "../lib/load-thread.ts";
import { NO_RATE_LIMITS, type Running, withProduct } from "../lib/running-product.ts";
import { throttledPosts } from "../lib/throttled-post.ts";
import { createUsers, type User } from "../lib/users.ts";
import { warmUp } from "../lib/warm-up.ts";

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

export const bigBodies: Task = {
  title: "Big bodies and hostile pictures",
  meaning: "Large and hostile uploads cost neither memory nor other people's time.",
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
        const load = { port, perSecond: READS_PER_SECOND, requests };
        try {
          await reportLoadBeside(report, { name: "card reads throughout", load, atMost: 100 }, async () => {
            await postTooMuch(setup);
            await sendHostileImages(setup);
            await saveLargeCards(setup);
          });
        } finally {
          setup.usage.stop();
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
  report.figure({ name: `${what}, of ${all} not answered 413`, value: all - refused, atMost: 0 });
  const p95 = (of: (burst: Burst) => number[]) => median(bursts.map((burst) => percentile(of(burst), 0.95)));
  const own = p95(({ refusedMs }) => refusedMs);
  const small = p95(({ smallMs }) => smallMs);
  report.figure({
    name: `${what}, p95 of the 413 (${own.toFixed(0)} ms) against that of small bodies (${small.toFixed(0)} ms)`,
    value: own / small,
    atMost: REFUSAL_RATIO,
  });
  const grown = Math.max(...bursts.map(({ grownMb }) => grownMb));
  report.figure({ name: `${what}, RSS grown by`, value: grown, atMost: 50, unit: "MB" });
}

async function sendHostileImages({ client, prepared, report }: Setup): Promise<void> {
  const images = await hostileImages();
  const fields = await cardFields();
  const responses: HttpResponse[] = [];
  await forEachConcurrent(HOSTILE_CONCURRENCY, [...Array(HOSTILE).keys()], async (at) => {
    const body = { ...fields, username: `hostile-${at}`, profilepic: images[at % images.length] };
    responses.push(await save(client, prepared[at % prepared.length]?.cookie ?? "", body));
  });
  const taken = responses.filter(({ status }) => status !== 400).length;
  const slowest = Math.max(...responses.map(({ ms }) => ms));
  report.figure({ name: `of ${HOSTILE} hostile pictures, not answered 400`, value: taken, atMost: 0 });
  report.figure({ name: "slowest refusal of a hostile picture", value: slowest, atMost: 500, unit: "ms" });
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
  report.figure({ name: `${what}, neither saved nor put off`, value: SAVES - saved - putOff, atMost: 0 });
  report.figure({ name: `${what}, saved`, value: saved, atLeast: 10 });
  report.figure({ name: "RSS at its peak meanwhile", value: usage.peakRssMb(), atMost: 600, unit: "MB" });
}

function save(client: HttpClient, cookie: string, body: unknown): Promise<HttpResponse> {
  return client.send({ method: "POST", path: "/api/card/add", headers: { cookie }, body });
}
