import { type Insertable, type Selectable, sql } from "kysely";
import type { Db } from "../../db/database.ts";
import { prepared } from "../../db/prepared.ts";
import type { CheckoutAttemptTable, SubscriptionTable } from "../../db/schema.ts";

export type SubscriptionRow = Selectable<SubscriptionTable>;
export type AttemptRow = Selectable<CheckoutAttemptTable>;

export function findCustomer(db: Db, provider: string, accountId: string) {
  return db
    .selectFrom("billing_customer")
    .selectAll()
    .where("provider", "=", provider)
    .where("account_id", "=", accountId)
    .executeTakeFirst();
}

export function findCustomerById(db: Db, provider: string, customerId: string) {
  return db
    .selectFrom("billing_customer")
    .selectAll()
    .where("provider", "=", provider)
    .where("customer_id", "=", customerId)
    .executeTakeFirst();
}

export async function insertCustomer(
  db: Db,
  row: { provider: string; account_id: string; customer_id: string; email: string },
): Promise<void> {
  await db
    .insertInto("billing_customer")
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Customers of whom the provider knows another address than the account has, with that of the account. */
export async function listCustomersWithNewEmail(
  db: Db,
  provider: string,
  limit: number,
): Promise<{ customer_id: string; email: string }[]> {
  return db
    .selectFrom("billing_customer")
    .innerJoin("account", "account.id", "billing_customer.account_id")
    .select(["billing_customer.customer_id", "account.email"])
    .where("billing_customer.provider", "=", provider)
    .where("account.left_at", "is", null)
    .where((row) =>
      row.or([
        row("billing_customer.email", "is", null),
        row("billing_customer.email", "!=", row.ref("account.email")),
      ]),
    )
    .orderBy("billing_customer.customer_id")
    .limit(limit)
    .execute();
}

export async function updateCustomerEmail(
  db: Db,
  provider: string,
  customerId: string,
  email: string,
): Promise<void> {
  await db
    .updateTable("billing_customer")
    .set({ email })
    .where("provider", "=", provider)
    .where("customer_id", "=", customerId)
    .execute();
}

/** Oldest first. */
export const listSubscriptions = prepared((db, provider: string, accountId: string) =>
  db
    .selectFrom("subscription")
    .selectAll()
    .where("provider", "=", provider)
    .where("account_id", "=", accountId)
    .orderBy("created_at")
    .orderBy("id"),
);

/** The provider of a plan that an admin has given; no payment belongs to it. */
export const GRANT_PROVIDER = "grant";

/** With what an admin has granted. Oldest first. */
export const listPlanRows = prepared((db, provider: string, accountId: string) =>
  db
    .selectFrom("subscription")
    .selectAll()
    // A literal: a prepared query has no values of its own.
    .where((row) => row.or([row("provider", "=", provider), row("provider", "=", sql.lit(GRANT_PROVIDER))]))
    .where("account_id", "=", accountId)
    .orderBy("created_at")
    .orderBy("id"),
);

export async function upsertGrant(db: Db, row: Insertable<SubscriptionTable>): Promise<void> {
  const { id: _id, created_at: _createdAt, ...changes } = row;
  await db
    .insertInto("subscription")
    .values(row)
    .onConflict((conflict) => conflict.column("id").doUpdateSet(changes))
    .execute();
}

/** With what an admin has granted. */
export async function listSubscriptionsByAccounts(
  db: Db,
  provider: string,
  accountIds: readonly string[],
): Promise<SubscriptionRow[]> {
  if (accountIds.length === 0) return [];
  return db
    .selectFrom("subscription")
    .selectAll()
    .where("provider", "in", [provider, GRANT_PROVIDER])
    .where("account_id", "in", accountIds)
    .execute();
}

export function findSubscription(db: Db, id: string) {
  return db.selectFrom("subscription").selectAll().where("id", "=", id).executeTakeFirst();
}

export async function upsertSubscription(db: Db, row: Insertable<SubscriptionTable>): Promise<void> {
  const { id, ...changes } = row;
  await db
    .insertInto("subscription")
    .values(row)
    .onConflict((conflict) => conflict.column("id").doUpdateSet(changes))
    .execute();
}

/** Not synced for long, or past the end of their period and not synced since `retrySyncedBy`. */
export function listStaleSubscriptions(
  db: Db,
  provider: string,
  stale: { periodEndedBy: number; syncedBy: number; retrySyncedBy: number },
): Promise<SubscriptionRow[]> {
  return db
    .selectFrom("subscription")
    .selectAll()
    .where("provider", "=", provider)
    .where("ended_at", "is", null)
    .where((row) =>
      row.or([
        row("synced_at", "<=", stale.syncedBy),
        row.and([row("period_end", "<=", stale.periodEndedBy), row("synced_at", "<=", stale.retrySyncedBy)]),
      ]),
    )
    .orderBy("synced_at")
    .limit(500)
    .execute();
}

/** One page of the customers without a running subscription. */
export function listIdleCustomers(db: Db, provider: string, after: string, limit: number) {
  return db
    .selectFrom("billing_customer")
    .selectAll()
    .where("provider", "=", provider)
    .where("customer_id", ">", after)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom("subscription")
            .select("subscription.id")
            .whereRef("subscription.customer_id", "=", "billing_customer.customer_id")
            .where("subscription.ended_at", "is", null),
        ),
      ),
    )
    .orderBy("customer_id")
    .limit(limit)
    .execute();
}

