import { setTimeout as wait } from "node:timers/promises";
import { signIn } from "../../harness/accounts.ts";
import { startProduct } from "../../harness/product.ts";
import type { Report, Task } from "../../harness/task.ts";
import {
  createTestEnvironment,
  DATABASE_KINDS,
  type TestEnvironment,
  withDatabase,
} from "../../harness/test-environment.ts";
import { until } from "../../harness/until.ts";
import { addContacts, addWebhooks, openReceivers } from "../../harness/webhook-receivers.ts";
import { NO_RATE_LIMITS } from "../lib/running-product.ts";

const KILLS = 5;
const EVENTS_PER_ROUND = 200;
const KILL_WITHIN_MS = 600;
/** What was being sent when a process died is claimed again after a minute. */
const TIMEOUT_MS = 150_000;

export const killDuringDeliveries: Task = {
  title: "kill -9 while webhooks are told",
  meaning: "A receiver is told of everything that was done, and can tell what it is told twice.",
  async run(report) {
    for (const kind of DATABASE_KINDS) {
      const environment = await createTestEnvironment(kind);
      try {
        await killRounds(report, environment);
      } finally {
        await environment.remove();
      }
    }
  },
};

async function killRounds(report: Report, { kind: on, target, settings }: TestEnvironment): Promise<void> {
  const receivers = await openReceivers(4, 1);
  const start = () =>
    startProduct({ ...settings, ...NO_RATE_LIMITS, BILLING_PROVIDER: "off", WEBHOOK_ALLOW: "127.0.0.1" });
  const { cookie } = await withDatabase(target, (db) => signIn(db));
  const acknowledged: string[] = [];
  let product = await start();
  try {
    await addWebhooks(
      product.url,
      cookie,
      receivers.all.map(({ url }) => url),
    );
    for (let round = 0; round < KILLS; round++) {
      const work = { from: round * EVENTS_PER_ROUND, count: EVENTS_PER_ROUND, atOnce: 4 };
      const adding = addContacts(product.url, cookie, work);
      await wait(KILL_WITHIN_MS * Math.random());
      await product.kill();
      acknowledged.push(...(await adding));
      product = await start();
    }
    const last = { from: KILLS * EVENTS_PER_ROUND, count: EVENTS_PER_ROUND, atOnce: 4 };
    acknowledged.push(...(await addContacts(product.url, cookie, last)));
    const { working } = receivers;
    const lost = () => working.map(({ has }) => acknowledged.filter((name) => !has(name)).length);
    await until(() => lost().every((count) => count === 0), TIMEOUT_MS, 500);
    report.figure({ on, name: "events acknowledged", value: acknowledged.length, atLeast: EVENTS_PER_ROUND });
    report.figure({ on, name: "of them lost by any receiver", value: Math.max(...lost()), atMost: 0 });
    report.figure({
      on,
      name: "events told under two ids",
      value: working.reduce((sum, { ids, names }) => sum + ids() - names(), 0),
      atMost: 0,
    });
  } finally {
    await product.kill();
    receivers.close();
  }
}
