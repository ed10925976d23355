import { setTimeout as wait } from "node:timers/promises";
import { type Kysely, sql } from "kysely";
import { type Migration, Migrator } from "kysely/migration";
import { openDatabase, type RootDb } from "../../../apps/server/src/db/database.ts";
import { MIGRATIONS } from "../../../apps/server/src/db/migrations.ts";
import { withCleanUp } from "../../harness/clean-up.ts";
import { type FakeSmtp, startFakeSmtp } from "../../harness/fake-smtp.ts";
import { openClient } from "../../harness/http-client.ts";
import type { Product } from "../../harness/product.ts";
import { seedCards } from "../../harness/seed.ts";
import type { Report, Task } from "../../harness/task.ts";
import { createTestEnvironment, withDatabase } from "../../harness/test-environment.ts";
import { until } from "../../harness/until.ts";
import { type MixedLoadResult, mixedLoad } from "../lib/mixed-load.ts";
import { peopleLoad } from "../lib/people-load.ts";
import { type RoundRobinProxy, startProxy } from "../lib/round-robin-proxy.ts";
import { NO_RATE_LIMITS, startPublicProduct } from "../lib/running-product.ts";
import { createUsers } from "../lib/users.ts";

const CARDS = 1_000;
const PER_SECOND = 200;
const RESTARTS = 20;
const INTERVAL_MS = 6_000;
const MAX_SECONDS = 300;
const MESSAGES_PERCENT = 5;
/** Of some 500. Two processes, the database and the load share the cores, of which one hashes passwords. */
const MAX_PUT_OFF = 10;
const MAIL_TIMEOUT_MS = 30_000;
const POLL_MS = 100;

type Exit = { seconds: number; code: number | null };

export const gracefulRestart: Task = {
  title: "Restarts and a migration under load",
  meaning: "Restarts and migrations are not noticed by anybody.",
  run: (report) =>
    withCleanUp(async (later) => {
      const environment = await createTestEnvironment("PostgreSQL");
      later(() => environment.remove());
      const mails = await startFakeSmtp();
      later(() => mails.stop());
      const proxy = await startProxy();
      later(() => proxy.stop());
      const [visitors, owners] = await withDatabase(environment.target, async (db) => {
        await seedCards(db, CARDS);
        return [await createUsers(db, 20), await createUsers(db, 8)] as const;
      });
      const db = openDatabase(environment.target);
      later(() => db.destroy());
      const client = openClient(proxy.port);
      later(() => client.close());
      const settings = { ...environment.settings, ...NO_RATE_LIMITS, TRUST_PROXY: "1", SMTP_URL: mails.url };
      const instances = await startRollingRestarts(settings, proxy);
      later(() => instances.kill());

      const load = await peopleLoad({ client, visitors, owners, cards: CARDS, messages: MESSAGES_PERCENT });
      const stopped = new AbortController();
      later(() => stopped.abort());
      const running = mixedLoad(load.actions, PER_SECOND, MAX_SECONDS, stopped.signal);
      await instances.restart(RESTARTS);
      const steps = await migrateToNextVersion(db);
      // The old version keeps serving on the migrated schema.
      await wait(INTERVAL_MS);
      stopped.abort();
      reportRequests(report, await running);
      report.figure({
        name: "logins put off once with Retry-After",
        value: load.putOff(),
        atMost: MAX_PUT_OFF,
      });
      const { acknowledged, lost } = await load.lost(db);
      report.figure({ name: `acknowledged writes lost, of ${acknowledged}`, value: lost, atMost: 0 });
      report.figure({ name: "migrations run under load, old version serving", value: steps, atLeast: 1 });
      reportExits(report, await instances.exits());
      await reportMails(report, db, mails);
    }),
};

/** As the next version might bring it: a new filled column with an index. */
const nextVersion: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable("card").addColumn("pronouns", "text").execute();
    await sql`update card set pronouns = ''`.execute(db);
    await db.schema.createIndex("card_pronouns").on("card").column("pronouns").execute();
  },
};

/** Runs it as the product runs its migrations and returns the number of steps. */
async function migrateToNextVersion(db: RootDb): Promise<number> {
  const migrations = { ...MIGRATIONS, "9999-next-version": nextVersion };
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
  const { error, results = [] } = await migrator.migrateToLatest();
  if (error) throw error;
  return results.filter(({ status }) => status === "Success").length;
}

/** Rolling restart: the next instance is ready before the current one is stopped. */
async function startRollingRestarts(settings: Record<string, string>, proxy: RoundRobinProxy) {
  const all: Product[] = [];
  const exits: Promise<Exit>[] = [];

  async function startNext(): Promise<Product> {
    const product = await startPublicProduct(settings);
    all.push(product);
    await proxy.add(product.port);
    return product;
  }

  async function retire(product: Product): Promise<Exit> {
    const asked = performance.now();
    const code = await product.stop();
    proxy.remove(product.port);
    return { seconds: (performance.now() - asked) / 1000, code };
  }

  let current = await startNext();
  return {
    async restart(times: number): Promise<void> {
      for (let at = 0; at < times; at += 1) {
        const [next] = await Promise.all([startNext(), wait(INTERVAL_MS)]);
        exits.push(retire(current));
        current = next;
      }
    },
    exits: () => Promise.all(exits),
    kill: () => Promise.all(all.map((product) => product.kill())),
  };
}

function reportRequests(report: Report, { done, failures }: MixedLoadResult): void {
  const [first = ""] = failures;
  const what = `requests failed, of ${done.length} at ${PER_SECOND} a second`;
  report.figure({
    name: first ? `${what} (${first.slice(0, 120)})` : what,
    value: failures.length,
    atMost: 0,
  });
}

function reportExits(report: Report, exits: readonly Exit[]): void {
  const slowest = Math.max(...exits.map(({ seconds }) => seconds));
  const unclean = exits.filter(({ code }) => code !== 0).length;
  report.figure({ name: `slowest exit of ${exits.length} restarts`, value: slowest, atMost: 16, unit: "s" });
  report.figure({ name: "exits that were cut short", value: unclean, atMost: 0 });
}

async function reportMails(report: Report, db: RootDb, { received }: FakeSmtp): Promise<void> {
  const unsent = () =>
    db
      .selectFrom("outbox")
      .select("id")
      .where("sent_at", "is", null)
      .execute()
      .then((rows) => rows.length);
  await until(async () => (await unsent()) === 0, MAIL_TIMEOUT_MS, POLL_MS);
  const once = new Set(received.map(({ messageId }) => messageId)).size;
  report.figure({ name: `mails sent twice, of ${once}`, value: received.length - once, atMost: 0 });
  report.figure({ name: "mails never sent", value: await unsent(), atMost: 0 });
}