/** Accounts with more than one running subscription. */
export async function listAccountsWithDuplicates(
  db: Db,
  provider: string,
  statuses: string[],
): Promise<string[]> {
  const rows = await db
    .selectFrom("subscription")
    .select("account_id")
    .where("provider", "=", provider)
    .where("ended_at", "is", null)
    .where("status", "in", statuses)
    .groupBy("account_id")
    .having((row) => row.fn.countAll(), ">", 1)
    .execute();
  return rows.map((row) => row.account_id);
}

/** Accounts whose owner left while a subscription was running or a checkout open. */
export async function listAccountsLeftWithPlan(db: Db, provider: string): Promise<string[]> {
  const rows = await db
    .selectFrom("account")
    .select("id")
    .where("left_at", "is not", null)
    .where(({ or, exists, selectFrom }) =>
      or([
        exists(
          selectFrom("subscription")
            .select("subscription.id")
            .whereRef("subscription.account_id", "=", "account.id")
            .where("subscription.provider", "=", provider)
            .where("subscription.ended_at", "is", null),
        ),
        exists(
          selectFrom("checkout_attempt")
            .select("checkout_attempt.id")
            .whereRef("checkout_attempt.account_id", "=", "account.id")
            .where("checkout_attempt.state", "=", "open"),
        ),
      ]),
    )
    .execute();
  return rows.map((row) => row.id);
}

export function findOpenAttempt(db: Db, accountId: string): Promise<AttemptRow | undefined> {
  return db
    .selectFrom("checkout_attempt")
    .selectAll()
    .where("account_id", "=", accountId)
    .where("state", "=", "open")
    .executeTakeFirst();
}

export function findAttemptBySession(db: Db, sessionId: string): Promise<AttemptRow | undefined> {
  return db.selectFrom("checkout_attempt").selectAll().where("session_id", "=", sessionId).executeTakeFirst();
}

export function listOpenAttempts(db: Db, provider: string, createdBy: number): Promise<AttemptRow[]> {
  return db
    .selectFrom("checkout_attempt")
    .selectAll()
    .where("provider", "=", provider)
    .where("state", "=", "open")
    .where("created_at", "<=", createdBy)
    .orderBy("created_at")
    .limit(500)
    .execute();
}

/** False if the account already has an open attempt; the unique index decides. */
export async function insertAttempt(db: Db, row: Insertable<CheckoutAttemptTable>): Promise<boolean> {
  const inserted = await db
    .insertInto("checkout_attempt")
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .returning("id")
    .executeTakeFirst();
  return inserted !== undefined;
}

export async function updateAttempt(
  db: Db,
  id: string,
  changes: Partial<Pick<AttemptRow, "session_id" | "url" | "expires_at" | "state">>,
): Promise<void> {
  await db.updateTable("checkout_attempt").set(changes).where("id", "=", id).execute();
}

/** False if the event was already recorded. */
export async function insertEvent(
  db: Db,
  event: { id: string; provider: string; type: string; applied_at: number },
): Promise<boolean> {
  const inserted = await db
    .insertInto("billing_event")
    .values(event)
    .onConflict((conflict) => conflict.column("id").doNothing())
    .returning("id")
    .executeTakeFirst();
  return inserted !== undefined;
}

export async function hasEvent(db: Db, id: string): Promise<boolean> {
  const row = await db.selectFrom("billing_event").select("id").where("id", "=", id).executeTakeFirst();
  return row !== undefined;
}

export async function deleteEvents(db: Db, appliedBy: number): Promise<void> {
  await db.deleteFrom("billing_event").where("applied_at", "<=", appliedBy).execute();
}

export function findCursor(db: Db, provider: string) {
  return db.selectFrom("billing_cursor").selectAll().where("provider", "=", provider).executeTakeFirst();
}

export async function upsertCursor(
  db: Db,
  row: { provider: string; last_event_id: string | null; reconciled_at: number },
): Promise<void> {
  const { provider, ...changes } = row;
  await db
    .insertInto("billing_cursor")
    .values(row)
    .onConflict((conflict) => conflict.column("provider").doUpdateSet(changes))
    .execute();
}
