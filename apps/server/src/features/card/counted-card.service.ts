import type { Db } from "../../db/database.ts";
import { mapInTurns } from "../../lib/map-in-turns.ts";
import { findActiveAccounts } from "../billing/subscription.service.ts";
import type { CardContext } from "./card.context.ts";
import { listCardsByIds, listPresentCards } from "./card.store.ts";
import { hiddenReason, toVisibleCard } from "./visible-card.ts";

/** What decides whether a visit of a card counts. */
export type CountedCard = {
  readonly ownerId: string;
  /** Those that a visitor can see. */
  readonly channels: ReadonlySet<string>;
};

/** By id. Cards that do not exist, or are not shown, are missing in the map. */
export async function findCountedCards(
  { db, billing }: CardContext,
  cardIds: readonly string[],
): Promise<ReadonlyMap<string, CountedCard>> {
  const rows = (await listCardsByIds(db, cardIds)).filter((row) => !hiddenReason(row));
  const active = await findActiveAccounts(billing, [...new Set(rows.map((row) => row.owner_id))]);
  // A thousand visits may be of as many cards, each with its contacts to be read.
  const counted = await mapInTurns(rows, (row): [string, CountedCard] => {
    const { contacts } = toVisibleCard(row, active.has(row.owner_id) ? "active" : "inactive");
    return [row.id, { ownerId: row.owner_id, channels: new Set(Object.keys(contacts)) }];
  });
  return new Map(counted);
}

/** Those of the cards that exist. They stay until the transaction ends. */
export async function lockCards(trx: Db, cardIds: readonly string[]): Promise<ReadonlySet<string>> {
  return new Set(await listPresentCards(trx, cardIds));
}
