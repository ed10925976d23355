import type { Db } from "../../db/database.ts";
import type { MailCipher, MailEnvelope } from "./mail-encryption.ts";
import type { MailRateLimit } from "./mail-rate-limit.ts";
import { retryDelay } from "./mail-timing.ts";
import { MailFault, type MailTransport, type OutgoingMail } from "./mail-transport.ts";
import { deleteMail, finishMail, type OutboxRow } from "./outbox.store.ts";
import { fillTemplate } from "./templates/catalogue.ts";
import type { MailBranding } from "./templates/mail-content.ts";
import { renderMailHtml } from "./templates/render-html.ts";
import { renderMailText } from "./templates/render-text.ts";
import type { TransportHealth } from "./transport-health.ts";

/** Must not contain recipients, mail content or a mail server's messages. */
export type MailLog = Record<"error" | "warn", (fields: object, text: string) => void>;

export type DeliveryDeps = {
  db: Db;
  cipher: MailCipher;
  transport: MailTransport;
  rateLimit: MailRateLimit;
  health: TransportHealth;
  site: MailBranding;
  /** Its domain is used for Message-IDs. */
  from: string;
  now: () => number;
  log: MailLog;
};

/** Sends, drops or reschedules one claimed mail, and releases the claim. */
export async function deliver(deps: DeliveryDeps, row: OutboxRow): Promise<void> {
  const { db, rateLimit, log, now } = deps;
  const about = { mailId: row.id, kind: row.kind };
  const envelope = row.sealed ? deps.cipher.decrypt(row.id, row.sealed) : undefined;
  if (!envelope) {
    log.error(about, "a mail cannot be decrypted with this SECRET_KEY and was dropped");
    return finishMail(db, row, { died_at: now(), sealed: null });
  }
  const { to } = envelope;
  if (to === null) return deleteMail(db, row.id);
  const exceeded = await rateLimit.exceededBy(db, row, now());
  if (exceeded) {
    log.warn(
      { ...about, event: `mail_${exceeded}_limit`, budget: row.budget },
      `a mail was dropped because its ${exceeded} has used up the budget`,
    );
    return finishMail(db, row, { died_at: now(), sealed: null });
  }
  const startedAt = now();
  try {
    await deps.transport.send(await compose(deps, row, { ...envelope, to }));
  } catch (error) {
    if (!(error instanceof MailFault)) throw error;
    return handleFault(deps, row, error, { to, startedAt });
  }
  deps.health.succeeded();
  await finishMail(db, row, {
    sent_at: now(),
    ...(!deps.transport.keepsSentMails && { sealed: null }),
  });
}

async function handleFault(
  { db, health, log, now }: DeliveryDeps,
  row: OutboxRow,
  fault: MailFault,
  attempt: { to: string; startedAt: number },
): Promise<void> {
  const tries = row.tries + 1;
  health.failed(fault, attempt.to, attempt.startedAt);
  log.warn({ mailId: row.id, kind: row.kind, tries, reason: fault.message }, "a mail could not be sent");
  const outcome = fault.isFinal
    ? { died_at: now(), sealed: null }
    : { next_try_at: now() + retryDelay(tries) };
  await finishMail(db, row, { tries, ...outcome });
}

async function compose(
  { from, site }: DeliveryDeps,
  row: OutboxRow,
  { to, mail, language = "en" }: MailEnvelope & { to: string },
): Promise<OutgoingMail> {
  const content = await fillTemplate(mail, site, language);
  return {
    messageId: `<${row.id}@${from.slice(from.lastIndexOf("@") + 1)}>`,
    to,
    ...(content.replyTo && { replyTo: content.replyTo }),
    subject: content.subject,
    text: renderMailText(content, site),
    html: renderMailHtml(content, site),
    date: new Date(row.created_at),
    ...(content.attachment && { attachment: content.attachment }),
    ...(content.unsubscribeUrl && { unsubscribeUrl: content.unsubscribeUrl }),
  };
}
