import { nameSuspicion, OWNER_SUSPICION } from "@visita/domain/card/phishing-guard";
import type { AppContext } from "../../core/app-context.ts";
import type { Db } from "../../db/database.ts";
import { hasTakenDownCard } from "./card.store.ts";
import { deleteOpenReview, upsertReview } from "./card-review.store.ts";

type ReviewedCard = Parameters<typeof nameSuspicion>[0] & {
  readonly id: string;
  readonly ownerId: string;
};

/**
 * Queues a card for a look when its names suggest a brand, or when another card of its owner is taken down. It is never
 * refused for that: whoever works for the brand may say so. What an admin has looked at is queued again only for another
 * suspicion. Part of the transaction that saves the card.
 */
export async function reviewCard(
  { now, config: { brand } }: AppContext,
  trx: Db,
  card: ReviewedCard,
): Promise<void> {
  const suspicion =
    nameSuspicion(card, brand) ?? ((await hasTakenDownCard(trx, card.ownerId)) ? OWNER_SUSPICION : null);
  if (suspicion === null) await deleteOpenReview(trx, card.id);
  else await upsertReview(trx, { card_id: card.id, suspicion, queued_at: now(), reviewed_at: null });
}
