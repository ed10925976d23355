import type { OwnerLanguage } from "@visita/domain/language/languages";
import { TAKEDOWN_MESSAGES as TEXT } from "@visita/domain/report/report.messages";
import type { AppContext } from "../../core/app-context.ts";
import type { Db } from "../../db/database.ts";
import { AppError } from "../../lib/app-error.ts";
import { newId } from "../../lib/tokens.ts";
import { isoTime } from "../../lib/utc-time.ts";
import { findAccountEmail, recipientAt } from "../account/account.service.ts";
import { getOwnCard } from "../card/own-card.service.ts";
import { listStoredCards } from "../card/visible-card.service.ts";
import type { Limit } from "../limit/limit.service.ts";
import {
  findLatestTakedown,
  insertTakedown,
  listReporters,
  listTakedownsByCards,
  updateAnswer,
  updatePutBack,
  updateReporterForgotten,
  updateReportsClosed,
} from "./report.store.ts";

const ANSWER_LIMIT: Limit = { name: "takedown-answer", hits: 5, windowMs: 24 * 60 * 60_000 };

type Outcome = "taken_down" | "left_up";

/**
 * Closes the open reports of a card and mails those who left an address, once each. Returns how many there were. Part of
 * the caller's transaction.
 */
export async function closeReports(
  { now, mail }: AppContext,
  trx: Db,
  card: { cardid: string; username: string },
  outcome: Outcome,
): Promise<number> {
  const { username } = card;
  for (const { email, language } of await listReporters(trx, card.cardid)) {
    await mail.enqueue(trx, { email, language }, { kind: "report_decided", username, outcome, language });
  }
  return updateReportsClosed(trx, card.cardid, { at: now(), outcome });
}

/** Of somebody whose account is deleted. Part of the caller's transaction. */
export function forgetReporter(trx: Db, email: string): Promise<void> {
  return updateReporterForgotten(trx, email);
}

/** Part of the caller's transaction. */
export async function recordTakedown(
  { now }: AppContext,
  trx: Db,
  cardid: string,
  { reason, told }: { reason: string; told: string },
): Promise<void> {
  await insertTakedown(trx, {
    id: newId(),
    card_id: cardid,
    reason,
    told,
    created_at: now(),
    answer: null,
    answered_at: null,
    put_back_at: null,
  });
}

/** Part of the caller's transaction. */
export function recordPutBack({ now }: AppContext, trx: Db, cardid: string): Promise<void> {
  return updatePutBack(trx, cardid, now());
}

/** The owner's answer to a take-down. It goes to the operator, who can write back to the owner. */
export async function answerTakedown(
  context: AppContext,
  accountId: string,
  { cardid, text, language }: { cardid: string; text: string; language: OwnerLanguage },
): Promise<void> {
  const {
    db,
    now,
    limits,
    mail,
    config: {
      mail: { support },
    },
  } = context;
  const { username } = await getOwnCard(context, accountId, cardid);
  const takedown = await findLatestTakedown(db, cardid);
  if (!takedown || takedown.put_back_at !== null) throw new AppError("not_found", TEXT.notTakenDown);
  await limits.hit(ANSWER_LIMIT, accountId);
  const replyTo = (await findAccountEmail(db, accountId)) ?? null;
  await db.transaction().execute(async (trx) => {
    await updateAnswer(trx, takedown.id, text, now());
    const answer = { kind: "takedown_answered", cardid, username, text, replyTo } as const;
    await mail.enqueue(trx, await recipientAt(trx, support), answer, { language });
  });
  mail.kick();
}

/** For the copy of an account: what an owner was told of take-downs, and answered. Not who reported a card. */
export async function listTakedowns(context: AppContext, accountId: string) {
  const cards = await listStoredCards(context, accountId);
  const cardIds = cards.map(({ card }) => card.cardid);
  const takedowns = (await listTakedownsByCards(context.db, cardIds)).map((row) => ({
    cardid: row.card_id,
    reason: row.reason,
    told: row.told,
    at: isoTime(row.created_at),
    answer: row.answer,
    putBackAt: row.put_back_at === null ? null : isoTime(row.put_back_at),
  }));
  return takedowns.length > 0 ? { takedowns } : {};
}
