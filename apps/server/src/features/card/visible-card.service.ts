import type { PlanStatus } from "@visita/domain/billing/plan.rules";
import type { VisibleCard } from "@visita/domain/card/card.contract";
import { CARD_MESSAGES as TEXT } from "@visita/domain/card/card.messages";
import type { PublicCard } from "@visita/domain/card/public-card";
import type { Db } from "../../db/database.ts";
import { AppError } from "../../lib/app-error.ts";
import { findActiveAccounts, findPlan, findPlanStatus } from "../billing/subscription.service.ts";
import type { CardContext } from "./card.context.ts";
import {
  findCardById,
  findCardByUsername,
  findCardOfOwner,
  listCardsByIds,
  lockOwner,
} from "./card.store.ts";
import { toVisibleCard } from "./visible-card.ts";

/** A card as everybody may see it, in one revision. */
export type CardSnapshot = {
  readonly card: PublicCard;
  readonly ownerId: string;
  /** Equal for snapshots that render to the same bytes. */
  readonly revision: string;
  /** When the card will look different without a write, because a plan ends. Epoch milliseconds. */
  readonly changesAt: number | null;
};

export async function findCardSnapshot(
  { db, billing }: CardContext,
  usernameKey: string,
): Promise<CardSnapshot | undefined> {
  const row = await findCardByUsername(db, usernameKey);
  if (!row) return undefined;
  const plan = await findPlan(billing, row.owner_id);
  return {
    card: { ...toVisibleCard(row, plan.status), revisedAt: row.updated_at },
    ownerId: row.owner_id,
    revision: `${row.id} ${row.version} ${plan.status}`,
    changesAt: plan.until,
  };
}

export async function findUsernameById({ db }: CardContext, cardId: string): Promise<string | undefined> {
  return (await findCardById(db, cardId))?.username;
}

/** By id. Cards that do not exist are missing in the map. */
export async function findVisibleCards(
  context: CardContext,
  cardIds: readonly string[],
): Promise<ReadonlyMap<string, VisibleCard>> {
  const rows = await listCardsByIds(context.db, cardIds);
  const active = await findActiveAccounts(context.billing, [...new Set(rows.map((row) => row.owner_id))]);
  return new Map(
    rows.map((row) => [row.id, toVisibleCard(row, active.has(row.owner_id) ? "active" : "inactive")]),
  );
}

/** Throws `not_found` when there is no such card. */
export async function getCardOwner({ db }: CardContext, cardId: string): Promise<string> {
  const row = await findCardById(db, cardId);
  if (!row) throw new AppError("not_found", TEXT.cardNotFound);
  return row.owner_id;
}

/** False also for a card that is not there. */
export async function isOwnCard({ db }: CardContext, accountId: string, cardId: string): Promise<boolean> {
  return (await findCardOfOwner(db, cardId, accountId)) !== undefined;
}

/** The plan of an owner, named as a public card names its owner, or by the account's id. */
export async function findOwnerStatus({ db, billing }: CardContext, ownerId: string): Promise<PlanStatus> {
  const card = await findCardById(db, ownerId);
  return findPlanStatus(billing, card?.owner_id ?? ownerId);
}

/** Serializes changes that count what an account has, until the transaction ends. */
export function lockAccount(trx: Db, accountId: string): Promise<void> {
  return lockOwner(trx, accountId);
}
