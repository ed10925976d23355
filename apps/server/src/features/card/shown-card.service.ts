import type { VisibleCard } from "@visita/domain/card/card.contract";
import { CARD_MESSAGES as TEXT } from "@visita/domain/card/card.messages";
import type { Db } from "../../db/database.ts";
import { AppError } from "../../lib/app-error.ts";
import { findActiveAccounts } from "../billing/subscription.service.ts";
import type { CardContext } from "./card.context.ts";
import { findCardById, listCardsByIds, lockOwner } from "./card.store.ts";
import { toShownCard } from "./shown-card.ts";

/** Cards as everybody may see them, by id. */
export async function findShownCards(
  context: CardContext,
  cardIds: readonly string[],
): Promise<ReadonlyMap<string, VisibleCard>> {
  const rows = await listCardsByIds(context.db, cardIds);
  const active = await findActiveAccounts(context.billing, [...new Set(rows.map((row) => row.owner_id))]);
  return new Map(
    rows.map((row) => [row.id, toShownCard(row, active.has(row.owner_id) ? "active" : "inactive")]),
  );
}

/** Whose card it is; throws `not_found` when there is none. */
export async function getCardOwner({ db }: CardContext, cardId: string): Promise<string> {
  const row = await findCardById(db, cardId);
  if (!row) throw new AppError("not_found", TEXT.cardNotFound);
  return row.owner_id;
}

/** Lets one change after the other count what a person has, until the transaction ends. */
export function lockAccount(trx: Db, accountId: string): Promise<void> {
  return lockOwner(trx, accountId);
}
