import type { Db } from "../../db/database.ts";
import { isoTime } from "../../lib/utc-time.ts";
import { listTakedownsByCards } from "./report.store.ts";

/** What an owner was told of take-downs, and answered. Not who reported a card. */
export async function listTakedowns(db: Db, cardIds: readonly string[]) {
  return (await listTakedownsByCards(db, cardIds)).map((row) => ({
    cardid: row.card_id,
    reason: row.reason,
    told: row.told,
    at: isoTime(row.created_at),
    answer: row.answer,
    putBackAt: row.put_back_at === null ? null : isoTime(row.put_back_at),
  }));
}
