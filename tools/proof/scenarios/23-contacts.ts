import { setTimeout as wait } from "node:timers/promises";
import { type FakeSmtp, startFakeSmtp } from "../../harness/fake-smtp.ts";
import { type HttpClient, openClient } from "../../harness/http-client.ts";
import { type Product, startProduct } from "../../harness/product.ts";
import { seedCards, seededUsername } from "../../harness/seed.ts";
import type { Report, Task } from "../../harness/task.ts";
import {
  createTestEnvironment,
  DATABASE_KINDS,
  type TestEnvironment,
  withDatabase,
} from "../../harness/test-environment.ts";
import { until } from "../../harness/until.ts";
import {
  detailsOf,
  findOwner,
  importFile,
  leftOnCards,
  type Owner,
  peopleOf,
} from "../lib/account-copies.ts";
import { untilOutboxEmpty } from "../lib/mail.ts";
import { PUBLIC_SETTINGS } from "../lib/running-product.ts";
import { fromNetwork } from "../lib/two-instances.ts";

const GUESTS = 20;
const SPAM = 1_000;
/** What one network may leave in an hour. */
const MAX_FROM_NETWORK = 5;
const STAMP_MS = 2_500;
/** Leaves room for the guests. */
const FILE_PEOPLE = 9_900;
const KILL_AFTER_MS = [150, 500, 1_200];
/** The job that queues digests runs every 15 seconds. */
const DIGEST_TIMEOUT_MS = 40_000;

export const contacts: Task = {
  title: "Details while the mail server is down, spam from one address, imports that are killed",
  meaning: "No details left on a card are lost, spam is held off, imports are whole or nothing.",
  async run(report) {
    for (const kind of DATABASE_KINDS) await onDatabase(report, kind);
  },
};

type Setting = {
  environment: TestEnvironment;
  smtp: FakeSmtp;
  settings: Record<string, string>;
  owner: Owner;
};

async function onDatabase(report: Report, kind: TestEnvironment["kind"]): Promise<void> {
  const environment = await createTestEnvironment(kind);
  const smtp = await startFakeSmtp();
  const settings = {
    ...environment.settings,
    ...PUBLIC_SETTINGS,
    TRUST_PROXY: "1",
    SMTP_URL: smtp.url,
  };
  let product: Product | undefined;
  try {
    const owner = await withDatabase(environment.target, async (db) => {
      await seedCards(db, 1);
      await db.updateTable("card").set({ exchange: 1 }).execute();
      return findOwner(db);
    });
    product = await startProduct(settings);
    const setting = { environment, smtp, settings, owner };
    await leaveWithoutMail(report, setting, product);
    product = await killImports(report, setting, product);
  } finally {
    await product?.kill();
    await smtp.stop();
    await environment.remove();
  }
}

async function leaveWithoutMail(
  report: Report,
  { environment, smtp, owner }: Setting,
  product: Product,
): Promise<void> {
  const on = environment.kind;
  const client = openClient(product.port, { keepAlive: false });
  try {
    await smtp.stop();
    const guests = await leave(client, GUESTS, (at) => fromNetwork(at));
    report.figure({ on, name: "details refused while mail is down", value: GUESTS - guests, atMost: 0 });
    const spam = await leave(client, SPAM, () => fromNetwork(100_000));
    report.figure({ on, name: "taken of 1,000 from one address", value: spam, atMost: MAX_FROM_NETWORK });
    const kept = await leftOnCards(environment);
    report.figure({ on, name: "taken and not kept", value: Math.abs(guests + spam - kept), atMost: 0 });
    smtp.behave("accept");
    await smtp.startAgain();
    const mailed = await untilMailed(environment, smtp, owner, kept);
    report.figure({ on, name: "people in no mail once it is back", value: kept - mailed, atMost: 0 });
  } finally {
    client.close();
  }
}

/** How many were answered with 200. All forms are opened first, so that nobody is too quick; a stamp is valid once. */
async function leave(
  client: HttpClient,
  count: number,
  headersOf: (at: number) => Record<string, string>,
): Promise<number> {
  const path = `/api/public/hello/${seededUsername(0)}`;
  const stamps: string[] = [];
  for (let at = 0; at < count; at += 1) {
    const { body } = await client.send({ path, headers: fromNetwork(200_000 + at) });
    stamps.push((JSON.parse(body) as { stamp: string }).stamp);
  }
  await wait(STAMP_MS);
  let taken = 0;
  for (const [at, stamp] of stamps.entries()) {
    const { status } = await client.send({
      method: "POST",
      path,
      headers: { ...headersOf(at), "user-agent": "Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0" },
      body: { ...detailsOf(`${count}-${at}`), stamp },
    });
    if (status === 200) taken += 1;
  }
  return taken;
}

/** The first mail waits in the outbox, the others for the digest, whose time is brought forward. */
async function untilMailed(
  environment: TestEnvironment,
  smtp: FakeSmtp,
  { email }: Owner,
  expected: number,
): Promise<number> {
  await withDatabase(environment.target, async (db) => {
    await db.updateTable("exchange_setting").set({ mail_due_at: Date.now() }).execute();
    await db.updateTable("outbox").set({ next_try_at: Date.now() }).where("sent_at", "is", null).execute();
  });
  await until(() => peopleOf(smtp, email) >= expected, DIGEST_TIMEOUT_MS, 500);
  await untilOutboxEmpty(environment);
  return peopleOf(smtp, email);
}

/** Each import is killed at another moment; a database then has everybody of the file or nobody. */
async function killImports(
  report: Report,
  { environment, settings, owner }: Setting,
  first: Product,
): Promise<Product> {
  const on = environment.kind;
  let product = first;
  let partial = 0;
  for (const ms of KILL_AFTER_MS) {
    const ended = importFile(product, owner, FILE_PEOPLE).catch(() => 0);
    await wait(ms);
    await product.kill();
    await ended;
    product = await startProduct(settings);
    const imported = await withDatabase(environment.target, async (db) => {
      const rows = await db.selectFrom("person").select("id").where("origin", "=", "imported").execute();
      return rows.length;
    });
    if (imported !== 0 && imported !== FILE_PEOPLE) partial += 1;
    await withDatabase(environment.target, async (db) => {
      await db.deleteFrom("person").where("origin", "=", "imported").execute();
    });
  }
  report.figure({ on, name: "killed imports that brought a part of a file", value: partial, atMost: 0 });
  return product;
}
