import { ADMIN_MESSAGES as TEXT } from "@visita/domain/admin/admin.messages";
import type { TakeDownInput } from "@visita/domain/admin/admin-cards.contract";
import type { AppContext } from "../../core/app-context.ts";
import { AppError } from "../../lib/app-error.ts";
import { dropCard } from "../card/card-change.service.ts";
import { setTakenDown } from "../card/takedown.service.ts";
import { closeReports, recordPutBack, recordTakedown } from "../report/report-decision.service.ts";
import { getCardRow } from "./admin-cards.service.ts";
import { updateReviewed } from "./admin-cards.store.ts";
import { type Actor, recordAction } from "./audit.service.ts";
import { findPersonRow } from "./people.store.ts";
import { nameOf, requireOther, suspendIn } from "./person-actions.service.ts";

/** What an admin does to a card, for a reason. */
type CardAction = (context: AppContext, actor: Actor, cardid: string, reason: string) => Promise<void>;

const STATUS = { removed: 410, legal: 451 } as const;

/**
 * Takes a card down on every instance at once, closes its reports, tells the owner why, and those who reported it that it
 * is decided. All of it in one transaction; of two admins one is told that it is done.
 */
export async function takeDown(
  context: AppContext,
  actor: Actor,
  cardid: string,
  { reason, told, notice, suspends = false }: TakeDownInput,
): Promise<void> {
  const { db } = context;
  const { owner_id: ownerId } = await getCardRow(context, cardid);
  if (suspends) await requireOther(context, actor, ownerId);
  const owner = await findPersonRow(db, ownerId);
  const down = await db.transaction().execute(async (trx) => {
    const card = await setTakenDown(context, trx, cardid, notice);
    if (!card) throw new AppError("already_done", TEXT.alreadyDown);
    const { username } = card;
    await recordTakedown(context, trx, cardid, { reason, told });
    await closeReports(context, trx, { cardid, username }, "taken_down");
    await updateReviewed(trx, cardid, context.now());
    if (owner) {
      const name = nameOf(owner);
      const mail = { kind: "card_taken_down", cardid, username, name, reason, told } as const;
      await context.mail.enqueue(trx, owner, mail);
    }
    const isSuspended = owner?.suspended_at !== null;
    if (suspends && !isSuspended) await suspendIn(context, trx, actor, ownerId, reason);
    // Last: the audit log is locked from here on, and whoever waits for it may hold the account.
    await recordAction(context, trx, actor, {
      action: "took_down",
      card: { cardid, username },
      reason,
      detail: `Visitors see ${STATUS[notice]}. Owner mailed`,
    });
    return card;
  });
  // Once more after the commit: the old state may have been cached in between.
  dropCard(context, down.usernameKey);
  context.mail.kick();
}

export const putBack: CardAction = async (context, actor, cardid, reason) => {
  const { db } = context;
  const { owner_id: ownerId } = await getCardRow(context, cardid);
  const owner = await findPersonRow(db, ownerId);
  const back = await db.transaction().execute(async (trx) => {
    const card = await setTakenDown(context, trx, cardid, null);
    if (!card) throw new AppError("already_done", TEXT.notDown);
    await recordPutBack(context, trx, cardid);
    if (owner) {
      const name = nameOf(owner);
      await context.mail.enqueue(trx, owner, { kind: "card_put_back", username: card.username, name });
    }
    const { username } = card;
    await recordAction(context, trx, actor, { action: "put_back", card: { cardid, username }, reason });
    return card;
  });
  dropCard(context, back.usernameKey);
  context.mail.kick();
};

/** Closes the open reports of a card. Throws `already_done` when there are none. */
export const leaveUp: CardAction = async (context, actor, cardid, reason) => {
  const { db } = context;
  const { username } = await getCardRow(context, cardid);
  await db.transaction().execute(async (trx) => {
    const closed = await closeReports(context, trx, { cardid, username }, "left_up");
    if (closed === 0) throw new AppError("already_done", TEXT.reportsClosed);
    await updateReviewed(trx, cardid, context.now());
    await recordAction(context, trx, actor, {
      action: "left_up",
      card: { cardid, username },
      reason,
      detail: `${closed} ${closed === 1 ? "report" : "reports"}`,
    });
  });
  context.mail.kick();
};

/** Takes a card off the queue of the phishing guard. Doing it again changes nothing. */
export const markReviewed: CardAction = async (context, actor, cardid, reason) => {
  const { username } = await getCardRow(context, cardid);
  await context.db.transaction().execute(async (trx) => {
    if (!(await updateReviewed(trx, cardid, context.now()))) return;
    await recordAction(context, trx, actor, { action: "reviewed", card: { cardid, username }, reason });
  });
};
