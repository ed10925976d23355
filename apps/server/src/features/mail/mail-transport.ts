/** A mail ready to leave. */
export type OutgoingMail = {
  /** The same at every try, so that a mail which arrives twice is recognised as one. */
  messageId: string;
  to: string;
  subject: string;
  text: string;
  html: string;
  date: Date;
};

export type MailTransport = {
  /** Resolves once the mail is in other hands. Throws `MailFault`. */
  send(mail: OutgoingMail): Promise<void>;
  /** Whether the way out is open, as far as can be told without a mail. */
  isReachable(): Promise<boolean>;
  /** Whether sent mails stay in the outbox, to be read there. */
  readonly keepsSentMails: boolean;
};

type Scope = "transport" | "recipient";

/** Why a mail did not leave, in words that name neither reader nor content. */
export class MailFault extends Error {
  /** Whether every mail would have failed, or this one because of its address. */
  readonly scope: Scope;
  /** Trying again would get the same answer. */
  readonly isFinal: boolean;

  constructor(reason: string, scope: Scope, isFinal: boolean) {
    super(reason);
    this.name = "MailFault";
    this.scope = scope;
    this.isFinal = isFinal;
  }
}

/** For installations without SMTP: a sent mail simply stays where it is, and is read in the local mailbox. */
export const localMailbox: MailTransport = {
  send: async () => {},
  isReachable: async () => true,
  keepsSentMails: true,
};
