import type { PublicCard } from "@visita/domain/card/public-card";
import type { HiddenCard } from "@visita/domain/site/page-ports";
import type { AppContext } from "../../core/app-context.ts";
import { findPlan } from "../billing/subscription.service.ts";
import { cardNotFound } from "./card.refusals.ts";
import { findCardOfOwner } from "./card.store.ts";
import {
  hiddenReason,
  payerOf,
  revisedAt,
  revisionOf,
  type StoredCard,
  toStoredCard,
  toVisibleCard,
} from "./visible-card.ts";

export type OwnCard = {
  readonly username: string;
  readonly usernameKey: string;
  /** The account whose plan it has. */
  readonly payerId: string;
};

/** Throws `not_found` for a missing card and for one of somebody else. */
export async function getOwnCard({ db }: AppContext, accountId: string, cardId: string): Promise<OwnCard> {
  const row = await findCardOfOwner(db, cardId, accountId);
  if (!row) throw cardNotFound();
  return { username: row.username, usernameKey: row.username_key, payerId: payerOf(row) };
}

/** One's own card with everything that is stored. */
export async function getOwnFields(
  { db }: AppContext,
  accountId: string,
  cardId: string,
): Promise<StoredCard> {
  const row = await findCardOfOwner(db, cardId, accountId);
  if (!row) throw cardNotFound();
  return toStoredCard(row);
}

/** One's own card as others see it, in one revision; also while it rests. */
export type OwnSnapshot = {
  readonly card: PublicCard;
  readonly version: number;
  readonly hidden: HiddenCard | null;
  /** Equal for snapshots from which equal pieces are made. */
  readonly revision: string;
};

/** Throws `not_found` for a missing card and for one of somebody else. */
export async function getOwnSnapshot(
  context: AppContext,
  accountId: string,
  cardId: string,
): Promise<OwnSnapshot> {
  const { db } = context;
  const row = await findCardOfOwner(db, cardId, accountId);
  if (!row) throw cardNotFound();
  const plan = await findPlan(context, payerOf(row));
  return {
    card: { ...toVisibleCard(row, plan.status), revisedAt: revisedAt(row) },
    version: row.version,
    hidden: hiddenReason(row),
    revision: `${revisionOf(row)} ${plan.status}`,
  };
}

/** False also for a card that is not there. */
export async function isOwnCard({ db }: AppContext, accountId: string, cardId: string): Promise<boolean> {
  return (await findCardOfOwner(db, cardId, accountId)) !== undefined;
}
