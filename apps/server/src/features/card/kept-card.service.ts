import type { PlanStatus } from "@visita/domain/billing/plan.rules";
import type { VisibleCard } from "@visita/domain/card/card.contract";
import type { AppContext } from "../../core/app-context.ts";
import { findActiveAccounts } from "../billing/subscription.service.ts";
import { listCardsByIds, listCardsRevisedAfter, type WholeCardRow } from "./card.store.ts";
import { hiddenReason, payerOf, revisedAt, revisionOf, toVisibleCard } from "./visible-card.ts";

/** A card that somebody keeps. */
export type KeptCard = VisibleCard & { readonly isResting: boolean };

/** What a kept card is known by, without putting it together. */
export type KeptRevision = {
  readonly username: string;
  readonly fullname: string;
  /** Equal for cards that visitors see alike. */
  readonly revision: string;
  readonly isResting: boolean;
};

/** By id. Cards that are gone are missing in the map; paused ones are marked. */
export function findKeptCards(
  context: AppContext,
  cardIds: readonly string[],
): Promise<ReadonlyMap<string, KeptCard>> {
  return findKept(context, cardIds, toVisibleCard);
}

/** The same. */
export function findKeptRevisions(
  context: AppContext,
  cardIds: readonly string[],
): Promise<ReadonlyMap<string, KeptRevision>> {
  return findKept(context, cardIds, (row, status) => {
    const { username, fullname } = row;
    return { username, fullname, revision: `${revisionOf(row)} ${status}` };
  });
}

/** Those that were changed after they were kept and after a time, the latest change first. Paused cards tell nothing. */
export async function listRevisedCards(
  { db }: AppContext,
  keptAt: ReadonlyMap<string, number>,
  after: number,
): Promise<{ username: string; fullname: string }[]> {
  if (keptAt.size === 0) return [];
  const rows = await listCardsRevisedAfter(db, [...keptAt.keys()], after);
  return rows
    .filter((row) => hiddenReason(row) === null && revisedAt(row) > (keptAt.get(row.id) ?? 0))
    .toSorted((one, other) => revisedAt(other) - revisedAt(one))
    .map(({ username, fullname }) => ({ username, fullname }));
}

async function findKept<Kept>(
  context: AppContext,
  cardIds: readonly string[],
  describe: (row: WholeCardRow, status: PlanStatus) => Kept,
): Promise<ReadonlyMap<string, Kept & { isResting: boolean }>> {
  const rows = await listCardsByIds(context.db, cardIds);
  const active = await findActiveAccounts(context, [...new Set(rows.map(payerOf))]);
  return new Map(
    rows.flatMap((row) => {
      const hidden = hiddenReason(row);
      if (hidden !== null && hidden !== "resting") return [];
      const kept = describe(row, active.has(payerOf(row)) ? "active" : "inactive");
      return [[row.id, { ...kept, isResting: hidden === "resting" }]];
    }),
  );
}
