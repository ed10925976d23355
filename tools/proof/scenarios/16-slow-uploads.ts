import { atRate } from "../../harness/at-rate.ts";
import { cardFields } from "../../harness/cards.ts";
import { type HttpResponse, openClient } from "../../harness/http-client.ts";
import type { Report, Task } from "../../harness/task.ts";
import { largeImage } from "../lib/hostile-images.ts";
import { NO_RATE_LIMITS, withProduct } from "../lib/running-product.ts";
import { sendSlowly } from "../lib/slow-senders.ts";
import { createUsers, type User } from "../lib/users.ts";

const ATTACKERS = 62;
const NETWORKS = 5;
const ATTACK_SECONDS = 25;
const CLOSED_WITHIN_SECONDS = 17;
const SAVES_PER_SECOND = 1;
/** The time that uploads have to show how fast they are, and some for the save. */
const SAVE_SECONDS = 4;
/** Enough to count as a large body, which needs one of the places. */
const BEGINNING_BYTES = 70_000;

/** Above the least speed, so that only the shortage of places ends it. */
const SLOW = { bytesPerSecond: 13_000, closeTimeoutSeconds: 1 };
const DRIPPING = { bytesPerSecond: 1, closeTimeoutSeconds: CLOSED_WITHIN_SECONDS };

export const slowUploads: Task = {
  title: "62 accounts on five networks that upload slowly",
  meaning: "Slow uploads leave room for the uploads of others.",
  async run(report) {
    const closedAfter = await attack(report, DRIPPING);
    report.figure({
      name: `of ${closedAfter.length} uploads of one byte a second, the longest was closed after`,
      value: Math.max(...closedAfter) / 1000,
      atMost: CLOSED_WITHIN_SECONDS,
      unit: "s",
    });
    await attack(report, SLOW);
  },
};

/** Returns after how many milliseconds each slow upload was closed. */
async function attack(
  report: Report,
  { bytesPerSecond, closeTimeoutSeconds }: typeof SLOW,
): Promise<number[]> {
  let closed: number[] = [];
  await withProduct(
    "SQLite",
    { ...NO_RATE_LIMITS, TRUST_PROXY: "127.0.0.1" },
    (db) => createUsers(db, ATTACKERS + SAVES_PER_SECOND * ATTACK_SECONDS + 1),
    async ({ product: { port }, prepared }) => {
      const save = await saver(port, prepared.slice(ATTACKERS));
      // The first picture loads sharp.
      await save(-1);
      const [closedAfter, saves] = await Promise.all([
        sendSlowly({
          port,
          beginnings: prepared.slice(0, ATTACKERS).map(beginningOf),
          seconds: ATTACK_SECONDS,
          closeTimeoutSeconds,
          drip: " ".repeat(bytesPerSecond),
        }),
        saveMeanwhile(save),
      ]);
      closed = closedAfter;
      const what = `of ${saves.length} saves of others, each with a picture of a megabyte, during ${bytesPerSecond} bytes a second`;
      const refused = saves.filter(({ status }) => status !== 201).length;
      report.figure({ name: `${what}, failed`, value: refused, atMost: 0 });
      const slowest = Math.max(...saves.map(({ ms }) => ms)) / 1000;
      report.figure({ name: "the slowest of them took", value: slowest, atMost: SAVE_SECONDS, unit: "s" });
    },
  );
  return closed;
}

/** Each sends enough at once to need a place. */
function beginningOf({ cookie }: User, at: number): string {
  return [
    "POST /api/card/add HTTP/1.1",
    "host: cards.internal",
    "content-type: application/json",
    "content-length: 2000000",
    `cookie: ${cookie}`,
    `x-forwarded-for: 203.0.${at % NETWORKS}.1`,
    "",
    `{${" ".repeat(BEGINNING_BYTES)}`,
  ].join("\r\n");
}

async function saveMeanwhile(save: Save): Promise<HttpResponse[]> {
  const responses: HttpResponse[] = [];
  await atRate(SAVES_PER_SECOND, ATTACK_SECONDS, async (at) => {
    responses.push(await save(at));
  });
  return responses;
}

type Save = (at: number) => Promise<HttpResponse>;

async function saver(port: number, owners: readonly User[]): Promise<Save> {
  const client = openClient(port, { keepAlive: false });
  const fields = await cardFields({ profilepic: await largeImage() });
  return (at) =>
    client.send({
      method: "POST",
      path: "/api/card/add",
      headers: { cookie: owners.at(at)?.cookie ?? "", "x-forwarded-for": `198.51.100.${at + 1}` },
      body: { ...fields, username: `saved-${at + 1}` },
    });
}
