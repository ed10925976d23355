import { setTimeout as wait } from "node:timers/promises";
import { forEachConcurrent } from "../../harness/at-rate.ts";
import { hasPgBouncer } from "../../harness/postgres-cluster.ts";
import { seedCards, seededUsername } from "../../harness/seed.ts";
import type { Task } from "../../harness/task.ts";
import { until } from "../../harness/until.ts";
import { withCluster } from "../lib/cluster-product.ts";
import { withLoad } from "../lib/load-thread.ts";
import { createNumberedCard } from "../lib/numbered-card.ts";
import { createUser } from "../lib/users.ts";

const CARDS = 200;
const WRITERS = 16;
const SAVES_EACH = 20;
const TIMEOUTS = [
  "statement_timeout = '5s'",
  "lock_timeout = '2s'",
  "idle_in_transaction_session_timeout = '10s'",
];

export const pgBouncer: Task = {
  title: "Through PgBouncer in transaction mode",
  meaning: "PgBouncer may stand in front of PostgreSQL, and restart.",
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
        Array.from({ length: WRITERS }, async (_, at) =>
          createNumberedCard(at % 2 === 0 ? one.client : other.client, await createUser(db), `pooled-${at}`),
        ),
      );
      let refused = 0;
      await forEachConcurrent(WRITERS, writers, async (card) => {
        for (let save = 0; save < SAVES_EACH; save++) {
          const { status } = await card.save();
          if (status !== 200) refused += 1;
        }
      });
      report.figure({
        name: "failed saves, more clients than server connections",
        value: refused,
        atMost: 0,
      });
      const [first] = writers;
      if (!first) throw new Error("There is no writer.");
      await first.save();
      const heard = await until(
        async () => (await first.shown(other.client)) === first.acknowledged(),
        10_000,
      );
      report.figure({
        name: "until the other instance shows a save",
        value: heard,
        atMost: 1_000,
        unit: "ms",
      });

      const over = new AbortController();
      const requests = Array.from({ length: CARDS }, (_, at) => ({
        path: `/api/card/${seededUsername(at)}`,
      }));
      for (const request of requests) await one.client.send(request);
      let back = Number.POSITIVE_INFINITY;
      const reads = await withLoad({ port: one.product.port, requests, perSecond: 100 }, async () => {
        const saving = first.saveUntil(over.signal);
        await wait(1_000);
        await pooler.restart();
        const before = first.acknowledged();
        back = await until(async () => first.acknowledged() > before, 10_000);
        await wait(1_000);
        over.abort();
        const answers = await saving;
        const unexpected = answers.filter(({ status }) => status !== 503).length;
        report.figure({ name: "other answers than 503 while it restarted", value: unexpected, atMost: 0 });
      });
      report.figure({
        name: "writes back after a restart of PgBouncer",
        value: back,
        atMost: 5_000,
        unit: "ms",
      });
      report.figure({ name: "failed reads of kept cards meanwhile", value: reads.failed, atMost: 0 });
      const lost = Math.max(0, first.acknowledged() - (await first.stored(db)));
      report.figure({ name: "acknowledged writes lost", value: lost, atMost: 0 });
    });
  },
};
