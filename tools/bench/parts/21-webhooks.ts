import { signIn } from "../../harness/accounts.ts";
import type { Task } from "../../harness/task.ts";
import { DATABASE_KINDS, withDatabase } from "../../harness/test-environment.ts";
import { until } from "../../harness/until.ts";
import { addContacts, addWebhooks, openReceivers } from "../../harness/webhook-receivers.ts";
import { withEnvironment, withProduct } from "../environment.ts";

const EVENTS = 1_000;
const RECEIVERS = 10;
const TIMEOUT_MS = 120_000;

export const webhooks: Task = {
  title: "1,000 events for 10 receivers, one of which never answers",
  meaning: "Receivers are told at once, whatever another one does.",
  async run({ figure }) {
    for (const on of DATABASE_KINDS) {
      const receivers = await openReceivers(RECEIVERS, 1);
      await withEnvironment(on, {}, async (environment) => {
        const { cookie } = await withDatabase(environment.target, (db) => signIn(db));
        await withProduct(
          environment,
          async ({ url }) => {
            await addWebhooks(
              url,
              cookie,
              receivers.all.map((receiver) => receiver.url),
            );
            const made = await addContacts(url, cookie, { from: 0, count: EVENTS, atOnce: 4 });
            if (made.length !== EVENTS) throw new Error(`only ${made.length} events happened`);
            const hasAll = () => receivers.working.every((receiver) => receiver.names() === EVENTS);
            const took = await until(hasAll, TIMEOUT_MS);
            const arrived = receivers.working.reduce((sum, { requests }) => sum + requests(), 0);
            figure({
              on,
              name: "after the last event, until the other nine have all",
              value: took / 1_000,
              unit: "s",
              atMost: 10,
            });
            figure({
              on,
              name: "deliveries that arrived twice",
              value: arrived - EVENTS * (RECEIVERS - 1),
              atMost: 0,
            });
          },
          { settings: { WEBHOOK_ALLOW: "127.0.0.1" } },
        );
      }).finally(() => receivers.close());
    }
  },
};
