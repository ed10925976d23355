import { oneLine, paragraphs } from "@visita/domain/card/text.rules";
import { CONTACT_MESSAGES as TEXT } from "@visita/domain/contact/contact.messages";
import type { AppContext } from "../../core/app-context.ts";
import type { Db } from "../../db/database.ts";
import { deleteInBatches } from "../../db/queries.ts";
import { newId } from "../../lib/tokens.ts";
import type { Visitor } from "../../lib/visitor.ts";
import { recipientAt } from "../account/account.service.ts";
import type { Limit } from "../limit/limit.service.ts";
import { deleteContactMessages, insertContactMessage } from "./contact.store.ts";

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** For each network. Guests of one event share one address. */
const NETWORK_LIMITS: readonly Limit[] = [
  { name: "contact-network", hits: 3, windowMs: 10 * MINUTE },
  { name: "contact-network-day", hits: 10, windowMs: DAY },
];
const MESSAGE_TTL_MS = 365 * DAY;
/** Of everybody; beyond it each message needs a proof of work. */
const TOTAL_LIMIT: Limit = { name: "contact-all-day", hits: 200, windowMs: DAY };

type Message = { username: string; text: string; replyto?: string | undefined };

/** Stores a message and its mail in one transaction: while mail cannot leave, it waits in the outbox. */
export async function leaveMessage(context: AppContext, visitor: Visitor, message: Message): Promise<void> {
  const { limits, proofs, mail } = context;
  await proofs.requireBeyond(TOTAL_LIMIT, "all", visitor.proof);
  const count = { limits: NETWORK_LIMITS, networks: visitor.networks, text: TEXT.tooMany };
  await limits.countNetworks(count, () => store(context, visitor, message));
  await limits.tryHit(TOTAL_LIMIT, "all");
  mail.kick();
}

async function store(
  {
    db,
    now,
    mail,
    config: {
      mail: { support },
    },
  }: AppContext,
  { network, language }: Visitor,
  message: Message,
): Promise<void> {
  const sender = oneLine(message.username);
  const text = paragraphs(message.text);
  await db.transaction().execute(async (trx) => {
    await insertContactMessage(trx, { id: newId(), sender_name: sender, body: text, created_at: now() });
    const replyTo = message.replyto ?? null;
    const content = { kind: "contact_message", sender, text, replyTo } as const;
    await mail.enqueue(trx, await recipientAt(trx, support), content, { network, language });
  });
}

/** Deletes messages that are older than a year. */
export function deleteOldMessages(db: Db, now: number): Promise<void> {
  return deleteInBatches((limit) => deleteContactMessages(db, now - MESSAGE_TTL_MS, limit));
}
