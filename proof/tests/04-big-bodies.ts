import { cardFields } from "../../apps/server/test/cards.ts";
import { percentile } from "../../rig/figures.ts";
import { seedCards } from "../../rig/seed-cards.ts";
import { cardReads, startAskers } from "../lib/askers.ts";
import { hostilePictures, largePicture } from "../lib/hostile-pictures.ts";
import type { Answer, HttpClient } from "../lib/http-client.ts";
import { type Person, people } from "../lib/people.ts";
import { rawPost } from "../lib/raw-post.ts";
import { type Running, WITHOUT_LIMITS, withProduct } from "../lib/running-product.ts";
import { watchUsage } from "../lib/usage-watch.ts";
import type { Proof, Report } from "../proof.ts";

const CARDS = 1_000;
const READS_PER_SECOND = 50;
const BIG_POSTS = 200;
const BIG_BYTES = 2_000_000;
/** Just too much, so that there is nothing in it to keep. */
const WARM_UP_BYTES = 20_000;
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
        await warmUp(scene);
        const { port } = running.product;
        const readers = await startAskers({ port, perSecond: READS_PER_SECOND, questions: cardReads(CARDS) });
        try {
          await postTooMuch(scene, "with their length", false);
          await postTooMuch(scene, "chunked, without a length", true);
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

/** The first picture loads the library for all others, and the first refusals compile what refuses the rest. */
async function warmUp({ client, product, prepared: [person] }: Scene): Promise<void> {
  const cookie = person?.cookie ?? "";
  await save(client, cookie, { username: "!", ...(await cardFields()) });
  await save(client, cookie, { username: "warm-up", ...(await cardFields({ profilepic: "data:," })) });
  for (const chunked of [false, true, false, true, false, true])
    await postInParallel(product.port, cookie, Buffer.alloc(WARM_UP_BYTES, " "), chunked);
}

async function postTooMuch(scene: Scene, how: string, chunked: boolean): Promise<void> {
  const { product, prepared, report, usage } = scene;
  const before = usage.reset().rssMb;
  const answers = await postInParallel(
    product.port,
    prepared[0]?.cookie ?? "",
    Buffer.alloc(BIG_BYTES, " "),
    chunked,
  );
  const refused = answers.filter(({ status }) => status === 413);
  const what = `2 MB posts ${how}`;
  report.figure({
    what: `${what}, of ${BIG_POSTS} not answered 413`,
    value: BIG_POSTS - refused.length,
    limit: 0,
  });
  const p95 = percentile(
    refused.map(({ ms }) => ms),
    0.95,
  );
  report.figure({ what: `${what}, 413 after, p95`, value: p95, limit: 100, unit: "ms" });
  const grown = usage.peakRssMb() - before;
  report.figure({ what: `${what}, RSS grown by`, value: grown, limit: 50, unit: "MB" });
}

function postInParallel(port: number, cookie: string, bytes: Buffer, chunked: boolean) {
  const posts = Array.from({ length: BIG_POSTS }, (_, at) => ({
    path: SMALL_ROUTES[at % SMALL_ROUTES.length] as string,
    cookie,
    bytes,
    chunked,
  }));
  return Promise.all(posts.map((post) => rawPost(port, post)));
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

async function saveLargeCards({ client, prepared, report, usage }: Scene): Promise<void> {
  const pictures = { profilepic: await largePicture(), logo: await largePicture() };
  const fields = await cardFields(pictures);
  const bodies = prepared.map((_, at) => JSON.stringify({ ...fields, username: `large-${at}` }));
  usage.reset();
  const answers = await Promise.all(prepared.map(({ cookie }, at) => save(client, cookie, bodies[at])));
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
