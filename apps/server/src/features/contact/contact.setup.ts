import type { Config } from "../../config.ts";
import type { RootDb } from "../../db/database.ts";
import type { RateLimiter } from "../limit/limit.service.ts";
import type { ProofOfWork } from "../limit/proof-of-work.service.ts";
import type { Mailer } from "../mail/mail.service.ts";

export type ContactContext = {
  readonly db: RootDb;
  readonly now: () => number;
  readonly limits: RateLimiter;
  readonly proofs: ProofOfWork;
  readonly mail: Pick<Mailer, "enqueue" | "kick">;
  /** The recipient of all messages. */
  readonly supportEmail: string;
};

type Deps = Omit<ContactContext, "supportEmail"> & { config: Pick<Config, "mail"> };

export function createContact({ config, db, now, limits, proofs, mail }: Deps): ContactContext {
  return { db, now, limits, proofs, mail, supportEmail: config.mail.support };
}
