import { setTimeout as wait } from "node:timers/promises";
import { WRITE_INTERVAL_MS } from "../../../apps/server/src/features/insight/visit-recorder.ts";
import { cookieOf } from "../../harness/accounts.ts";
import { getRequest, httpLoad, postRequest } from "../../harness/http-load.ts";
import { bytesOfInsights, insightContext, storedSums } from "../../harness/insight-life.ts";
import { watchLoopLag } from "../../harness/loop-lag.ts";
import type { Report, Task } from "../../harness/task.ts";
import { DATABASE_KINDS, type TestEnvironment, withDatabase } from "../../harness/test-environment.ts";
import { withEnvironment, withProduct } from "../environment.ts";
import { seedYear } from "../insight-rows.ts";
import { measure } from "../rounds.ts";

const CARDS = Array.from({ length: 1_000 }, (_, at) => `card-${at}`);
const CARDS_PER_OWNER = 4;
const BEACONS_PER_SECOND = 5_000;
const BEACON_SECONDS = 10;
const BEACON_CONNECTIONS = 64;
const READS = 1_000;
const SIZED_CARDS = 200;
const BROWSER =
  "Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 Version/19.0 Mobile/15E148";

export const insights: Task = {
  title: "5,000 visits a second counted, insights of a year of 1,000 cards, and their size",
  meaning: "Counting costs visitors nothing and loses nothing, and owners see their year at once.",
  async run(report) {
    for (const kind of DATABASE_KINDS) {
      await withEnvironment(kind, { cards: CARDS.length }, async (environment) => {
        report.say(`${kind}: beacons`);
        await measureBeacons(environment, report);
        report.say(`${kind}: a year of insights`);
        await measureReads(environment, report);
      });
      await withEnvironment(kind, { cards: SIZED_CARDS }, async (environment) => {
        report.say(`${kind}: 25 months of insights`);
        await measureSize(environment, report);
      });
    }
  },
};

function measureBeacons(environment: TestEnvironment, { figure }: Report): Promise<void> {
  const lag = watchLoopLag(environment.folder);
  const options = { settings: { ...lag.settings, TRUST_PROXY: "1" }, nodeOptions: lag.nodeOptions };
  const measureAll = async (product: Parameters<typeof lag.since>[0] & { port: number }) => {
    await sendBeacons(product.port, 1_000, 2);
    await wait(2 * WRITE_INTERVAL_MS);
    const before = await savesOf(environment);
    await lag.since(product);
    const acknowledged = await sendBeacons(product.port, BEACONS_PER_SECOND, BEACON_SECONDS);
    const { p99 } = await lag.since(product);
    await wait(2 * WRITE_INTERVAL_MS);
    const counted = (await savesOf(environment)) - before;
    const on = environment.kind;
    const failed = BEACONS_PER_SECOND * BEACON_SECONDS - acknowledged;
    figure({ on, name: "failed beacons", value: failed, atMost: 0 });
    figure({ on, name: "event loop under beacons, p99", value: p99, unit: "ms", atMost: 20 });
    const lost = Math.max(0, acknowledged / 2 - counted);
    figure({ on, name: "acknowledged beacons that are not in the sums", value: lost, atMost: 0 });
  };
  return withProduct(environment, measureAll, options);
}

/** Open-loop beacons of visitors with an address of their own each, behind a trusted proxy. Returns how many were taken. */
async function sendBeacons(port: number, perSecond: number, seconds: number): Promise<number> {
  const count = perSecond * seconds;
  const requests = Array.from({ length: count }, (_, at) => {
    const address = `10.${(at >> 16) & 255}.${(at >> 8) & 255}.${at & 255}`;
    const headers = { "user-agent": BROWSER, "x-forwarded-for": address };
    const body = { card: CARDS[at % CARDS.length], kind: at % 2 === 0 ? "view" : "save" };
    return postRequest("/api/public/seen", headers, body);
  });
  const load = { port, connections: BEACON_CONNECTIONS, requests, count, perSecond };
  return (await httpLoad(load)).statuses[204] ?? 0;
}

function savesOf({ target }: TestEnvironment): Promise<number> {
  return withDatabase(target, async (db) => (await storedSums(db, CARDS))["save"] ?? 0);
}

async function measureSize({ kind, target }: TestEnvironment, { figure }: Report): Promise<void> {
  const bytes = await withDatabase(target, (db) => bytesOfInsights(insightContext(db)));
  const name = "insights of a card with 10 views a month, after 25 months";
  figure({ on: kind, name, value: bytes / 1024, unit: "KB", atMost: 16 });
}

async function measureReads(environment: TestEnvironment, { figure }: Report): Promise<void> {
  const cookies = await withDatabase(environment.target, async (db) => {
    await db.deleteFrom("insight_day").execute();
    await seedYear(db, CARDS);
    const owners = Array.from({ length: CARDS.length / CARDS_PER_OWNER }, (_, at) => `owner-${at}`);
    return Promise.all(owners.map((owner) => cookieOf(db, owner)));
  });
  await withProduct(environment, async (product) => {
    for (const days of [30, 365]) {
      const requests = cookies.map((cookie) => getRequest(`/api/insights?days=${days}`, { cookie }));
      const target = { ...product, connections: 1, requests };
      await measure(target, { count: READS / 4 });
      const { p95 } = await measure(target, { count: READS });
      const name = `insights of ${days} days, p95`;
      figure({ on: environment.kind, name, value: p95, unit: "ms", atMost: 50 });
    }
  });
}
