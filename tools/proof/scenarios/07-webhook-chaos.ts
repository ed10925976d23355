import type { RootDb } from "../../../apps/server/src/db/database.ts";
import { forEachConcurrent } from "../../harness/at-rate.ts";
import { withCleanUp } from "../../harness/clean-up.ts";
import { type FakeStripe, startFakeStripe } from "../../harness/fake-stripe/fake-stripe.ts";
import { seededRandom } from "../../harness/seeded-random.ts";
import type { Report, Task } from "../../harness/task.ts";
import {
  createTestEnvironment,
  DATABASE_KINDS,
  type TestEnvironment,
  withDatabase,
} from "../../harness/test-environment.ts";
import { until } from "../../harness/until.ts";
import { type Restartable, startRestartable } from "../lib/running-product.ts";
import {
  differingSubscriptions,
  newPayingTeam,
  newSubscriber,
  stripeSettings,
  webhookOf,
} from "../lib/stripe.ts";
import { changeSubscription, createChaos } from "../lib/webhook-chaos.ts";

// Fewer on PostgreSQL, where each statement takes several times as long.
const SUBSCRIPTIONS = { SQLite: 500, PostgreSQL: 120 };
/** One subscription of so many is a team's, for many people. */
const TEAM_EVERY = 4;
const CHANGES = 8;
const KILLED_AT_CHANGE = 4;
const CONCURRENCY = 8;
const SEED = 20_261_115;
const MAX_REDELIVERIES = 6;
const RECONCILE_TIMEOUT_MS = 60_000;
const POLL_MS = 250;

export const webhookChaos: Task = {
  title: "Webhooks late, doubled, shuffled, lost, forged",
  meaning: "However Stripe's events arrive, subscriptions end up as Stripe knows them.",
  async run(report) {
    const runs = await Promise.allSettled(DATABASE_KINDS.map((kind) => onDatabase(report, kind)));
    for (const run of runs) if (run.status === "rejected") throw run.reason;
  },
};

function onDatabase(report: Report, kind: TestEnvironment["kind"]): Promise<void> {
  return withCleanUp(async (later) => {
    const environment = await createTestEnvironment(kind);
    later(() => environment.remove());
    const stripe = await startFakeStripe();
    later(() => stripe.stop());
    const product = await startRestartable(stripeSettings(environment, stripe));
    later(() => product.kill());
    await withDatabase(environment.target, (db) => chaos(report, kind, db, stripe, product));
  });
}

async function chaos(
  report: Report,
  on: TestEnvironment["kind"],
  db: RootDb,
  stripe: FakeStripe,
  product: Restartable,
): Promise<void> {
  const count = SUBSCRIPTIONS[on];
  const random = seededRandom(SEED);
  const { deliverDue, counts } = createChaos(stripe, random, async (delivery) =>
    webhookOf(await product.client())(delivery),
  );
  await forEachConcurrent(CONCURRENCY, [...Array(count).keys()], async (at) => {
    if (at % TEAM_EVERY === 0) await newPayingTeam(db, await product.client(), stripe, at + 1);
    else await newSubscriber(db, await product.client(), stripe);
  });
  let failedPayments = 0;
  for (let change = 0; change < CHANGES; change++) {
    for (const id of stripe.subscriptions.keys()) {
      if (changeSubscription(stripe, id, random)) failedPayments += 1;
    }
    const delivering = deliverDue();
    if (change === KILLED_AT_CHANGE) await killMidway(db, product);
    await delivering;
  }
  for (let at = 0; at < MAX_REDELIVERIES && (await deliverDue()) > 0; at++);

  // Reconciliation fetches undelivered events every ten minutes and at the start.
  await product.restart();
  const { differing, lost } = await untilReconciled(db, stripe);
  const ledger = await db.selectFrom("billing_event").select("id").execute();
  const known = new Set(stripe.events.map(({ id }) => id));
  const strangers = ledger.filter(({ id }) => !known.has(id)).length;
  const mails = await db.selectFrom("outbox").select("id").where("kind", "=", "payment_failed").execute();

  const equal = stripe.subscriptions.size - differing;
  report.figure({ on, name: "subscriptions equal to Stripe's", value: equal, atLeast: count });
  report.figure({ on, name: "events delivered", value: counts.deliveries, atLeast: count * CHANGES });
  report.figure({ on, name: "answers other than 200 and 503", value: counts.unexpected, atMost: 0 });
  report.figure({ on, name: "events lost", value: lost, atMost: 0 });
  const twice = Math.max(0, mails.length - failedPayments);
  report.figure({ on, name: "failed payments told more than once", value: twice, atMost: 0 });
  report.figure({ on, name: "forged, replayed and wrong-mode events", value: counts.forged, atLeast: 100 });
  report.figure({ on, name: "of them accepted", value: counts.accepted + strangers, atMost: 0 });
}

/** Kills while some deliveries of this round are stored and others are in flight. */
async function killMidway(db: RootDb, product: Restartable): Promise<void> {
  const countEvents = async () => (await db.selectFrom("billing_event").select("id").execute()).length;
  const before = await countEvents();
  const isMidway = async () => (await countEvents()) >= before + CONCURRENCY * 4;
  await until(isMidway, RECONCILE_TIMEOUT_MS);
  await product.restart();
}

async function untilReconciled(db: RootDb, stripe: FakeStripe): Promise<{ differing: number; lost: number }> {
  let left = { differing: 0, lost: 0 };
  const isReconciled = async () => {
    const rows = await db.selectFrom("billing_event").select("id").execute();
    const ledger = new Set(rows.map(({ id }) => id));
    const lost = stripe.events.filter(({ id }) => !ledger.has(id)).length;
    left = { differing: (await differingSubscriptions(db, stripe)).length, lost };
    return left.differing + lost === 0;
  };
  await until(isReconciled, RECONCILE_TIMEOUT_MS, POLL_MS);
  return left;
}
