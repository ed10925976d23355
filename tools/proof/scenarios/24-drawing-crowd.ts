import { get } from "node:http";
import { text } from "node:stream/consumers";
import { setTimeout as wait } from "node:timers/promises";
import { beginSession } from "../../../apps/server/src/features/account/sessions/session.service.ts";
import { getRequest, httpLoad } from "../../harness/http-load.ts";
import { seedCards, seededUsername } from "../../harness/seed.ts";
import type { Report, Task } from "../../harness/task.ts";
import { DATABASE_KINDS, type TestEnvironment } from "../../harness/test-environment.ts";
import { NO_RATE_LIMITS, withProduct } from "../lib/running-product.ts";

const PEOPLE = 20;
/** Seeded owners have four cards each. */
const CARDS = PEOPLE * 4;
const SECONDS = 12;
const MAX_READ_P99_MS = 50;
/** With a second between them, longer than the whole line takes. */
const MAX_TRIES = 60;
const SIZES = ["call-1920", "call-2560", "lock-1170", "lock-1080"];

/** Twenty people draw all their backgrounds at once: the queue serves in turn or refuses, and strangers read cards undisturbed. */
export const drawingCrowd: Task = {
  title: "Twenty people draw at once",
  meaning: "A crowd that draws is served in turn or refused, and readers do not notice.",
  async run(report) {
    for (const kind of DATABASE_KINDS) await onDatabase(report, kind);
  },
};

async function onDatabase(report: Report, kind: TestEnvironment["kind"]): Promise<void> {
  const prepare = async (db: Parameters<typeof seedCards>[0]) => {
    await seedCards(db, CARDS);
    const cards = await db.selectFrom("card").select(["id", "owner_id"]).execute();
    const byOwner = new Map(cards.map(({ id, owner_id }) => [owner_id, id]));
    return Promise.all(
      [...byOwner].map(async ([owner, cardId]) => ({
        cardId,
        cookie: `sid=${await beginSession(db, owner, Date.now())}`,
      })),
    );
  };
  await withProduct(kind, NO_RATE_LIMITS, prepare, async ({ product, prepared, loopLag }) => {
    await loopLag();
    const reading = httpLoad({
      port: product.port,
      connections: 4,
      requests: [getRequest(`/c/${seededUsername(0)}`)],
      seconds: SECONDS,
    });
    const statuses = await Promise.all(
      prepared.flatMap(({ cardId, cookie }) =>
        SIZES.map((size) => draw(product.port, `/api/kit/${cardId}/background.png?size=${size}`, cookie)),
      ),
    );
    const { p99, broken } = await reading;
    const after = await draw(
      product.port,
      `/api/kit/${prepared[0]?.cardId}/print.svg`,
      prepared[0]?.cookie ?? "",
    );
    const unexpected = statuses.filter((status) => status !== 200 && status !== 503).length;
    report.figure({ on: kind, name: "answers other than a picture or 503", value: unexpected, atMost: 0 });
    report.figure({
      on: kind,
      name: "pictures drawn meanwhile",
      value: statuses.filter((status) => status === 200).length,
      atLeast: 4,
    });
    report.figure({ on: kind, name: "card reads, p99", value: p99, atMost: MAX_READ_P99_MS, unit: "ms" });
    report.figure({ on: kind, name: "broken reads", value: broken, atMost: 0 });
    report.figure({ on: kind, name: "a piece afterwards", value: String(after), equals: "200" });
  });
}

/** The status; 0 for a broken connection. Whoever is told a place in line asks again, as the page does. */
async function draw(port: number, path: string, cookie: string): Promise<number> {
  for (let tries = 1; ; tries += 1) {
    const { status, body } = await ask(port, path, cookie);
    const isInLine = status === 503 && body.includes('"place"');
    if (!isInLine || tries === MAX_TRIES) return status;
    await wait(1_000);
  }
}

function ask(port: number, path: string, cookie: string): Promise<{ status: number; body: string }> {
  const { promise, resolve } = Promise.withResolvers<{ status: number; body: string }>();
  get({ host: "127.0.0.1", port, path, headers: { cookie } }, async (response) => {
    resolve({ status: response.statusCode ?? 0, body: await text(response) });
  }).once("error", () => resolve({ status: 0, body: "" }));
  return promise;
}
