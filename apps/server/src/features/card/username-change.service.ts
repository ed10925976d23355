import { CARD_MESSAGES as TEXT } from "@visita/domain/card/card.messages";
import type { UsernameChanges } from "@visita/domain/card/card-ownership.contract";
import {
  FORMER_USERNAME_MS,
  USERNAME_CHANGES_MAX,
  USERNAME_CHANGES_WINDOW_MS,
} from "@visita/domain/card/card-ownership.rules";
import { usernameKey } from "@visita/domain/card/username.rules";
import type { AppContext } from "../../core/app-context.ts";
import type { Db } from "../../db/database.ts";
import { AppError } from "../../lib/app-error.ts";
import { newId } from "../../lib/tokens.ts";
import { cardNotFound, requireNoTeam, USERNAME_LIMIT, usernameIsTaken } from "./card.refusals.ts";
import { findCardOfOwner, lockCardOfOwner, updateCardRow } from "./card.store.ts";
import { dropCard, publishCardChange } from "./card-change.service.ts";
import { emitCardChanged } from "./card-event.service.ts";
import { reviewCard } from "./card-review.service.ts";
import { insertUsernameChange, listUsernameChanges, upsertFormerUsername } from "./former-username.store.ts";
import { checkedUsername, isUsernameTaken, takeUsername } from "./username.service.ts";
import { toOwnFields } from "./visible-card.ts";

export async function findUsernameChanges(
  { db, now }: AppContext,
  ownerId: string,
  cardId: string,
): Promise<UsernameChanges> {
  if (!(await findCardOfOwner(db, cardId, ownerId))) throw cardNotFound();
  return remainingChanges(db, cardId, now());
}

/**
 * Moves a card to another username. The former one leads to the card itself and not to its new username, so that
 * redirects have one step however often it changes, and moving back makes no loop.
 */
export async function changeUsername(
  context: AppContext,
  ownerId: string,
  cardId: string,
  typed: string,
): Promise<UsernameChanges & { username: string }> {
  const { db, now, limits } = context;
  const username = checkedUsername(typed);
  const key = usernameKey(username);
  const opened = await findCardOfOwner(db, cardId, ownerId);
  if (!opened) throw cardNotFound();
  requireNoTeam(opened);
  if (opened.username === username) throw unchanged();
  await limits.hit(USERNAME_LIMIT, ownerId);
  // Advisory, as when a card is made: the transaction decides.
  if (key !== opened.username_key && (await isUsernameTaken(context, username, ownerId))) {
    throw usernameIsTaken(username);
  }

  const { formerKey, changes } = await db.transaction().execute(async (trx) => {
    const row = await lockCardOfOwner(trx, cardId, ownerId);
    if (!row || row.deleted_at !== null) throw cardNotFound();
    const columns = { username, username_key: key, updated_at: now() };
    if (key === row.username_key) {
      // Another spelling of the same address needs no redirect.
      await updateCardRow(trx, cardId, columns);
    } else {
      const { changesLeft, nextChangeAt } = await remainingChanges(trx, cardId, now());
      if (changesLeft <= 0)
        throw new AppError(
          "limit_reached",
          TEXT.usernameChangesUsed({ day: { day: nextChangeAt ?? now() } }),
        );
      await takeUsername(context, trx, username, ownerId, () => updateCardRow(trx, cardId, columns));
      await upsertFormerUsername(trx, {
        username_key: row.username_key,
        owner_id: ownerId,
        card_id: cardId,
        reserved_until: now() + FORMER_USERNAME_MS,
      });
      await insertUsernameChange(trx, { id: newId(), card_id: cardId, changed_at: now() });
      await publishCardChange(context, trx, row.username_key);
    }
    await reviewCard(context, trx, { ...toOwnFields(row), id: cardId, ownerId, username });
    await publishCardChange(context, trx, key);
    await emitCardChanged(context, trx, { ...row, username });
    return { formerKey: row.username_key, changes: await remainingChanges(trx, cardId, now()) };
  });
  // Once more after the commit: the old state may have been cached in between.
  dropCard(context, formerKey);
  dropCard(context, key);
  return { username, ...changes };
}

async function remainingChanges(db: Db, cardId: string, now: number): Promise<UsernameChanges> {
  const changes = await listUsernameChanges(db, cardId, now - USERNAME_CHANGES_WINDOW_MS);
  const changesLeft = Math.max(0, USERNAME_CHANGES_MAX - changes.length);
  const [oldest] = changes.slice(-USERNAME_CHANGES_MAX);
  const isUsedUp = changesLeft === 0 && oldest !== undefined;
  return { changesLeft, nextChangeAt: isUsedUp ? oldest + USERNAME_CHANGES_WINDOW_MS : null };
}

function unchanged(): AppError {
  return new AppError("invalid_input", TEXT.usernameUnchanged, {
    fields: { username: TEXT.usernameUnchanged },
  });
}
