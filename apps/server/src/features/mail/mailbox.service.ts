import type { Db } from "../../db/database.ts";
import { MAILBOX_SIZE } from "./mail-schedule.ts";
import { findSentMail, listSentMails } from "./mailbox.store.ts";
import type { OutboxRow } from "./outbox.store.ts";
import type { MailSeal } from "./sealed-mail.ts";
import { writeMail } from "./templates/catalogue.ts";
import type { MailSite } from "./templates/mail-content.ts";
import { renderMailHtml } from "./templates/mail-html.ts";
import { renderMailText } from "./templates/mail-text.ts";

export type MailboxEntry = {
  id: string;
  kind: string;
  to: string;
  subject: string;
  /** Epoch milliseconds. */
  at: number;
  code: string | null;
  expiresAt: number | null;
};

export type MailboxMail = MailboxEntry & { text: string; html: string };

/** Reads the mails that stayed on this machine because no mail server is configured. */
export type Mailbox = ReturnType<typeof openMailbox>;

export function openMailbox(db: Db, seal: MailSeal, site: MailSite) {
  function read(row: OutboxRow): MailboxMail | undefined {
    const letter = row.sealed ? seal.open(row.id, row.sealed) : undefined;
    if (!letter?.to) return undefined;
    const { to, mail } = letter;
    const content = writeMail(mail, site);
    return {
      id: row.id,
      kind: row.kind,
      to,
      subject: content.subject,
      at: row.created_at,
      code: "code" in mail ? mail.code : null,
      expiresAt: row.expires_at,
      text: renderMailText(content, site),
      html: renderMailHtml(content, site),
    };
  }

  return {
    /** Newest first. */
    async list(): Promise<MailboxEntry[]> {
      const rows = await listSentMails(db, MAILBOX_SIZE);
      return rows.map(read).filter((mail) => mail !== undefined);
    },

    async find(id: string): Promise<MailboxMail | undefined> {
      const row = await findSentMail(db, id);
      return row && read(row);
    },
  };
}
