import type { AppContext } from "../../core/app-context.ts";
import { findActiveAccounts } from "../billing/subscription.service.ts";
import { listEveryNthUsername, listIndexableRows } from "./indexable-card.store.ts";
import { hiddenReason, isOldEnoughToIndex, payerOf } from "./visible-card.ts";

/** Cards in one file. Site maps may hold ten times as many; a file this long is read in a moment. */
const PAGE_SIZE = 5_000;

/** Where each page of the cards that search engines may list begins; none while there is no such card. */
export function listIndexPages({ db }: AppContext): Promise<string[]> {
  return listEveryNthUsername(db, PAGE_SIZE);
}

export type IndexedCard = { readonly username: string; readonly updatedAt: number };

/** One page of them, without those that nobody is shown and those that are too young. */
export async function listIndexedCards(context: AppContext, from: string): Promise<IndexedCard[]> {
  const { db, now } = context;
  const rows = await listIndexableRows(db, from, PAGE_SIZE);
  const young = rows.filter((row) => !isOldEnoughToIndex(row, "inactive", now()));
  const active = await findActiveAccounts(context, [...new Set(young.map(payerOf))]);
  return rows
    .filter((row) => hiddenReason(row) === null)
    .filter((row) => isOldEnoughToIndex(row, active.has(payerOf(row)) ? "active" : "inactive", now()))
    .map(({ username, updated_at }) => ({ username, updatedAt: updated_at }));
}
