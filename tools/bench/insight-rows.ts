import type { RootDb } from "../../apps/server/src/db/database.ts";
import { settleDatabase } from "../harness/seed.ts";

const ROWS_PER_STATEMENT = 2_000;
const DAY_MS = 24 * 60 * 60 * 1000;

/** What a card is given on an ordinary day; every second day also a tap. */
const ROWS_OF_DAY = [
  { kind: "view", source: "direct", detail: "" },
  { kind: "view", source: "qr", detail: "" },
  { kind: "visitor", source: "", detail: "" },
  { kind: "device", source: "", detail: "phone" },
  { kind: "save", source: "qr", detail: "" },
] as const;

/** A year of sums for each of the cards: 5.5 rows a day and card. */
export async function seedYear(db: RootDb, cardIds: readonly string[]): Promise<void> {
  let rows: { card_id: string; day: string; kind: string; source: string; detail: string; count: number }[] =
    [];
  const store = async () => {
    const values = rows;
    rows = [];
    await db.insertInto("insight_sum").values(values).execute();
  };
  for (let ago = 364; ago >= 0; ago -= 1) {
    const day = new Date(Date.now() - ago * DAY_MS).toISOString().slice(0, 10);
    for (const [at, cardId] of cardIds.entries()) {
      const ofDay = ago % 2 ? ROWS_OF_DAY : [...ROWS_OF_DAY, { kind: "tap", source: "qr", detail: "email" }];
      for (const row of ofDay) rows.push({ card_id: cardId, day, ...row, count: 1 + (at % 9) });
      if (rows.length >= ROWS_PER_STATEMENT) await store();
    }
  }
  if (rows.length > 0) await store();
  await settleDatabase(db);
}
