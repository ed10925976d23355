import { setImmediate as nextTurn } from "node:timers/promises";
import type { AppContext } from "../../core/app-context.ts";
import type { Db } from "../../db/database.ts";
import { findActiveAccounts } from "../billing/subscription.service.ts";
import { listCardsByIds, listPresentCards } from "./card.store.ts";
import { hiddenReason, payerOf, toVisibleCard } from "./visible-card.ts";

/** What decides whether a visit of a card counts. */
export type CountedCard = {
  readonly ownerId: string;
  /** Null for a card of no team. */
  readonly teamId: string | null;
  /** Whether a visitor can see a channel, at the plain address or by a link. */
  readonly hasChannel: (key: string, linkId?: string) => boolean;
};

/** Cards that are read and parsed before the event loop gets its turn. */
const CARDS_PER_QUERY = 100;

/** By id. Cards that do not exist, or are not shown, are missing in the map. */
export async function findCountedCards(
  context: AppContext,
  cardIds: readonly string[],
): Promise<ReadonlyMap<string, CountedCard>> {
  const { db } = context;
  const counted = new Map<string, CountedCard>();
  for (let at = 0; at < cardIds.length; at += CARDS_PER_QUERY) {
    const found = await listCardsByIds(db, cardIds.slice(at, at + CARDS_PER_QUERY));
    const rows = found.filter((row) => !hiddenReason(row));
    const active = await findActiveAccounts(context, [...new Set(rows.map(payerOf))]);
    for (const row of rows) {
      const status = active.has(payerOf(row)) ? "active" : "inactive";
      const { contacts } = toVisibleCard(row, status);
      counted.set(row.id, {
        ownerId: row.owner_id,
        teamId: row.team_id,
        hasChannel: (key, linkId) =>
          Object.hasOwn(contacts, key) ||
          (linkId !== undefined && Object.hasOwn(toVisibleCard(row, status, linkId).contacts, key)),
      });
    }
    await nextTurn();
  }
  return counted;
}

/** Those of the cards that exist. They stay until the transaction ends. */
export async function lockCards(trx: Db, cardIds: readonly string[]): Promise<ReadonlySet<string>> {
  return new Set(await listPresentCards(trx, cardIds));
}
