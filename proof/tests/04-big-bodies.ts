import { setTimeout as wait } from "node:timers/promises";
import { cardFields } from "../../harness/cards.ts";
import { seedCards } from "../../harness/seed.ts";
import { median, percentile } from "../../harness/statistics.ts";
import { cardReads, startAskers } from "../lib/askers.ts";
import { hostilePictures, largePicture } from "../lib/hostile-pictures.ts";
import type { Answer, HttpClient } from "../lib/http-client.ts";
import { type Person, people } from "../lib/people.ts";
import { rawPosts } from "../lib/raw-post.ts";
import { type Running, WITHOUT_LIMITS, withProduct } from "../lib/running-product.ts";
import { watchUsage } from "../lib/usage-watch.ts";
import { warmUp } from "../lib/warm-up.ts";
import type { Proof, Report } from "../proof.ts";

const CARDS = 1_000;
const READS_PER_SECOND = 50;
const BIG_POSTS = 200;
const BIG_BYTES = 2_000_000;
const BURSTS = 5;
/** Somewhat longer than a refused sender's connection stays open for the answer to be read. */
const BURST_EVERY_MS = 2_500;
const SAVES = 50;
const HOSTILE = 100;
const HOSTILE_AT_ONCE = 8;
const SMALL_ROUTES = [
  "/api/auth/login",
  "/api/auth/register",
  "/api/com/contactus",
  "/api/card/checkcardusername",
];

type Scene = Running<Person[]> & { report: Report; usage: ReturnType<typeof watchUsage> };

export const bigBodies: Proof = {
  number: 4,
  title: "Big bodies and hostile pictures",
  run: (report) =>
    withProduct(
      "SQLite",
      WITHOUT_LIMITS,
      async (db) => {
        await seedCards(db, CARDS);
        return people(db, SAVES, "premium");
      },
      async (running) => {
        const scene = { ...running, report, usage: watchUsage(running.product.pid) };
        const { client, product, prepared } = running;
        const { port } = product;
        const questions = cardReads(CARDS);
        await warmUp({ port, client, questions, owner: prepared[0] as Person });
        const readers = await startAskers({ port, perSecond: READS_PER_SECOND, questions });
        try {
          await postTooMuch(scene);
          await sendHostilePictures(scene);
          await saveLargeCards(scene);
          const { p99, failed } = await readers.stop();
          report.figure({ what: "card reads throughout, p99", value: p99, limit: 100, unit: "ms" });
          report.figure({ what: "card reads that failed", value: failed, limit: 0 });
        } finally {
          scene.usage.stop();
          await readers.kill();
        }
      },
    ),
};

/** Of each burst what a sender sees, and of all bursts the middle one: on two cores, this side's work swings too. */
async function postTooMuch(scene: Scene): Promise<void> {
  const kinds = [
    { how: "with their length", chunked: false, bursts: [] as Burst[] },
    { how: "chunked, without a length", chunked: true, bursts: [] as Burst[] },
  ];
  for (let at = 0; at < BURSTS * kinds.length; at++) {
    const { chunked, bursts } = kinds[at % kinds.length] as (typeof kinds)[number];
    const [burst] = await Promise.all([burstOfPosts(scene, chunked), wait(BURST_EVERY_MS)]);
    bursts.push(burst);
  }
  for (const { how, bursts } of kinds) tellBursts(scene.report, `2 MB posts ${how}`, bursts);
}

type Burst = { refusedMs: number[]; grownMb: number };

async function burstOfPosts({ product, prepared, usage }: Scene, chunked: boolean): Promise<Burst> {
  const cookie = prepared[0]?.cookie ?? "";
  const bytes = Buffer.alloc(BIG_BYTES, " ");
  const before = usage.reset().rssMb;
  const posts = Array.from({ length: BIG_POSTS }, (_, at) => ({
    path: SMALL_ROUTES[at % SMALL_ROUTES.length] as string,
    cookie,
    bytes,
    chunked,
  }));
  const answers = await rawPosts(product.port, posts);
  return {
    refusedMs: answers.filter(({ status }) => status === 413).map(({ ms }) => ms),
    grownMb: usage.peakRssMb() - before,
  };
}

function tellBursts(report: Report, what: string, bursts: readonly Burst[]): void {
  const all = bursts.length * BIG_POSTS;
  const refused = bursts.flatMap(({ refusedMs }) => refusedMs).length;
  report.figure({ what: `${what}, of ${all} not answered 413`, value: all - refused, limit: 0 });
  const p95 = median(bursts.map(({ refusedMs }) => percentile(refusedMs, 0.95)));
  report.figure({
    what: `${what}, 413 after, p95 of ${BIG_POSTS} at once`,
    value: p95,
    limit: 100,
    unit: "ms",
  });
  const grown = Math.max(...bursts.map(({ grownMb }) => grownMb));
  report.figure({ what: `${what}, RSS grown by`, value: grown, limit: 50, unit: "MB" });
}

async function sendHostilePictures({ client, prepared, report }: Scene): Promise<void> {
  const pictures = await hostilePictures();
  const fields = await cardFields();
  const answers: Answer[] = [];
  const waiting = Array.from({ length: HOSTILE }, (_, at) => at);
  await Promise.all(
    Array.from({ length: HOSTILE_AT_ONCE }, async () => {
      for (let at = waiting.pop(); at !== undefined; at = waiting.pop()) {
        const body = { ...fields, username: `hostile-${at}`, profilepic: pictures[at % pictures.length] };
        answers.push(await save(client, prepared[at % prepared.length]?.cookie ?? "", body));
      }
    }),
  );
  const taken = answers.filter(({ status }) => status !== 400).length;
  const slowest = Math.max(...answers.map(({ ms }) => ms));
  report.figure({ what: `of ${HOSTILE} hostile pictures, not answered 400`, value: taken, limit: 0 });
  report.figure({ what: "slowest refusal of a hostile picture", value: slowest, limit: 500, unit: "ms" });
}

async function saveLargeCards({ product, prepared, report, usage }: Scene): Promise<void> {
  const pictures = { profilepic: await largePicture(), logo: await largePicture() };
  const fields = await cardFields(pictures);
  const posts = prepared.map(({ cookie }, at) => ({
    path: "/api/card/add",
    cookie,
    bytes: Buffer.from(JSON.stringify({ ...fields, username: `large-${at}` })),
  }));
  usage.reset();
  const answers = await rawPosts(product.port, posts);
  const saved = answers.filter(({ status }) => status === 201 || status === 200).length;
  const putOff = answers.filter(({ status }) => status === 429 || status === 503).length;
  const what = `of ${SAVES} saves of 2.8 MB at once`;
  report.figure({ what: `${what}, neither saved nor put off`, value: SAVES - saved - putOff, limit: 0 });
  report.figure({ what: `${what}, saved`, value: saved, limit: 10, atLeast: true });
  report.figure({ what: "RSS at its peak meanwhile", value: usage.peakRssMb(), limit: 600, unit: "MB" });
}

function save(client: HttpClient, cookie: string, body: unknown): Promise<Answer> {
  return client.ask({ method: "POST", path: "/api/card/add", headers: { cookie }, body });
}
