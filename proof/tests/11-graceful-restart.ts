import { setTimeout as wait } from "node:timers/promises";
import { openDatabase, type RootDb } from "../../apps/server/src/db/database.ts";
import { type FakeSmtp, startFakeSmtp } from "../../harness/fake-smtp.ts";
import type { Product } from "../../harness/product.ts";
import { seedCards } from "../../harness/seed.ts";
import { createTestEnvironment, withDatabase } from "../../harness/test-environment.ts";
import { openClient } from "../lib/http-client.ts";
import { migrateToNextVersion } from "../lib/load/future-migration.ts";
import { type Mixture, mixedLoad } from "../lib/load/mixed-load.ts";
import { restartLoad } from "../lib/load/restart-load.ts";
import { people } from "../lib/people.ts";
import { type RoundRobinProxy, startProxy } from "../lib/round-robin-proxy.ts";
import { startServed, WITHOUT_LIMITS } from "../lib/running-product.ts";
import type { Proof, Report } from "../proof.ts";

const CARDS = 1_000;
const PER_SECOND = 200;
const RESTARTS = 20;
const EVERY_MS = 6_000;
const LONGEST_SECONDS = 300;
const MAIL_LIMIT_MS = 30_000;
const POLL_MS = 100;

type Exit = { seconds: number; code: number | null };

export const gracefulRestart: Proof = {
  number: 11,
  title: "Restarts and a migration under load",
  async run(report) {
    const ends: (() => unknown)[] = [];
    try {
      const place = await createTestEnvironment("PostgreSQL");
      ends.push(() => place.remove());
      const mails = await startFakeSmtp();
      ends.push(() => mails.stop());
      const proxy = await startProxy();
      ends.push(() => proxy.stop());
      const [visitors, owners] = await withDatabase(place.target, async (db) => {
        await seedCards(db, CARDS);
        return [await people(db, 20), await people(db, 8)] as const;
      });
      const db = openDatabase(place.target);
      ends.push(() => db.destroy());
      const client = openClient(proxy.port);
      ends.push(() => client.close());
      const settings = {
        ...place.settings,
        ...WITHOUT_LIMITS,
        TRUST_PROXY: "1",
        SMTP_URL: mails.url,
      };
      const line = await startLine(settings, proxy);
      ends.push(() => line.kill());

      const load = await restartLoad({ client, visitors, owners, cards: CARDS });
      const ending = new AbortController();
      ends.push(() => ending.abort());
      const running = mixedLoad(load.acts, PER_SECOND, LONGEST_SECONDS, ending.signal);
      await line.restart(RESTARTS);
      const steps = await migrateToNextVersion(db);
      // The old version goes on with the new tables.
      await wait(EVERY_MS);
      ending.abort();
      tellRequests(report, await running);
      tellWrites(report, await load.lost(db));
      report.figure({
        what: "migrations run under load, old version serving",
        value: steps,
        limit: 1,
        atLeast: true,
      });
      tellExits(report, await line.exits());
      await tellMails(report, db, mails);
    } finally {
      for (const end of ends.reverse()) await end();
    }
  },
};

/** One instance serves at a time; the next one is there before it is told to stop. */
async function startLine(settings: Record<string, string>, proxy: RoundRobinProxy) {
  const all: Product[] = [];
  const exits: Promise<Exit>[] = [];

  async function startNext(): Promise<Product> {
    const product = await startServed(settings);
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
        const [next] = await Promise.all([startNext(), wait(EVERY_MS)]);
        exits.push(retire(current));
        current = next;
      }
    },
    exits: () => Promise.all(exits),
    kill: () => Promise.all(all.map((product) => product.kill())),
  };
}

function tellRequests(report: Report, { done, failures }: Mixture): void {
  const [first = ""] = failures;
  const what = `requests failed, of ${done.length} at ${PER_SECOND} a second`;
  report.figure({ what: first ? `${what} (${first.slice(0, 80)})` : what, value: failures.length, limit: 0 });
}

function tellWrites(report: Report, { acknowledged, lost }: { acknowledged: number; lost: number }): void {
  report.figure({ what: `acknowledged writes lost, of ${acknowledged}`, value: lost, limit: 0 });
}

function tellExits(report: Report, exits: readonly Exit[]): void {
  const slowest = Math.max(...exits.map(({ seconds }) => seconds));
  const unclean = exits.filter(({ code }) => code !== 0).length;
  report.figure({ what: `slowest exit of ${exits.length} restarts`, value: slowest, limit: 16, unit: "s" });
  report.figure({ what: "exits that were cut short", value: unclean, limit: 0 });
}

async function tellMails(report: Report, db: RootDb, { received }: FakeSmtp): Promise<void> {
  const unsent = () =>
    db
      .selectFrom("outbox")
      .select("id")
      .where("sent_at", "is", null)
      .execute()
      .then((rows) => rows.length);
  const deadline = performance.now() + MAIL_LIMIT_MS;
  while ((await unsent()) > 0 && performance.now() < deadline) await wait(POLL_MS);
  const once = new Set(received.map(({ messageId }) => messageId)).size;
  report.figure({ what: `mails sent twice, of ${once}`, value: received.length - once, limit: 0 });
  report.figure({ what: "mails never sent", value: await unsent(), limit: 0 });
}
