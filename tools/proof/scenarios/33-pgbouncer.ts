import { setTimeout as wait } from "node:timers/promises";
import { hasPgBouncer } from "../../harness/postgres-cluster.ts";
import { seedCards, seededUsername } from "../../harness/seed.ts";
import { withBackgroundCalls } from "../lib/background-calls.ts";
import { withCluster } from "../lib/cluster-product.ts";
import { forEachConcurrent } from "../lib/for-each-concurrent.ts";
import { createNumberedCard } from "../lib/numbered-saves.ts";
import { untilTrue } from "../lib/until-true.ts";
import type { Scenario } from "../scenario.ts";

const CARDS = 200;
const WRITERS = 16;
const SAVES_EACH = 20;
const TIMEOUTS = [
  "statement_timeout = '5s'",
  "lock_timeout = '2s'",
  "idle_in_transaction_session_timeout = '10s'",
];

export const pgBouncer: Scenario = {
  number: 33,
  title: "Through PgBouncer in transaction mode",
  async run(report) {
    if (!hasPgBouncer) throw new Error("PgBouncer is not installed: apt-get install pgbouncer.");
    await withCluster({}, async ({ cluster, db, start }) => {
      for (const timeout of TIMEOUTS) await cluster.primary.query(`alter role visita set ${timeout}`);
      await seedCards(db, CARDS);
      const pooler = await cluster.startPgBouncer(cluster.primary.port);
      const settings = { DATABASE_URL: pooler.url, DATABASE_LISTEN_URL: cluster.primary.url };
      const one = await start(settings);
      const other = await start(settings);

      const writers = await Promise.all(
        Array.from({ length: WRITERS }, (_, at) =>
          createNumberedCard(db, at % 2 === 0 ? one.client : other.client, `pooled-${at}`),
        ),
      );
      let refused = 0;
      await forEachConcurrent(WRITERS, writers, async (card) => {
        for (let save = 0; save < SAVES_EACH; save++) {
          const { status } = await card.save();
          if (status !== 200) refused += 1;
        }
      });
      report.figure({ what: "failed saves, more clients than server connections", value: refused, limit: 0 });
      const [first] = writers;
      if (!first) throw new Error("There is no writer.");
      await first.save();
      const heard = await untilTrue(
        async () => (await first.shown(other.client)) === first.acknowledged(),
        10_000,
      );
      report.figure({
        what: "until the other instance shows a save",
        value: heard,
        limit: 1_000,
        unit: "ms",
      });

      const over = new AbortController();
      const requests = Array.from({ length: CARDS }, (_, at) => ({
        path: `/api/card/${seededUsername(at)}`,
      }));
      for (const request of requests) await one.client.send(request);
      let back = Number.POSITIVE_INFINITY;
      const reads = await withBackgroundCalls(one.client, requests, 100, async () => {
        const saving = first.saveUntil(over.signal);
        await wait(1_000);
        await pooler.restart();
        const before = first.acknowledged();
        back = await untilTrue(async () => first.acknowledged() > before, 10_000);
        await wait(1_000);
        over.abort();
        const answers = await saving;
        const unexpected = answers.filter(({ status }) => status !== 503).length;
        report.figure({ what: "other answers than 503 while it restarted", value: unexpected, limit: 0 });
      });
      report.figure({
        what: "writes back after a restart of PgBouncer",
        value: back,
        limit: 5_000,
        unit: "ms",
      });
      report.figure({ what: "failed reads of kept cards meanwhile", value: reads.failed, limit: 0 });
      const lost = Math.max(0, first.acknowledged() - (await first.stored(db)));
      report.figure({ what: "acknowledged writes lost", value: lost, limit: 0 });
    });
  },
};
