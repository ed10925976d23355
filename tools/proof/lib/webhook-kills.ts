import type { RootDb } from "../../../apps/server/src/db/database.ts";
import { startFakeStripe } from "../../harness/fake-stripe/fake-stripe.ts";
import { openClient } from "../../harness/http-client.ts";
import { startProduct } from "../../harness/product.ts";
import type { Report } from "../../harness/task.ts";
import { createTestEnvironment, type TestEnvironment, withDatabase } from "../../harness/test-environment.ts";
import { until } from "../../harness/until.ts";
import { newSubscriber, stripeSettings, webhookOf } from "./stripe.ts";

const ROUNDS = 5;
const COMMIT_TIMEOUT_MS = 10_000;

/**
 * Kills the product after an event is stored and before its response is read, then delivers everything again. A failed
 * payment sends a mail, which shows whether its event was applied twice.
 */
export async function killDuringWebhooks(report: Report, on: TestEnvironment["kind"]): Promise<void> {
  const environment = await createTestEnvironment(on);
  const stripe = await startFakeStripe();
  const settings = stripeSettings(environment, stripe);
  let product = await startProduct(settings);
  let unequal = 0;
  try {
    await withDatabase(environment.target, async (db) => {
      for (let round = 0; round < ROUNDS; round++) {
        const client = openClient(product.port, { keepAlive: false });
        const { subscriptionId } = await newSubscriber(db, client, stripe);
        await stripe.deliver(stripe.takeUndelivered(), webhookOf(client));
        stripe.failRenewal(subscriptionId);
        const deliveries = stripe.takeUndelivered();
        const before = await countEvents(db);
        const sending = Promise.all(deliveries.map(webhookOf(client)));
        const isApplied = async () => (await countEvents(db)) > before;
        if (!Number.isFinite(await until(isApplied, COMMIT_TIMEOUT_MS, 0)))
          throw new Error("No event was applied.");
        await product.kill();
        await sending;

        product = await startProduct(settings);
        const again = webhookOf(openClient(product.port, { keepAlive: false }));
        const statuses = await stripe.deliver([...deliveries, ...deliveries], again);
        const row = await db
          .selectFrom("subscription")
          .select("status")
          .where("id", "=", subscriptionId)
          .executeTakeFirst();
        const hasAll = (await countEvents(db)) === before + deliveries.length;
        if (!hasAll || row?.status !== "past_due" || statuses.some((status) => status !== 200)) unequal += 1;
      }
      const mails = await db.selectFrom("outbox").select("id").where("kind", "=", "payment_failed").execute();
      report.figure({ on, name: "webhook kills after which an event was lost", value: unequal, atMost: 0 });
      const what = `mails about ${ROUNDS} payments that failed`;
      report.figure({ on, name: what, value: String(mails.length), equals: String(ROUNDS) });
    });
  } finally {
    await product.kill();
    await stripe.stop();
    await environment.remove();
  }
}

async function countEvents(db: RootDb): Promise<number> {
  const rows = await db.selectFrom("billing_event").select("id").execute();
  return rows.length;
}
