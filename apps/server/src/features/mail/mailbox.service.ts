import type { Db } from "../../db/database.ts";
import { newToken } from "../../lib/tokens.ts";
import type { MailCipher } from "./mail-encryption.ts";
import { MAILBOX_SIZE } from "./mail-timing.ts";
import type { MailAttachment } from "./mail-transport.ts";
import { findSentMail, listSentMails } from "./mailbox.store.ts";
import type { OutboxRow } from "./outbox.store.ts";
import { fillTemplate } from "./templates/catalogue.ts";
import type { MailBranding } from "./templates/mail-content.ts";
import { renderMailHtml } from "./templates/render-html.ts";
import { renderMailText } from "./templates/render-text.ts";

export type MailboxEntry = {
  id: string;
  kind: string;
  to: string;
  replyTo: string;
  subject: string;
  /** Epoch milliseconds. */
  at: number;
  code: string | null;
  expiresAt: number | null;
};

export type MailboxMail = MailboxEntry & {
  text: string;
  html: string;
  attachment: MailAttachment | null;
  unsubscribeUrl: string | null;
};

/** Reads mails that were not sent because no mail server is configured. */
export type Mailbox = ReturnType<typeof createMailbox>;

export function createMailbox(db: Db, cipher: MailCipher, site: MailBranding) {
  async function read(row: OutboxRow): Promise<MailboxMail | undefined> {
    const envelope = row.sealed ? cipher.decrypt(row.id, row.sealed) : undefined;
    if (!envelope?.to) return undefined;
    const { to, mail, language = "en" } = envelope;
    const content = await fillTemplate(mail, site, language);
    return {
      id: row.id,
      kind: row.kind,
      to,
      replyTo: content.replyTo ?? site.support,
      subject: content.subject,
      at: row.created_at,
      code: "code" in mail ? mail.code : null,
      expiresAt: row.expires_at,
      text: renderMailText(content, site),
      html: renderMailHtml(content, site),
      attachment: content.attachment ?? null,
      unsubscribeUrl: content.unsubscribeUrl ?? null,
    };
  }

  return {
    /** Opens it. A new one at every start, told by the terminal alone. */
    key: newToken(),

    /** Newest first. */
    async list(): Promise<MailboxEntry[]> {
      const rows = await listSentMails(db, MAILBOX_SIZE);
      const mails = await Promise.all(rows.map(read));
      return mails.filter((mail) => mail !== undefined);
    },

    async find(id: string): Promise<MailboxMail | undefined> {
      const row = await findSentMail(db, id);
      return row && read(row);
    },
  };
}
