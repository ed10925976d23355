import { setTimeout as wait } from "node:timers/promises";
import { cookieOf } from "../../harness/accounts.ts";
import { monitorUsage } from "../../harness/process-usage.ts";
import type { Product } from "../../harness/product.ts";
import { fullCardUsername } from "../../harness/seed.ts";
import type { Report, Task } from "../../harness/task.ts";
import { DATABASE_KINDS, type TestEnvironment, withDatabase } from "../../harness/test-environment.ts";
import { until } from "../../harness/until.ts";
import { seedPeople } from "../contact-rows.ts";
import { withEnvironment, withProduct } from "../environment.ts";
import { seedYear } from "../insight-rows.ts";

const CARDS = Array.from({ length: 3 }, (_, at) => fullCardUsername(at));
const PEOPLE = 10_000;
const TIMEOUT_MS = 180_000;
/** Until the memory of the start has been collected. */
const REST_MS = 3_000;

export const exported: Task = {
  title: "The copy of an account with 10,000 contacts, 3 cards and a year of insights",
  meaning: "People take their data with them without holding up others.",
  async run(report) {
    for (const kind of DATABASE_KINDS) {
      await withEnvironment(kind, { fullCards: CARDS.length }, async (environment) => {
        report.say(`${kind}: preparing the account`);
        const cookie = await prepareAccount(environment);
        report.say(`${kind}: making the copy`);
        await withProduct(environment, (product) => measureCopy(kind, product, cookie, report));
      });
    }
  },
};

/** All seeded cards are given to the owner of the first one. */
function prepareAccount({ target }: TestEnvironment): Promise<string> {
  return withDatabase(target, async (db) => {
    const { owner_id } = await db
      .selectFrom("card")
      .select("owner_id")
      .where("id", "=", CARDS[0] as string)
      .executeTakeFirstOrThrow();
    await db.updateTable("card").set({ owner_id }).where("id", "in", CARDS).execute();
    await seedYear(db, CARDS);
    await seedPeople(db, owner_id, PEOPLE);
    return cookieOf(db, owner_id);
  });
}

type State = { id: string; state: string; size: number | null };

async function measureCopy(
  on: TestEnvironment["kind"],
  { url, pid }: Product,
  cookie: string,
  { figure }: Report,
): Promise<void> {
  const ask = async (method = "GET") => {
    const response = await fetch(`${url}/api/account/export`, { method, headers: { cookie } });
    return ((await response.json()) as { export: State | null }).export;
  };
  await ask();
  await wait(REST_MS);
  const usage = monitorUsage(pid);
  const { rssMb: rest } = usage.reset();
  try {
    const startedAt = performance.now();
    let copy = await ask("POST");
    const isReady = async () => {
      copy = await ask();
      return copy?.state === "ready";
    };
    await until(isReady, TIMEOUT_MS);
    const seconds = (performance.now() - startedAt) / 1_000;
    const file = await fetch(`${url}/api/account/export/${copy?.id}/file`, { headers: { cookie } });
    const { byteLength } = await file.arrayBuffer();
    if (byteLength !== copy?.size) throw new Error(`${byteLength} bytes of ${copy?.size} were downloaded`);
    figure({ on, name: "until the copy is ready", value: seconds, unit: "s", atMost: 60 });
    figure({ on, name: "memory for it above rest", value: usage.peakRssMb() - rest, unit: "MB", atMost: 60 });
  } finally {
    usage.stop();
  }
}
