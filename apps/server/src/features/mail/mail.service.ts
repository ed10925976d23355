import { chooseOwnerLanguage } from "@visita/domain/language/choose-language";
import type { OwnerLanguage } from "@visita/domain/language/languages";
import type { Insertable } from "kysely";
import type { Db } from "../../db/database.ts";
import type { OutboxTable } from "../../db/schema/mail.tables.ts";
import { newId, newToken } from "../../lib/tokens.ts";
import { MAIL_BUDGETS, type MailBudgetName } from "./mail-budgets.ts";
import type { MailCipher } from "./mail-encryption.ts";
import { insertMails } from "./outbox.store.ts";
import { type Mail, templateOf } from "./templates/catalogue.ts";

export type { MailBudgetName } from "./mail-budgets.ts";
export type { Mail } from "./templates/catalogue.ts";

/** A single bare address: no list, no display name, no line breaks, so no header injection. */
const BARE_ADDRESS = /^[^\s\p{C}"(),:;<>@[\\\]]{1,64}@[^\s\p{C}"(),:;<>@[\\\]]{1,190}$/u;

/** What other features use. */
export type Mailer = {
  /**
   * Inserts into the outbox in the caller's transaction, so that the mail is sent if and only if that commits. With null
   * nothing is sent, but the work is the same: timing must not reveal whether an account exists.
   */
  enqueue(db: Db, to: MailRecipient | null, mail: Mail, cause?: MailCause): Promise<void>;
  /** The same for some hundred at once, each for somebody. */
  enqueueAll(db: Db, mails: readonly { to: MailRecipient; mail: Mail }[]): Promise<void>;
  /** Starts sending now, after the commit. Without it, the next poll sends the mail some seconds later. */
  kick(): void;
  /** Deletes mails to a recipient and what is counted of them, except notices, which name nobody. Part of a transaction. */
  forgetRecipient(trx: Db, email: string): Promise<void>;
  /** Whether sending has failed for a minute, or the budget is used up. Calls that need mail then respond 503. */
  isFailing(budget: MailBudgetName): boolean;
  /**
   * Throws `unavailable` when it is failing: for every email address, so that the error reveals nothing.
   */
  requireWorking(budget: MailBudgetName): void;
};

/** Such as an account. */
export type MailRecipient = {
  readonly email: string;
  /** As they have chosen it; null where they have not. */
  readonly language: string | null;
};

/** Why a mail is sent, where that decides how it is limited and written. */
export type MailCause = {
  /** Default: the template's. */
  readonly budget?: MailBudgetName;
  /** The network of the request that caused it. */
  readonly network?: string;
  /** Of that request, where the recipient asked for the mail or has no account: used if they have chosen none. */
  readonly language?: OwnerLanguage;
};

function languageOfMail(recipient: MailRecipient | null, cause: MailCause): OwnerLanguage {
  return chooseOwnerLanguage([recipient?.language, cause.language]) ?? "en";
}

export async function enqueueMail(
  db: Db,
  cipher: MailCipher,
  recipient: MailRecipient | null,
  mail: Mail,
  now: number,
  cause: MailCause = {},
): Promise<void> {
  await insertMails(db, [outboxRow(cipher, recipient, mail, now, cause)]);
}

/** Some hundred at most: they are one statement. */
export async function enqueueMails(
  db: Db,
  cipher: MailCipher,
  mails: readonly { readonly to: MailRecipient; readonly mail: Mail }[],
  now: number,
): Promise<void> {
  if (mails.length === 0) return;
  await insertMails(
    db,
    mails.map(({ to, mail }) => outboxRow(cipher, to, mail, now)),
  );
}

function outboxRow(
  cipher: MailCipher,
  recipient: MailRecipient | null,
  mail: Mail,
  now: number,
  cause: MailCause = {},
): Insertable<OutboxTable> {
  const { budget = templateOf(mail).budget, network } = cause;
  const to = recipient?.email ?? null;
  if (to !== null && !BARE_ADDRESS.test(to)) throw new Error("a mail's recipient must be one plain address");
  const id = newId();
  const recipientHash = cipher.countingHash(to ?? newToken());
  return {
    id,
    kind: mail.kind,
    sealed: cipher.encrypt(id, { to, mail, language: languageOfMail(recipient, cause) }),
    recipient_hash: MAIL_BUDGETS[budget].recipientDay === null ? null : recipientHash,
    budget,
    network_hash: network === undefined ? null : cipher.countingHash(network),
    created_at: now,
    expires_at: "expiresAt" in mail ? mail.expiresAt : null,
    next_try_at: now,
    tries: 0,
    claimed_until: null,
    sent_at: null,
    died_at: null,
  };
}
