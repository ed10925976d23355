import { REPORT_MESSAGES as TEXT } from "@visita/domain/report/report.messages";
import type { Db } from "../../db/database.ts";
import { AppError } from "../../lib/app-error.ts";
import { newId } from "../../lib/tokens.ts";
import { findAccountEmail } from "../account/account.service.ts";
import { getOwnCard } from "../card/visible-card.service.ts";
import type { Limit } from "../limit/limit.service.ts";
import type { ReportContext } from "./report.context.ts";
import {
  findLatestTakedown,
  insertTakedown,
  listReporters,
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
  { now, mail }: ReportContext,
  trx: Db,
  card: { cardid: string; username: string },
  outcome: Outcome,
): Promise<number> {
  for (const reporter of await listReporters(trx, card.cardid)) {
    await mail.enqueue(trx, reporter, { kind: "report_decided", username: card.username, outcome });
  }
  return updateReportsClosed(trx, card.cardid, { at: now(), outcome });
}

/** Of somebody whose account is deleted. Part of the caller's transaction. */
export function forgetReporter(trx: Db, email: string): Promise<void> {
  return updateReporterForgotten(trx, email);
}

/** Part of the caller's transaction. */
export async function recordTakedown(
  { now }: ReportContext,
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
export function recordPutBack({ now }: ReportContext, trx: Db, cardid: string): Promise<void> {
  return updatePutBack(trx, cardid, now());
}

/** The owner's answer to a take-down. It goes to the operator, who can write back to the owner. */
export async function answerTakedown(
  context: ReportContext,
  accountId: string,
  cardid: string,
  text: string,
): Promise<void> {
  const { db, now, limits, mail, supportEmail } = context;
  const { username } = await getOwnCard(context.cards, accountId, cardid);
  const takedown = await findLatestTakedown(db, cardid);
  if (!takedown || takedown.put_back_at !== null) throw new AppError("not_found", TEXT.notTakenDown);
  await limits.hit(ANSWER_LIMIT, accountId);
  const replyTo = (await findAccountEmail(db, accountId)) ?? null;
  await db.transaction().execute(async (trx) => {
    await updateAnswer(trx, takedown.id, text, now());
    await mail.enqueue(trx, supportEmail, { kind: "takedown_answered", cardid, username, text, replyTo });
  });
  mail.kick();
}
