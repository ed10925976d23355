import { availableSlots, type PlanStatus } from "@visita/domain/billing/plan.rules";
import { CARD_MESSAGES as TEXT } from "@visita/domain/card/card.messages";
import type { AppContext } from "../../core/app-context.ts";
import type { Trx } from "../../db/database.ts";
import { AppError } from "../../lib/app-error.ts";
import { findPlanStatus } from "../billing/subscription.service.ts";
import { cardNotFound, requireNoTeam, STATE_LIMIT } from "./card.refusals.ts";
import {
  type CardRow,
  countCardsByOwner,
  hasCardSince,
  listCardsByOwner,
  lockCardOfOwner,
  lockOwner,
  updateCardRow,
} from "./card.store.ts";
import { dropCard, publishCardChange } from "./card-change.service.ts";
import { emitCardEvent } from "./card-event.service.ts";

/** Pauses a card or shows it again, and returns since when it rests. Idempotent. */
export async function setPaused(
  context: AppContext,
  ownerId: string,
  cardId: string,
  isPaused: boolean,
): Promise<number | null> {
  const { paused_at } = await changeState(context, ownerId, cardId, async (row, trx) => {
    const isChanged = (row.paused_at !== null) !== isPaused;
    if (isChanged) await emitCardEvent(context, trx, isPaused ? "card.paused" : "card.shown", row);
    return { paused_at: isPaused ? (row.paused_at ?? context.now()) : null };
  });
  return paused_at;
}

/** Whether search engines may list a card. Idempotent. */
export async function setIndexable(
  context: AppContext,
  ownerId: string,
  cardId: string,
  isIndexable: boolean,
): Promise<void> {
  await changeState(context, ownerId, cardId, () => ({ indexable: isIndexable ? 1 : 0 }));
}

/** Changes columns of a card that no save touches. */
async function changeState<Changes extends Partial<CardRow>>(
  context: AppContext,
  ownerId: string,
  cardId: string,
  changesOf: (row: CardRow, trx: Trx) => Changes | Promise<Changes>,
): Promise<Changes> {
  const { db, limits } = context;
  await limits.hit(STATE_LIMIT, ownerId);
  const { key, changes } = await db.transaction().execute(async (trx) => {
    const row = await lockCardOfOwner(trx, cardId, ownerId);
    if (!row || row.deleted_at !== null) throw cardNotFound();
    requireNoTeam(row);
    const changes = await changesOf(row, trx);
    await updateCardRow(trx, cardId, changes);
    await publishCardChange(context, trx, row.username_key);
    return { key: row.username_key, changes };
  });
  // Once more after the commit: the old state may have been cached in between.
  dropCard(context, key);
  return changes;
}

/** Cards that are not named follow in the order that they had. Naming one that is not the owner's changes nothing. */
export async function orderCards(
  { db, limits }: AppContext,
  ownerId: string,
  cardIds: readonly string[],
): Promise<void> {
  await limits.hit(STATE_LIMIT, ownerId);
  if (new Set(cardIds).size !== cardIds.length) throw new AppError("invalid_input", TEXT.orderNamesTwice);
  await db.transaction().execute(async (trx) => {
    await lockOwner(trx, ownerId);
    const owned = (await listCardsByOwner(trx, ownerId)).map((row) => row.id);
    if (cardIds.some((id) => !owned.includes(id))) throw cardNotFound();
    const ordered = [...cardIds, ...owned.filter((id) => !cardIds.includes(id))];
    for (const [index, id] of ordered.entries()) await updateCardRow(trx, id, { position: index + 1 });
  });
}

const ESTABLISHED_AFTER_MS = 24 * 60 * 60_000;

/** Whether an account has had a card for a day: many such are not made for an attack in passing. */
export function isEstablished({ db, now }: AppContext, ownerId: string): Promise<boolean> {
  return hasCardSince(db, ownerId, now() - ESTABLISHED_AFTER_MS);
}

export type PackageStatus = { status: PlanStatus; availableSlots: number };

/** Plan status and free slots of an account. */
export async function describePackage(context: AppContext, accountId: string): Promise<PackageStatus> {
  const status = await findPlanStatus(context, accountId);
  return { status, availableSlots: availableSlots(status, await countCardsByOwner(context.db, accountId)) };
}
