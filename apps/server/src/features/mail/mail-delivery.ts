import type { Db } from "../../db/database.ts";
import type { MailLimits } from "./mail-limits.ts";
import { retryDelay } from "./mail-schedule.ts";
import { MailFault, type MailTransport, type OutgoingMail } from "./mail-transport.ts";
import { deleteMail, type OutboxRow, settleMail } from "./outbox.store.ts";
import type { Letter, MailSeal } from "./sealed-mail.ts";
import { writeMail } from "./templates/catalogue.ts";
import type { MailSite } from "./templates/mail-content.ts";
import { renderMailHtml } from "./templates/mail-html.ts";
import { renderMailText } from "./templates/mail-text.ts";
import type { TransportHealth } from "./transport-health.ts";

/** Never gets a recipient, a content or the words of a mail server. */
export type MailLog = Record<"error" | "warn", (fields: object, text: string) => void>;

export type DeliveryDeps = {
  db: Db;
  seal: MailSeal;
  transport: MailTransport;
  limits: MailLimits;
  health: TransportHealth;
  site: MailSite;
  /** Whose domain the mails' identifiers carry. */
  from: string;
  now: () => number;
  log: MailLog;
};

/** Does with one claimed mail what is to be done, and ends the claim. */
export async function deliver(deps: DeliveryDeps, row: OutboxRow): Promise<void> {
  const { db, limits, log, now } = deps;
  const about = { mailId: row.id, kind: row.kind };
  const letter = row.sealed ? deps.seal.open(row.id, row.sealed) : undefined;
  if (!letter) {
    log.error(about, "a mail cannot be read with this SECRET_KEY and was given up");
    return settleMail(db, row, { died_at: now(), sealed: null });
  }
  const { to } = letter;
  if (to === null) return deleteMail(db, row.id);
  if (await limits.isTooMany(db, row, now())) {
    log.warn(
      { ...about, event: "mail_recipient_limit" },
      "a recipient had too many mails today, one was dropped",
    );
    return settleMail(db, row, { died_at: now(), sealed: null });
  }
  const startedAt = now();
  try {
    await deps.transport.send(compose(deps, row, { ...letter, to }));
  } catch (error) {
    if (!(error instanceof MailFault)) throw error;
    return settleFailed(deps, row, error, { to, startedAt });
  }
  deps.health.succeeded();
  await settleMail(db, row, {
    sent_at: now(),
    ...(!deps.transport.keepsSentMails && { sealed: null }),
  });
}

async function settleFailed(
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
  await settleMail(db, row, { tries, ...outcome });
}

function compose(
  { from, site }: DeliveryDeps,
  row: OutboxRow,
  { to, mail }: Letter & { to: string },
): OutgoingMail {
  const content = writeMail(mail, site);
  return {
    messageId: `<${row.id}@${from.slice(from.lastIndexOf("@") + 1)}>`,
    to,
    subject: content.subject,
    text: renderMailText(content, site),
    html: renderMailHtml(content, site),
    date: new Date(row.created_at),
  };
}
