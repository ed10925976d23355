import { setTimeout as wait } from "node:timers/promises";
import { openDatabase } from "../../../apps/server/src/db/database.ts";
import { isSuccess } from "../../harness/http-client.ts";
import { seedCards, seededUsername } from "../../harness/seed.ts";
import { startSwitchableProxy } from "../../harness/switchable-proxy.ts";
import type { Report, Task } from "../../harness/task.ts";
import { until } from "../../harness/until.ts";
import { withCluster } from "../lib/cluster-product.ts";
import { withLoad } from "../lib/load-thread.ts";
import { createNumberedCard } from "../lib/numbered-card.ts";
import { openCheckout } from "../lib/stripe.ts";
import { createUser } from "../lib/users.ts";

const KEPT_CARDS = 50;
const READS_PER_SECOND = 100;
const OUTAGE_MS = 8_000;
/** Longer than a query may take: before, nobody can know that the server is gone. */
const SILENT_OUTAGE_MS = 15_000;

export const failOver: Task = {
  title: "Fail-over to a synchronous replica during writes",
  meaning: "A fail-over of PostgreSQL loses nothing, and kept cards are served meanwhile.",
  async run(report) {
    await failOverOnce(report, "killed");
    await failOverOnce(report, "demoted");
    await failOverOnce(report, "silent");
  },
};

/**
 * Killed: the primary's connections end. Demoted: it goes on answering and takes no writes, as a server that became a
 * standby; the product has to leave its connections by itself. Silent: its machine has lost power, and connections to it stay
 * open without an answer.
 */
async function failOverOnce(report: Report, on: "killed" | "demoted" | "silent"): Promise<void> {
  await withCluster({ isSynchronous: true }, async ({ cluster, db, start, later }) => {
    await seedCards(db, KEPT_CARDS);
    const replica = await cluster.addReplica("one");
    const address = await startSwitchableProxy(cluster.primary.port);
    later(() => address.stop());
    const { product, client } = await start({
      DATABASE_URL: address.through(cluster.primary.url),
      BILLING_PROVIDER: "sandbox",
    });
    const { cookie } = await createUser(db);
    const card = await createNumberedCard(client, await createUser(db), "robin-of-fail-over");
    const kept = Array.from({ length: KEPT_CARDS }, (_, at) => ({ path: `/api/card/${seededUsername(at)}` }));
    for (const request of kept) await client.send(request);

    const over = new AbortController();
    let writesBack = Number.POSITIVE_INFINITY;
    const reads = await withLoad(
      { port: product.port, requests: kept, perSecond: READS_PER_SECOND },
      async () => {
        const saving = card.saveUntil(over.signal);
        await wait(2_000);
        if (on === "killed") {
          address.switchTo(null);
          await cluster.primary.kill();
        } else if (on === "silent") {
          address.switchTo(null);
          address.freeze();
          await cluster.primary.kill();
        } else {
          await cluster.primary.query("alter system set default_transaction_read_only = on");
          await cluster.primary.query("select pg_reload_conf()");
        }
        await wait(on === "silent" ? SILENT_OUTAGE_MS : OUTAGE_MS);
        await replica.promote();
        address.switchTo(replica.port);
        const acknowledgedBefore = card.acknowledged();
        writesBack = await until(async () => card.acknowledged() > acknowledgedBefore, 30_000);
        await wait(2_000);
        over.abort();
        const refused = await saving;
        const unexpected = refused.filter(({ status, headers }) => status !== 503 || !headers["retry-after"]);
        report.figure({ on, name: "saves refused during the outage", value: refused.length, atLeast: 1 });
        report.figure({
          on,
          name: "of these without 503 and Retry-After",
          value: unexpected.length,
          atMost: 0,
        });
      },
    );
    report.figure({
      on,
      name: "writes back after the promotion",
      value: writesBack,
      atMost: 5_000,
      unit: "ms",
    });
    report.figure({ on, name: "failed reads of kept cards", value: reads.failed, atMost: 0 });
    const promoted = openDatabase({ kind: "postgres", url: replica.url });
    try {
      const lost = Math.max(0, card.acknowledged() - (await card.stored(promoted)));
      report.figure({ on, name: "acknowledged writes lost", value: lost, atMost: 0 });
    } finally {
      await promoted.destroy();
    }
    const shown = await until(async () => (await card.shown()) >= card.acknowledged(), 5_000);
    report.figure({ on, name: "until the last save was shown", value: shown, atMost: 2_000, unit: "ms" });
    // Takes a lock across all instances, on the listening connection.
    const checkout = await openCheckout(client, cookie, "price_sbx_month");
    report.figure({ on, name: "checkout afterwards", value: String(isSuccess(checkout)), equals: "true" });
    const after = await client.send({ path: "/readyz" });
    report.figure({ on, name: "ready afterwards", value: String(isSuccess(after)), equals: "true" });
  });
}
