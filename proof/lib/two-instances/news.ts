import { setTimeout as wait } from "node:timers/promises";
import { percentile } from "../../../harness/statistics.ts";
import type { Report } from "../../proof.ts";
import { aPerson, people } from "../people.ts";
import { type FreshCard, freshCard } from "./fresh-card.ts";
import type { TwoInstances } from "./scene.ts";

const EDITS = 50;
const CARDS = 10;
const POLL_MS = 100;
/** How long something is waited for that should have come long before. */
const OLDEST_MS = 60_000;
const SLOWEST_MS = 5_000;
const HEARING_LIMIT_MS = 15_000;
/** Longer than the product takes to try again. */
const CUT_MS = 3_000;

export async function hearNews({ db, a, b }: TwoInstances, report: Report): Promise<void> {
  const delays = [
    ...(await delaysOfEdits(await freshCard(await aPerson(db), a, b))),
    ...(await delaysOfEdits(await freshCard(await aPerson(db), b, a))),
  ];
  const value = percentile(delays, 0.99);
  report.figure({ what: "an edit at one is shown by the other after, p99", value, limit: 200, unit: "ms" });
}

/** The connection is there and nothing arrives on it: only the age of what B knows can help. */
export async function hearNothing(scene: TwoInstances, report: Report): Promise<void> {
  const cards = await cardsAtB(scene);
  scene.wayOfB.deafen();
  const value = await oldestShown(cards);
  report.figure({ what: "oldest card shown, LISTEN open but silent", value, limit: 30, unit: "s" });
}

/** The connection is gone and cannot be had again for a while. */
export async function loseNews(scene: TwoInstances, report: Report): Promise<void> {
  const cards = await cardsAtB(scene);
  scene.wayOfB.cut();
  const mended = wait(CUT_MS).then(() => scene.wayOfB.mend());
  const value = await oldestShown(cards);
  report.figure({ what: "oldest card shown, LISTEN cut", value, limit: 30, unit: "s" });
  await mended;
  await untilHearing(scene);
  const delays = await delaysOfEdits(await freshCard(await aPerson(scene.db), scene.a, scene.b));
  const p99 = percentile(delays, 0.99);
  report.figure({ what: "shown after, once LISTEN is back, p99", value: p99, limit: 200, unit: "ms" });
}

async function cardsAtB({ db, a, b }: TwoInstances): Promise<FreshCard[]> {
  const owners = await people(db, CARDS);
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

async function untilHearing({ wayOfB }: TwoInstances): Promise<void> {
  const deadline = performance.now() + HEARING_LIMIT_MS;
  while (!wayOfB.isHearing()) {
    if (performance.now() > deadline) throw new Error("LISTEN did not come back.");
    await wait(POLL_MS);
  }
}
