import type { Db } from "../../db/database.ts";
import { newId, newToken } from "../../lib/tokens.ts";
import { insertMail } from "./outbox.store.ts";
import type { MailSeal } from "./sealed-mail.ts";
import { type Mail, templateOf } from "./templates/catalogue.ts";

export type { Mail } from "./templates/catalogue.ts";

/** One address and nothing else: no list, no display name, no line end, nothing that a header could be made of. */
const PLAIN_ADDRESS = /^[^\s\p{C}"(),:;<>@[\\\]]{1,64}@[^\s\p{C}"(),:;<>@[\\\]]{1,190}$/u;

/** What the rest of the product sees of the mail. */
export type Mailer = {
  /**
   * Writes the mail down, in the caller's transaction: it is sent if that commits and vanishes if it does not.
   * With null the same is done for an address that nobody has, and nothing is sent.
   */
  enqueue(db: Db, to: string | null, mail: Mail): Promise<void>;
  /** Sends what is waiting at once. For after the commit; a mail that nobody kicks leaves some seconds later. */
  kick(): void;
  /** Whether no mail has left for a minute although some should have. Calls that need mail then answer 503. */
  isFailing(): boolean;
};

export async function enqueueMail(
  db: Db,
  seal: MailSeal,
  to: string | null,
  mail: Mail,
  now: number,
): Promise<void> {
  if (to !== null && !PLAIN_ADDRESS.test(to)) throw new Error("a mail's recipient must be one plain address");
  const id = newId();
  const recipientHash = seal.recipientHash(to ?? newToken());
  await insertMail(db, {
    id,
    kind: mail.kind,
    sealed: seal.seal(id, { to, mail }),
    recipient_hash: templateOf(mail).isUnlimited ? null : recipientHash,
    created_at: now,
    expires_at: "expiresAt" in mail ? mail.expiresAt : null,
    next_try_at: now,
    tries: 0,
    claimed_until: null,
    sent_at: null,
    died_at: null,
  });
}
