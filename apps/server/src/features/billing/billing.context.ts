import type { Db, RootDb } from "../../db/database.ts";
import type { Exclusive } from "../../db/exclusive.ts";
import type { RateLimiter } from "../limit/limit.service.ts";
import type { Mailer } from "../mail/mail.service.ts";
import type { BillingProvider } from "./billing.provider.ts";
import type { SandboxProvider } from "./sandbox/sandbox.provider.ts";

/** Dependencies of the billing services. */
export type BillingContext = {
  readonly db: RootDb;
  readonly now: () => number;
  /** Null when billing is off; every account then has all premium features. */
  readonly provider: BillingProvider | null;
  /** The same provider if it is the sandbox. */
  readonly sandbox: SandboxProvider | null;
  readonly exclusive: Exclusive;
  readonly limits: RateLimiter;
  readonly mail: Pick<Mailer, "enqueue" | "kick">;
  readonly publicUrl: string;
  /** To be called in the transaction of any change that may affect the account's plan. */
  readonly planChanged: (db: Db, accountId: string) => Promise<void>;
  /** Warns the operator. Must not contain URLs or personal data. */
  readonly alert: (event: string, error?: unknown) => void;
};

/** Narrowed: billing is on. */
export type ProvidedContext = BillingContext & { readonly provider: BillingProvider };
