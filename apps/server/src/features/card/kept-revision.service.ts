import type { AppContext } from "../../core/app-context.ts";
import { findActiveAccounts } from "../billing/subscription.service.ts";
import { listCardsByIds } from "./card.store.ts";
import { hiddenReason, payerOf, revisionOf } from "./visible-card.ts";

/** What a kept card is known by, without putting it together. */
export type KeptRevision = {
  readonly username: string;
  readonly fullname: string;
  /** Equal for cards that visitors see alike. */
  readonly revision: string;
  readonly isResting: boolean;
};

/** By id. Cards that are gone are missing in the map; paused ones are marked. */
export async function findKeptRevisions(
  context: AppContext,
  cardIds: readonly string[],
): Promise<ReadonlyMap<string, KeptRevision>> {
  const rows = await listCardsByIds(context.db, cardIds);
  const active = await findActiveAccounts(context, [...new Set(rows.map(payerOf))]);
  return new Map(
    rows.flatMap((row) => {
      const hidden = hiddenReason(row);
      if (hidden !== null && hidden !== "resting") return [];
      const { id, username, fullname } = row;
      const revision = `${revisionOf(row)} ${active.has(payerOf(row))}`;
      return [[id, { username, fullname, revision, isResting: hidden === "resting" }]];
    }),
  );
}
