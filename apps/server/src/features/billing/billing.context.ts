import type { Db, RootDb } from "../../db/database.ts";
import type { Exclusive } from "../../db/exclusive.ts";
import type { RateLimiter } from "../limit/limit.service.ts";
import type { Mailer } from "../mail/mail.service.ts";
import type { BillingProvider } from "./billing.provider.ts";

/** What the rules of billing work with. */
export type BillingContext = {
  readonly db: RootDb;
  readonly now: () => number;
  /** Null when billing is off: then everything is open to everybody. */
  readonly provider: BillingProvider | null;
  readonly exclusive: Exclusive;
  readonly limits: RateLimiter;
  readonly mail: Pick<Mailer, "enqueue" | "kick">;
  readonly publicUrl: string;
  /** To be called wherever somebody's plan may have become another, in the same transaction. */
  readonly planChanged: (db: Db, accountId: string) => Promise<void>;
  /** What deserves an operator's eye; never with a link or a person in it. */
  readonly alert: (event: string, error?: unknown) => void;
};

/** The same, once it is clear that there is a provider. */
export type ProvidedContext = BillingContext & { readonly provider: BillingProvider };
