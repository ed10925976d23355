import { oneLine, paragraphs } from "@visita/domain/card/text.rules";
import { CONTACT_MESSAGES as TEXT } from "@visita/domain/contact/contact.messages";
import type { Db } from "../../db/database.ts";
import { deleteInBatches } from "../../db/delete-in-batches.ts";
import { AppError } from "../../lib/app-error.ts";
import { newId } from "../../lib/tokens.ts";
import type { Limit, RateLimiter } from "../limit/limit.service.ts";
import type { ContactContext } from "./contact.setup.ts";
import { deleteContactMessages, insertContactMessage } from "./contact.store.ts";

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** For each network. Guests of one event share one address. */
const NETWORK_LIMITS: readonly Limit[] = [
  { name: "contact-network", hits: 3, windowMs: 10 * MINUTE },
  { name: "contact-network-day", hits: 10, windowMs: DAY },
];
const MESSAGE_TTL_MS = 365 * DAY;
const TOTAL_LIMIT: Limit = { name: "contact-all-day", hits: 200, windowMs: DAY };

/** Stores a message and its mail in one transaction: while mail cannot leave, it waits in the outbox. */
export async function leaveMessage(
  { db, now, limits, mail, supportEmail }: ContactContext,
  network: string,
  message: { username: string; text: string; replyto?: string | undefined },
): Promise<void> {
  await countMessage(limits, network);
  const sender = oneLine(message.username);
  const text = paragraphs(message.text);
  await db.transaction().execute(async (trx) => {
    await insertContactMessage(trx, { id: newId(), sender_name: sender, body: text, created_at: now() });
    const replyTo = message.replyto ?? null;
    await mail.enqueue(trx, supportEmail, { kind: "contact_message", sender, text, replyTo }, { network });
  });
  mail.kick();
}

/** Deletes messages that are older than a year. */
export function deleteOldMessages(db: Db, now: number): Promise<void> {
  return deleteInBatches((limit) => deleteContactMessages(db, now - MESSAGE_TTL_MS, limit));
}

async function countMessage(limits: RateLimiter, network: string): Promise<void> {
  for (const { limit, key } of [
    ...NETWORK_LIMITS.map((limit) => ({ limit, key: network })),
    { limit: TOTAL_LIMIT, key: "all" },
  ]) {
    const retryAfter = await limits.tryHit(limit, key);
    if (retryAfter > 0) throw new AppError("rate_limited", TEXT.tooMany, { retryAfter });
  }
}
