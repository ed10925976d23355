import type { Db, RootDb } from "../../db/database.ts";
import type { AccountContext } from "../account/account.context.ts";
import type { BillingContext } from "../billing/billing.context.ts";
import type { CardContext } from "../card/card.context.ts";

export type LeaveContext = {
  readonly db: RootDb;
  readonly now: () => number;
  readonly accounts: AccountContext;
  readonly billing: BillingContext;
  readonly cards: CardContext;
  /** Part of the caller's transaction: every instance drops all cards of the account. */
  readonly ownerChanged: (trx: Db, accountId: string) => Promise<void>;
  /** Deletes waiting mails and counters of a recipient, as far as they can be found. */
  readonly forgetRecipient: (trx: Db, email: string) => Promise<void>;
};
