import { setTimeout as wait } from "node:timers/promises";
import { openDatabase } from "../../../apps/server/src/db/database.ts";
import { seedCards, seededUsername } from "../../harness/seed.ts";
import { startSwitchableProxy } from "../../harness/switchable-proxy.ts";
import { withBackgroundCalls } from "../lib/background-calls.ts";
import { withCluster } from "../lib/cluster-product.ts";
import { isSuccess } from "../lib/json-body.ts";
import { createNumberedCard } from "../lib/numbered-saves.ts";
import { untilTrue } from "../lib/until-true.ts";
import type { Report, Scenario } from "../scenario.ts";

const KEPT_CARDS = 50;
const READS_PER_SECOND = 100;
const OUTAGE_MS = 8_000;
/** Longer than a query may take: before, nobody can know that the server is gone. */
const SILENT_OUTAGE_MS = 15_000;

export const failOver: Scenario = {
  number: 32,
  title: "Fail-over to a synchronous replica during writes",
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
    const { client } = await start({ DATABASE_URL: address.through(cluster.primary.url) });
    const card = await createNumberedCard(db, client, "robin-of-fail-over");
    const kept = Array.from({ length: KEPT_CARDS }, (_, at) => ({ path: `/api/card/${seededUsername(at)}` }));
    for (const request of kept) await client.send(request);

    const over = new AbortController();
    let writesBack = Number.POSITIVE_INFINITY;
    const reads = await withBackgroundCalls(client, kept, READS_PER_SECOND, async () => {
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
      writesBack = await untilTrue(async () => card.acknowledged() > acknowledgedBefore, 30_000);
      await wait(2_000);
      over.abort();
      const refused = await saving;
      const unexpected = refused.filter(({ status, retryAfter }) => status !== 503 || !retryAfter);
      report.figure({
        on,
        what: "saves refused during the outage",
        value: refused.length,
        limit: 1,
        atLeast: true,
      });
      report.figure({ on, what: "of these without 503 and Retry-After", value: unexpected.length, limit: 0 });
    });
    report.figure({
      on,
      what: "writes back after the promotion",
      value: writesBack,
      limit: 5_000,
      unit: "ms",
    });
    report.figure({ on, what: "failed reads of kept cards", value: reads.failed, limit: 0 });
    const promoted = openDatabase({ kind: "postgres", url: replica.url });
    try {
      const lost = Math.max(0, card.acknowledged() - (await card.stored(promoted)));
      report.figure({ on, what: "acknowledged writes lost", value: lost, limit: 0 });
    } finally {
      await promoted.destroy();
    }
    const shown = await untilTrue(async () => (await card.shown()) >= card.acknowledged(), 5_000);
    report.figure({ on, what: "until the last save was shown", value: shown, limit: 2_000, unit: "ms" });
    const after = await client.send({ path: "/readyz" });
    report.figure({ on, what: "ready afterwards", value: String(isSuccess(after)), expected: "true" });
  });
}
