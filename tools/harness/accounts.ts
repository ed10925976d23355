import type { Insertable } from "kysely";
import type { DatabaseTarget } from "../../apps/server/src/config/config-database.ts";
import { openDatabase, type RootDb } from "../../apps/server/src/db/database.ts";
import type { AccountTable } from "../../apps/server/src/db/schema/account.tables.ts";
import type { SubscriptionTable } from "../../apps/server/src/db/schema/billing.tables.ts";
import { beginSession } from "../../apps/server/src/features/account/sessions/session.service.ts";
import { newId } from "../../apps/server/src/lib/tokens.ts";

const DAY_MS = 24 * 60 * 60 * 1000;

type AccountRow = Insertable<AccountTable>;

/** An account of a fictional person; pass only the columns that the test is about. */
export async function anAccount(db: RootDb, given: Partial<AccountRow> = {}): Promise<AccountRow> {
  const row = accountRow(given);
  await db.insertInto("account").values(row).execute();
  return row;
}

export function accountRow({ id = newId(), ...given }: Partial<AccountRow> = {}): AccountRow {
  return {
    id,
    email: `${id.toLowerCase()}@person.example`,
    first_name: "Robin",
    last_name: "Sample",
    password_hash: "of a password that nobody knows",
    email_verified_at: Date.now(),
    welcomed_at: Date.now(),
    created_at: Date.now(),
    ...given,
  };
}

/** A new account with a session, and its cookie as an installation on plain HTTP names it. */
export async function signIn(db: RootDb, given: Partial<AccountRow> = {}, now = Date.now()) {
  const account = await anAccount(db, given);
  const token = await beginSession(db, account.id, now);
  return { account, accountId: account.id, token, cookie: `sid=${token}` };
}

/** A session cookie for an existing account. */
export async function cookieOf(db: RootDb, accountId: string): Promise<string> {
  return `sid=${await beginSession(db, accountId, Date.now())}`;
}

/** The same for a server that runs as a process of its own on this database. */
export async function createSignedInSession(target: DatabaseTarget) {
  const db = openDatabase(target);
  try {
    const { account, token } = await signIn(db);
    return { cookieName: "sid", cookieValue: token, user: account };
  } finally {
    await db.destroy();
  }
}

/** Gives an account the sandbox's premium plan for a month. */
export async function givePremium(db: RootDb, accountId: string, now = Date.now()): Promise<void> {
  await db.insertInto("subscription").values(premiumRow(accountId, now)).execute();
}

export function premiumRow(accountId: string, now = Date.now()): Insertable<SubscriptionTable> {
  return {
    id: `sub-of-${accountId}`,
    provider: "sandbox",
    account_id: accountId,
    customer_id: `cus_sbx_${accountId}`,
    price_id: "price_sbx_month",
    // For an account that holds a team: enough for everybody.
    quantity: 10_000,
    status: "active",
    period_end: now + 30 * DAY_MS,
    cancel_at: null,
    past_due_since: null,
    ended_at: null,
    created_at: now,
    synced_at: now,
  };
}

export async function takePremium(db: RootDb, accountId: string): Promise<void> {
  await db.deleteFrom("subscription").where("account_id", "=", accountId).execute();
}
