import type { Db, RootDb } from "../../db/database.ts";
import type { Passwords } from "../../lib/passwords.ts";
import type { KeyRing } from "../../lib/secret-key.ts";
import type { RateLimiter } from "../limit/limit.service.ts";
import type { ProofOfWork } from "../limit/proof-of-work.service.ts";
import type { Mail, MailBudgetName, MailCause } from "../mail/mail.service.ts";
import type { GeoLookup } from "./geo.service.ts";

export type AccountContext = {
  readonly db: RootDb;
  readonly now: () => number;
  readonly limits: RateLimiter;
  readonly proofs: ProofOfWork;
  /** Multiplies the number of password tries, as `RATE_LIMIT_SCALE` does for every limit. */
  readonly limitScale: number;
  readonly passwords: Passwords;
  readonly mail: AccountMail;
  readonly keys: { readonly code: KeyRing; readonly email: KeyRing };
  readonly brand: string;
  /** In lower case. Read at start: whoever leaves the list is no admin after the restart, whatever they proved before. */
  readonly adminEmails: ReadonlySet<string>;
  readonly geoLookup: GeoLookup;
  /** Whom passkeys are made for: they work at this host and nowhere else. */
  readonly relyingParty: { readonly id: string; readonly name: string; readonly origin: string };
  /** For events that an operator should notice; never with an email address, code or token. */
  readonly securityLog: (event: string) => void;
};

export type AccountMail = {
  /** Part of the caller's transaction. Without a recipient it does the same work and sends nothing. */
  enqueue(db: Db, recipient: string | null, mail: Mail, cause?: MailCause): Promise<void>;
  /** Sends queued mail now instead of at the next poll; to be called after the commit. */
  kick(): void;
  /**
   * Throws `unavailable` while mail delivery fails or the budget is used up: for every email address, so that the error
   * reveals nothing.
   */
  requireWorking(budget: MailBudgetName): void;
};
