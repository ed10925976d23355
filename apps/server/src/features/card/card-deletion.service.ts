import { availableSlots } from "@visita/domain/billing/plan.rules";
import { CARD_MESSAGES as TEXT } from "@visita/domain/card/card.messages";
import { CARD_UNDO_MS, DELETED_USERNAME_RESERVED_MS } from "@visita/domain/card/card-ownership.rules";
import { usernameKey } from "@visita/domain/card/username.rules";
import type { AppContext, AppEvents } from "../../core/app-context.ts";
import type { Db } from "../../db/database.ts";
import { deleteInBatches } from "../../db/queries.ts";
import { AppError } from "../../lib/app-error.ts";
import { findPlanStatus } from "../billing/subscription.service.ts";
import { cardNotFound, requireNoTeam, requireSlot, STATE_LIMIT } from "./card.refusals.ts";
import {
  countCardsByOwner,
  deleteCardRow,
  deleteCardsByOwner,
  listDeletedCards,
  lockCardOfOwner,
  lockOwner,
  updateCardRow,
  updateOwnerLeft,
} from "./card.store.ts";
import { dropCard, publishCardChange } from "./card-change.service.ts";
import { emitCardEvent } from "./card-event.service.ts";
import { findTakenDownOwner, updateTakedownErased } from "./card-takedown.store.ts";
import {
  deleteExpiredUsernames,
  disownFormerUsernames,
  upsertFormerUsername,
} from "./former-username.store.ts";

/** Longer than the offer on the screen: the last moment of it has to reach us. */
const RESTORABLE_MS = CARD_UNDO_MS + 10_000;
const PURGE_BATCH_SIZE = 100;

type Confirmation = { readonly username: string; readonly version: number };

/**
 * Marks a card as deleted: from now on nobody sees it, and its slot is free. Returns until when that can be taken back.
 * The version tells a repeated request, which is answered alike, from one that was sent before the card was restored.
 */
export async function deleteCard(
  context: AppContext,
  ownerId: string,
  cardId: string,
  { username, version }: Confirmation,
): Promise<number> {
  const { db, now, limits } = context;
  await limits.hit(STATE_LIMIT, ownerId);
  const { key, deletedAt } = await db.transaction().execute(async (trx) => {
    const row = await lockCardOfOwner(trx, cardId, ownerId);
    if (!row) throw cardNotFound();
    requireNoTeam(row);
    const isRepeated = row.deleted_at !== null && row.version === version + 1;
    if (isRepeated) return { key: row.username_key, deletedAt: Number(row.deleted_at) };
    if (row.deleted_at !== null) throw cardNotFound();
    if (usernameKey(username) !== row.username_key) throw notConfirmed();
    if (row.version !== version) throw new AppError("card_changed", TEXT.cardChanged);
    const deletedAt = now();
    await updateCardRow(trx, cardId, { deleted_at: deletedAt, version: version + 1 });
    await publishCardChange(context, trx, row.username_key);
    await emitCardEvent(context, trx, "card.deleted", row);
    return { key: row.username_key, deletedAt };
  });
  dropCard(context, key);
  return deletedAt + CARD_UNDO_MS;
}

/** Idempotent. Throws when it is too late, or when the slot was used meanwhile. */
export async function restoreCard(context: AppContext, ownerId: string, cardId: string): Promise<void> {
  const { db, now } = context;
  const status = await findPlanStatus(context, ownerId);
  const key = await db.transaction().execute(async (trx) => {
    await lockOwner(trx, ownerId);
    const row = await lockCardOfOwner(trx, cardId, ownerId);
    if (!row || (row.deleted_at !== null && row.deleted_at <= now() - RESTORABLE_MS)) {
      throw new AppError("not_found", TEXT.undoTooLate);
    }
    if (row.deleted_at === null) return row.username_key;
    requireSlot(availableSlots(status, await countCardsByOwner(trx, ownerId)));
    await updateCardRow(trx, cardId, { deleted_at: null });
    await publishCardChange(context, trx, row.username_key);
    await emitCardEvent(context, trx, row.paused_at === null ? "card.shown" : "card.paused", row);
    return row.username_key;
  });
  dropCard(context, key);
}

/** Background job: deletes for good what can no longer be restored, one card to a transaction. */
export async function purgeDeletedCards(context: AppContext): Promise<void> {
  const { db, now } = context;
  const deletedBefore = now() - RESTORABLE_MS;
  const ids = await listDeletedCards(db, deletedBefore, PURGE_BATCH_SIZE);
  for (const id of ids) {
    await db.transaction().execute((trx) => eraseCard(context, trx, id, deletedBefore));
  }
  await deleteInBatches((limit) => deleteExpiredUsernames(db, now(), limit));
}

/** The owner may take the username of a deleted card at once: the card can then no longer be restored. */
export function eraseDeletedCard(context: AppContext, trx: Db, cardId: string): Promise<void> {
  return eraseCard(context, trx, cardId, Number.MAX_SAFE_INTEGER);
}

/**
 * Everything of a deleted card: its favourites go with the row, its images unless another card shows them. Usernames of one
 * that is taken down stay reserved for nobody, and its owner's next cards are looked at.
 */
async function eraseCard(context: AppContext, trx: Db, cardId: string, deletedBefore: number): Promise<void> {
  const { now, images } = context;
  // Before the row goes, and with it which card the former usernames led to.
  const takenDownOwner = await findTakenDownOwner(trx, cardId, deletedBefore);
  if (takenDownOwner !== undefined) {
    await updateTakedownErased(trx, takenDownOwner, now());
    await disownFormerUsernames(trx, cardId);
  }
  const row = await deleteCardRow(trx, cardId, deletedBefore);
  if (!row) return;
  await upsertFormerUsername(trx, {
    username_key: row.username_key,
    owner_id: row.taken_down_at === null ? row.owner_id : null,
    card_id: null,
    reserved_until: (row.deleted_at ?? now()) + DELETED_USERNAME_RESERVED_MS,
  });
  await images.deleteUnused(trx, [row.profilepic, row.logo]);
  await publishCardChange(context, trx, row.username_key);
}

/** While an account is left, its cards answer as deleted ones do. Null brings them back. */
export function hideCardsOf(trx: Db, ownerId: string, leftAt: number | null): Promise<void> {
  return updateOwnerLeft(trx, ownerId, leftAt);
}

/** All cards of an account that is being deleted. Their usernames stay reserved, then for nobody. */
export async function eraseCardsOf(
  context: AppContext,
  { trx, accountId }: AppEvents["accountDeleted"],
): Promise<void> {
  const { now, images } = context;
  const rows = await deleteCardsByOwner(trx, accountId);
  for (const row of rows) {
    await upsertFormerUsername(trx, {
      username_key: row.username_key,
      owner_id: null,
      card_id: null,
      reserved_until: (row.owner_left_at ?? now()) + DELETED_USERNAME_RESERVED_MS,
    });
    await publishCardChange(context, trx, row.username_key);
  }
  await images.deleteUnused(
    trx,
    rows.flatMap((row) => [row.profilepic, row.logo]),
  );
}

function notConfirmed(): AppError {
  return new AppError("invalid_input", TEXT.confirmUsername, { fields: { username: TEXT.confirmUsername } });
}
