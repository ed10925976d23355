import type { Config } from "../../config.ts";
import type { Db, RootDb } from "../../db/database.ts";
import type { Replicas } from "../../db/replicas.ts";
import type { TimedCache } from "../../lib/timed-cache.ts";
import type { AccountContext } from "../account/account.context.ts";
import type { BillingContext } from "../billing/billing.context.ts";
import type { CardContext } from "../card/card.context.ts";
import type { LeaveContext } from "../leave/leave.context.ts";
import type { ReportContext } from "../report/report.context.ts";

export type AdminContext = {
  readonly db: RootDb;
  readonly now: () => number;
  readonly accounts: AccountContext;
  readonly billing: BillingContext;
  readonly cards: CardContext;
  readonly leaving: LeaveContext;
  readonly reports: ReportContext;
  readonly adminEmails: ReadonlySet<string>;
  readonly installation: Pick<Config, "database" | "dataDir">;
  /** Part of the caller's transaction: every instance drops all cards of the account. */
  readonly ownerChanged: (trx: Db, accountId: string) => Promise<void>;
  /** Lists are read there. */
  readonly replicas: Pick<Replicas, "read">;
  /** Part of the caller's transaction: for some seconds every instance reads lists from the primary. */
  readonly announceWrite: (trx: Db) => Promise<void>;
  /** Counts of whole tables are read at most once in a while. */
  readonly counts: TimedCache;
  readonly startedAt: number;
};

/** Who does something: an admin, or somebody at the command line, who has no account here. */
export type Actor = {
  readonly name: string;
  readonly accountId: string | null;
};
