import type { RootDb } from "../../apps/server/src/db/database.ts";
import { foldOldDays } from "../../apps/server/src/features/insight/insight-retention.service.ts";
import { addSums, SumCounter } from "../../apps/server/src/features/insight/sum-writer.service.ts";
import { addDays, utcDay } from "../../apps/server/src/lib/utc-time.ts";
import { insightContext } from "../harness/insight-life.ts";
import { settleDatabase } from "../harness/seed.ts";

/** What a card is given on an ordinary day; every second day also a tap. */
const SUMS_OF_DAY = [
  { kind: "view", source: "direct", detail: "" },
  { kind: "view", source: "qr", detail: "" },
  { kind: "visitor", source: "", detail: "" },
  { kind: "device", source: "", detail: "phone" },
  { kind: "save", source: "qr", detail: "" },
] as const;

/** A year of visits to each of the cards on each day, kept as the product keeps it. */
export async function seedYear(db: RootDb, cardIds: readonly string[]): Promise<void> {
  const today = utcDay(Date.now());
  for (let ago = 364; ago >= 0; ago -= 1) {
    const sums = new SumCounter();
    for (const [at, card_id] of cardIds.entries()) {
      const ofDay = ago % 2 ? SUMS_OF_DAY : [...SUMS_OF_DAY, { kind: "tap", source: "qr", detail: "email" }];
      for (const sum of ofDay) sums.add({ card_id, day: addDays(today, -ago), ...sum }, 1 + (at % 9));
    }
    await db.transaction().execute((trx) => addSums(trx, sums));
  }
  await foldOldDays(insightContext(db));
  await settleDatabase(db);
}
