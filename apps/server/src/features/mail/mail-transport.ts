export type OutgoingMail = {
  /** The same for every attempt, so that mail programs recognise duplicates. */
  messageId: string;
  to: string;
  /** Default: the sender's own. */
  replyTo?: string;
  subject: string;
  text: string;
  html: string;
  date: Date;
  attachment?: MailAttachment;
  /** Where one request stops mails of this kind (RFC 8058). */
  unsubscribeUrl?: string;
};

export type MailAttachment = { fileName: string; contentType: string; content: string };

export type MailTransport = {
  /** Resolves when the mail server has accepted the mail. Throws `MailFault`. */
  send(mail: OutgoingMail): Promise<void>;
  /** As far as can be checked without sending a mail. */
  isReachable(): Promise<boolean>;
  /** Whether the content of sent mails stays in the outbox, for the local mailbox. */
  readonly keepsSentMails: boolean;
};

type Scope = "transport" | "recipient";

/** Why a mail could not be sent. The message contains neither recipient nor content. */
export class MailFault extends Error {
  /** Whether every mail would have failed, or only this recipient's. */
  readonly scope: Scope;
  /** A retry would fail too. */
  readonly isFinal: boolean;

  constructor(reason: string, scope: Scope, isFinal: boolean) {
    super(reason);
    this.name = "MailFault";
    this.scope = scope;
    this.isFinal = isFinal;
  }
}

/** For installations without SMTP: mails stay in the outbox and are read in the local mailbox. */
export const localMailbox: MailTransport = {
  send: async () => {},
  isReachable: async () => true,
  keepsSentMails: true,
};
