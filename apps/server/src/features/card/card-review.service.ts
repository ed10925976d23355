import { nameSuspicions } from "@visita/domain/card/phishing-guard";
import { type Suspicion, storedSuspicions } from "@visita/domain/card/suspicion";
import type { AppContext } from "../../core/app-context.ts";
import type { Db } from "../../db/database.ts";
import { deleteOpenReview, upsertReview } from "./card-review.store.ts";
import { hasTakenDownCard } from "./card-takedown.store.ts";
import { findFirstCardOf } from "./team-card.store.ts";
import { toStoredCard } from "./visible-card.ts";

type ReviewedCard = Parameters<typeof nameSuspicions>[0] & {
  readonly id: string;
  readonly ownerId: string;
};

/** The same after a change of a template, for the first card that shows it. */
export async function reviewTemplate(context: AppContext, trx: Db, templateId: string): Promise<void> {
  const row = await findFirstCardOf(trx, templateId);
  if (row) await reviewCard(context, trx, { ...toStoredCard(row), id: row.id, ownerId: row.owner_id });
}

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
  const suspicions: Suspicion[] = nameSuspicions(card, brand);
  if (suspicions.length === 0 && (await hasTakenDownCard(trx, card.ownerId))) {
    suspicions.push({ reason: "ownerTakenDown" });
  }
  if (suspicions.length === 0) return deleteOpenReview(trx, card.id);
  const suspicion = storedSuspicions(suspicions);
  await upsertReview(trx, { card_id: card.id, suspicion, queued_at: now(), reviewed_at: null });
}
