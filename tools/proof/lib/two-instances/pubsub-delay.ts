import { setTimeout as wait } from "node:timers/promises";
import { percentile } from "../../../harness/statistics.ts";
import type { Report } from "../../scenario.ts";
import { createUser, createUsers } from "../users.ts";
import { type FreshCard, freshCard } from "./fresh-card.ts";
import type { TwoInstances } from "./setup.ts";

const EDITS = 50;
const CARDS = 10;
const POLL_MS = 100;
/** Timeout for changes that should have arrived long before. */
const OLDEST_MS = 60_000;
const SLOWEST_MS = 5_000;
const LISTEN_TIMEOUT_MS = 15_000;
/** Longer than the product's reconnect delay. */
const CUT_MS = 3_000;

export async function measureDelay({ db, a, b }: TwoInstances, report: Report): Promise<void> {
  const delays = [
    ...(await delaysOfEdits(await freshCard(await createUser(db), a, b))),
    ...(await delaysOfEdits(await freshCard(await createUser(db), b, a))),
  ];
  const value = percentile(delays, 0.99);
  report.figure({ what: "an edit at one is shown by the other after, p99", value, limit: 200, unit: "ms" });
}

/** LISTEN is open but silent: only the cache's maximum age limits staleness. */
export async function measureSilentListen(setup: TwoInstances, report: Report): Promise<void> {
  const cards = await cardsAtB(setup);
  setup.proxyOfB.silence();
  const value = await oldestShown(cards);
  report.figure({ what: "oldest card shown, LISTEN open but silent", value, limit: 30, unit: "s" });
}

/** LISTEN is closed and cannot reconnect for a while. */
export async function measureCutListen(setup: TwoInstances, report: Report): Promise<void> {
  const cards = await cardsAtB(setup);
  setup.proxyOfB.cut();
  const restored = wait(CUT_MS).then(() => setup.proxyOfB.restore());
  const value = await oldestShown(cards);
  report.figure({ what: "oldest card shown, LISTEN cut", value, limit: 30, unit: "s" });
  await restored;
  await untilListening(setup);
  const delays = await delaysOfEdits(await freshCard(await createUser(setup.db), setup.a, setup.b));
  const p99 = percentile(delays, 0.99);
  report.figure({ what: "shown after, once LISTEN is back, p99", value: p99, limit: 200, unit: "ms" });
}

async function cardsAtB({ db, a, b }: TwoInstances): Promise<FreshCard[]> {
  const owners = await createUsers(db, CARDS);
  return Promise.all(owners.map((owner) => freshCard(owner, a, b)));
}

/** In seconds. */
async function oldestShown(cards: readonly FreshCard[]): Promise<number> {
  for (const card of cards) await card.warm();
  const ages = await Promise.all(
    cards.map(async (card) => {
      await card.edit();
      return (await card.untilShown(POLL_MS, OLDEST_MS)).lastOld;
    }),
  );
  return Math.max(...ages) / 1000;
}

async function delaysOfEdits(card: FreshCard): Promise<number[]> {
  const delays: number[] = [];
  while (delays.length < EDITS) {
    await card.warm();
    await card.edit();
    const { firstNew } = await card.untilShown(1, SLOWEST_MS);
    delays.push(firstNew);
    if (firstNew > SLOWEST_MS) break;
  }
  return delays;
}

async function untilListening({ proxyOfB }: TwoInstances): Promise<void> {
  const deadline = performance.now() + LISTEN_TIMEOUT_MS;
  while (!proxyOfB.isListening()) {
    if (performance.now() > deadline) throw new Error("LISTEN did not come back.");
    await wait(POLL_MS);
  }
}
