import { setTimeout as wait } from "node:timers/promises";
import { sql } from "kysely";
import type { RootDb } from "../../../apps/server/src/db/database.ts";
import type { HttpClient } from "../../harness/http-client.ts";
import { percentile } from "../../harness/statistics.ts";
import type { Task } from "../../harness/task.ts";
import { until } from "../../harness/until.ts";
import { createNumberedCard, type NumberedCard } from "../lib/numbered-card.ts";
import { withTwoInstances } from "../lib/two-instances.ts";
import { createUser } from "../lib/users.ts";

const EDITS = 50;
const CUT_MS = 3_000;
const CUT_INTERVAL_MS = 50;
/** Longer than an instance waits before it connects again. */
const RECONNECTED_MS = 6_000;
const SHOWN_TIMEOUT_MS = 60_000;

/** One instance writes, the other reads, with the connection cut through which it hears of changes. */
export const twoInstances: Task = {
  title: "Two instances on one PostgreSQL, cut off from each other's messages",
  meaning: "What is saved at one instance is soon seen at the other, even when messages are lost.",
  run: ({ figure }) =>
    withTwoInstances(async ({ a, b, db }) => {
      const card = await createNumberedCard(a, await createUser(db), "robin-of-two");
      const p99 = async () => {
        const delays: number[] = [];
        while (delays.length < EDITS) delays.push(await delayOfEdit(card, b));
        return percentile(delays, 0.99);
      };
      figure({
        name: "an edit at one is shown by the other, p99",
        value: await p99(),
        unit: "ms",
        atMost: 200,
      });
      let isCut = true;
      const cutting = cutMessages(db).finally(() => {
        isCut = false;
      });
      let oldest = 0;
      while (isCut) oldest = Math.max(oldest, (await delayOfEdit(card, b)) / 1000);
      await cutting;
      figure({ name: "oldest card shown while messages are cut", value: oldest, unit: "s", atMost: 30 });
      await wait(RECONNECTED_MS);
      figure({ name: "shown once they are back, p99", value: await p99(), unit: "ms", atMost: 200 });
    }),
};

async function delayOfEdit(card: NumberedCard, reader: HttpClient): Promise<number> {
  // So that the reader has the card in its cache.
  await card.shown(reader);
  const { number, status } = await card.save();
  if (status !== 200) throw new Error(`A save was answered with ${status}.`);
  return until(async () => (await card.shown(reader)) === number, SHOWN_TIMEOUT_MS, 1);
}

/** Ends the connections that listen, again and again. */
async function cutMessages(db: RootDb): Promise<void> {
  const cut = sql`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and application_name = 'visita-news'`;
  const end = performance.now() + CUT_MS;
  while (performance.now() < end) {
    await cut.execute(db);
    await wait(CUT_INTERVAL_MS);
  }
}
