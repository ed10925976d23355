import type { Insertable } from "kysely";
import type { Db } from "../../db/database.ts";
import type { CardReviewTable } from "../../db/schema/card.tables.ts";

/** A card that was looked at for the same suspicion stays off the queue. */
export async function upsertReview(trx: Db, row: Insertable<CardReviewTable>): Promise<void> {
  const { card_id: _, ...changes } = row;
  await trx
    .insertInto("card_review")
    .values(row)
    .onConflict((conflict) =>
      conflict.column("card_id").doUpdateSet(changes).where("card_review.suspicion", "!=", row.suspicion),
    )
    .execute();
}

export async function deleteOpenReview(trx: Db, cardId: string): Promise<void> {
  await trx
    .deleteFrom("card_review")
    .where("card_id", "=", cardId)
    .where("reviewed_at", "is", null)
    .execute();
}
