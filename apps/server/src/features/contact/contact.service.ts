import { oneLine, paragraphs } from "@visita/domain/card/text.rules";
import { CONTACT_MESSAGES as TEXT } from "@visita/domain/contact/contact.messages";
import type { RootDb } from "../../db/database.ts";
import { AppError } from "../../lib/app-error.ts";
import { newId } from "../../lib/tokens.ts";
import type { Limit, RateLimiter } from "../limit/limit.service.ts";
import type { Mailer } from "../mail/mail.service.ts";
import { insertContactMessage } from "./contact.store.ts";

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** Of one network; an event shares one address. */
const NETWORK_LIMITS: readonly Limit[] = [
  { name: "contact-network", hits: 3, windowMs: 10 * MINUTE },
  { name: "contact-network-day", hits: 10, windowMs: DAY },
];
const ALL_LIMIT: Limit = { name: "contact-all-day", hits: 200, windowMs: DAY };

export type ContactContext = {
  readonly db: RootDb;
  readonly now: () => number;
  readonly limits: RateLimiter;
  readonly mail: Pick<Mailer, "enqueue" | "kick">;
  /** The only place where messages go. */
  readonly support: string;
};

/** Stores a message and its mail together: with no way out for mails it waits, and is lost in no case. */
export async function leaveMessage(
  { db, now, limits, mail, support }: ContactContext,
  network: string,
  message: { username: string; text: string },
): Promise<void> {
  await countMessage(limits, network);
  const sender = oneLine(message.username);
  const text = paragraphs(message.text);
  await db.transaction().execute(async (trx) => {
    await insertContactMessage(trx, { id: newId(), sender_name: sender, body: text, created_at: now() });
    await mail.enqueue(trx, support, { kind: "contact_message", sender, text });
  });
  mail.kick();
}

async function countMessage(limits: RateLimiter, network: string): Promise<void> {
  const counted: [Limit, string][] = [...NETWORK_LIMITS.map((limit): [Limit, string] => [limit, network])];
  for (const [limit, key] of [...counted, [ALL_LIMIT, "all"] as const]) {
    const retryAfter = await limits.tryHit(limit, key);
    if (retryAfter > 0) throw new AppError("rate_limited", TEXT.tooMany, { retryAfter });
  }
}
