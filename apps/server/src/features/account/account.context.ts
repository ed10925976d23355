import { ACCOUNT_MESSAGES as TEXT } from "@visita/domain/account/account.messages";
import type { Config } from "../../config.ts";
import type { Db, RootDb } from "../../db/database.ts";
import { AppError } from "../../lib/app-error.ts";
import { createPasswords, type Passwords } from "../../lib/passwords.ts";
import { deriveKey } from "../../lib/secret-key.ts";
import { RateLimiter } from "../limit/limit.service.ts";
import type { Mail, Mailer } from "../mail/mail.service.ts";

/** What the rules of accounts work with, beside the request itself. */
export type AccountContext = {
  readonly db: RootDb;
  readonly now: () => number;
  readonly limits: RateLimiter;
  /** Multiplies the tries that an address has. */
  readonly limitScale: number;
  readonly passwords: Passwords;
  readonly mail: AccountMail;
  readonly keys: { readonly code: Buffer; readonly email: Buffer };
  readonly brand: string;
  /** What deserves an operator's eye; never with an address, code or token in it. */
  readonly securityLog: (event: string) => void;
};

export type AccountMail = {
  /** Takes part in the caller's transaction. Without a recipient it does the same work and nobody is mailed. */
  enqueue(db: Db, recipient: string | null, mail: Mail): Promise<void>;
  /** Sends what is waiting now rather than at the next round; to be called after the commit. */
  kick(): void;
  /** Throws `unavailable` while mail has not been leaving: for everybody alike, so that the failure tells nothing. */
  requireWorking(): void;
};

/** Who is asking, as far as the connection tells. */
export type Visitor = {
  readonly ip: string;
  /** What limits count by. */
  readonly network: string;
  readonly userAgent: string;
};

type Deps = {
  config: Pick<Config, "brand" | "rateLimitScale">;
  db: RootDb;
  secretKey: string;
  now: () => number;
  mail: Mailer;
  log: { warn(details: object, text: string): void };
};

export function createAccountContext({ config, db, secretKey, now, mail, log }: Deps): AccountContext {
  return {
    db,
    now,
    limits: new RateLimiter(db, config.rateLimitScale, now),
    limitScale: config.rateLimitScale,
    passwords: createPasswords(),
    mail: {
      enqueue: (trx, recipient, letter) => mail.enqueue(trx, recipient, letter),
      kick: () => mail.kick(),
      requireWorking() {
        if (mail.isFailing()) throw new AppError("unavailable", TEXT.mailDown, { retryAfter: 60 });
      },
    },
    keys: { code: deriveKey(secretKey, "security code"), email: deriveKey(secretKey, "email address") },
    brand: config.brand,
    securityLog: (event) => log.warn({ event: "security" }, event),
  };
}
