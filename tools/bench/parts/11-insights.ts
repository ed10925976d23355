import { setTimeout as wait } from "node:timers/promises";
import { WRITE_INTERVAL_MS } from "../../../apps/server/src/features/insight/visit-recorder.ts";
import { getRequest } from "../../harness/http-load.ts";
import { watchLoopLag } from "../../harness/loop-lag.ts";
import { createTestEnvironment, type TestEnvironment, withDatabase } from "../../harness/test-environment.ts";
import { beaconsAtRate } from "../beacons.ts";
import { atLeast, atMost, type Goal, type Part, type Say } from "../bench.ts";
import { AVAILABLE_KINDS, withEnvironment, withProduct } from "../environment.ts";
import { integer, LOAD_HEAD, loadCells, milliseconds, withSpread } from "../format.ts";
import { seedYear } from "../insight-rows.ts";
import { BROWSER_HEADERS, cookieOf } from "../requests.ts";
import { interleave, measure, ratio } from "../rounds.ts";

const CARDS = 1_000;
const CARDS_PER_OWNER = 4;
const BEACONS_PER_SECOND = 5_000;
const BEACON_SECONDS = 10;
const READS = 1_000;
const PAGE_PLAN = { rounds: 9, seconds: 0.8, warmUpSeconds: 3 };

export const insights: Part = {
  name: "insights",
  title: "Counting visits",
  about:
    `${integer(BEACONS_PER_SECOND)} beacons a second of as many visitors, half of them views and half saves, for ${BEACON_SECONDS} s. ` +
    `Insights are read one after the other, with a year of sums for each of ${integer(CARDS)} cards, ${CARDS_PER_OWNER} of each owner. ` +
    "The cached page is compared with another build where `--against` names one.",
  async run(say, { against }) {
    const goals: Goal[] = [];
    const beacons: string[][] = [];
    const reads: string[][] = [];
    for (const kind of AVAILABLE_KINDS) {
      await withEnvironment(kind, { cards: CARDS }, async (environment) => {
        say(`${kind}: beacons`);
        beacons.push([kind, ...(await measureBeacons(environment, goals))]);
        say(`${kind}: a year of ${integer(CARDS)} cards`);
        reads.push(...(await measureReads(environment, goals)));
      });
    }
    const page = against ? [await comparePages(against, say, goals)] : [];
    return {
      tables: [
        {
          title: "Beacons",
          head: ["", "sent", "failed", "p99 ms", "event loop p99 ms", "in the sums"],
          rows: beacons,
        },
        { title: "GET /api/insights", head: ["", "rows", "period", ...LOAD_HEAD], rows: reads },
        ...(page.length > 0
          ? [{ title: "The cached page", head: ["CPU against the other build"], rows: page }]
          : []),
      ],
      goals,
    };
  },
};

async function measureBeacons(environment: TestEnvironment, goals: Goal[]): Promise<string[]> {
  const lag = watchLoopLag(environment.folder);
  const options = { settings: { ...lag.settings, TRUST_PROXY: "1" }, nodeOptions: lag.nodeOptions };
  const cards = Array.from({ length: CARDS }, (_, at) => `card-${at}`);
  return withProduct(
    environment,
    async (product) => {
      await beaconsAtRate(product.port, { cards, perSecond: 1_000, seconds: 2 });
      await wait(2 * WRITE_INTERVAL_MS);
      const before = await savesOf(environment);
      await lag.since(product);
      const { acknowledged, failed, p99 } = await beaconsAtRate(product.port, {
        cards,
        perSecond: BEACONS_PER_SECOND,
        seconds: BEACON_SECONDS,
      });
      const loop = await lag.since(product);
      await wait(2 * WRITE_INTERVAL_MS);
      const counted = (await savesOf(environment)) - before;
      const on = environment.kind;
      goals.push(
        atMost({ name: `Failed beacons, ${on}`, figure: failed, limit: 0, digits: 0 }),
        atMost({
          name: `Event loop p99 under beacons, ${on}`,
          figure: loop.p99,
          limit: 20,
          unit: "ms",
          digits: 1,
        }),
        atLeast({
          name: `Acknowledged beacons in the sums, ${on}`,
          figure: counted / (acknowledged / 2),
          limit: 1,
          digits: 4,
        }),
      );
      return [
        integer(acknowledged + failed),
        integer(failed),
        milliseconds(p99),
        milliseconds(loop.p99),
        integer(counted),
      ];
    },
    options,
  );
}

function savesOf({ target }: TestEnvironment): Promise<number> {
  return withDatabase(target, async (db) => {
    const { count } = await db
      .selectFrom("insight_sum")
      .select((row) => row.fn.sum<number>("count").as("count"))
      .where("kind", "=", "save")
      .executeTakeFirstOrThrow();
    return Number(count ?? 0);
  });
}

async function measureReads(environment: TestEnvironment, goals: Goal[]): Promise<string[][]> {
  const { rows, cookies } = await withDatabase(environment.target, async (db) => {
    await db.deleteFrom("insight_sum").execute();
    const stored = await seedYear(
      db,
      Array.from({ length: CARDS }, (_, at) => `card-${at}`),
    );
    const owners = Array.from({ length: CARDS / CARDS_PER_OWNER }, (_, at) => `owner-${at}`);
    return { rows: stored, cookies: await Promise.all(owners.map((owner) => cookieOf(db, owner))) };
  });
  return withProduct(environment, async (product) => {
    const cells: string[][] = [];
    for (const days of [30, 365]) {
      const requests = cookies.map((cookie) => getRequest(`/api/insights?days=${days}`, { cookie }));
      const target = { ...product, connections: 1, requests };
      await measure(target, { count: READS / 4 });
      const measured = await measure(target, { count: READS });
      cells.push([
        environment.kind,
        integer(rows),
        days === 365 ? "12 months" : `${days} days`,
        ...loadCells([measured]),
      ]);
      goals.push(
        atMost({
          name: `Insights of ${days} days, p95, ${environment.kind}`,
          figure: measured.p95,
          limit: 50,
          unit: "ms",
          digits: 1,
        }),
      );
    }
    return cells;
  });
}

/** Without seeded cards: the other build may lack migrations of this one. */
async function comparePages(against: string, say: Say, goals: Goal[]): Promise<string[]> {
  say("the cached page in both builds");
  const [own, other] = await Promise.all([createTestEnvironment("SQLite"), createTestEnvironment("SQLite")]);
  try {
    return await withProduct(own, (ours) =>
      withProduct(
        other,
        async (theirs) => {
          const requests = [getRequest("/c/demo", BROWSER_HEADERS)];
          const of = await interleave(
            {
              ours: { ...ours, connections: 16, requests },
              theirs: { ...theirs, connections: 16, requests },
            },
            PAGE_PLAN,
          );
          const cpu = ratio(of.ours, of.theirs, "cpuMicros");
          goals.push(
            atMost({
              name: "CPU of the cached page against the other build",
              figure: cpu.median,
              limit: 1.05,
            }),
          );
          return [withSpread(cpu)];
        },
        { checkout: against },
      ),
    );
  } finally {
    await Promise.all([own.remove(), other.remove()]);
  }
}
