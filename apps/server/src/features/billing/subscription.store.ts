import { PAYMENT_GRACE_MS, RENEWAL_GRACE_MS } from "@visita/domain/billing/entitlement";
import { type Insertable, type Selectable, sql } from "kysely";
import type { Db } from "../../db/database.ts";
import type { SubscriptionTable } from "../../db/schema/billing.tables.ts";

export type SubscriptionRow = Selectable<SubscriptionTable>;

/** Oldest first. */
export function listSubscriptions(db: Db, provider: string, accountId: string): Promise<SubscriptionRow[]> {
  return db
    .selectFrom("subscription")
    .selectAll()
    .where("provider", "=", provider)
    .where("account_id", "=", accountId)
    .orderBy("created_at")
    .orderBy("id")
    .execute();
}

/** The provider of a plan that an admin has given; no payment belongs to it. */
export const GRANT_PROVIDER = "grant";

/** With what an admin has granted. Oldest first. */
export function listPlanRows(db: Db, provider: string, accountId: string): Promise<SubscriptionRow[]> {
  return db
    .selectFrom("subscription")
    .selectAll()
    .where("provider", "in", [provider, GRANT_PROVIDER])
    .where("account_id", "=", accountId)
    .orderBy("created_at")
    .orderBy("id")
    .execute();
}

export async function upsertGrant(db: Db, row: Insertable<SubscriptionTable>): Promise<void> {
  const { id: _id, created_at: _createdAt, ...changes } = row;
  await db
    .insertInto("subscription")
    .values(row)
    .onConflict((conflict) => conflict.column("id").doUpdateSet(changes))
    .execute();
}

/** Selects the subscriptions that open Premium now, granted ones included: `isEntitled` as SQL. */
export function selectEntitled(db: Db, provider: string, now: number) {
  return db
    .selectFrom("subscription")
    .where("subscription.provider", "in", [provider, GRANT_PROVIDER])
    .where("subscription.ended_at", "is", null)
    .where((row) =>
      row.or([
        row.and([
          row("subscription.status", "in", ["active", "trialing"]),
          row("subscription.period_end", ">", now - RENEWAL_GRACE_MS),
        ]),
        row.and([
          row("subscription.status", "=", "past_due"),
          row.or([
            row("subscription.past_due_since", "is", null),
            row("subscription.past_due_since", ">", now - PAYMENT_GRACE_MS),
          ]),
        ]),
      ]),
    )
    .where((row) =>
      row.or([row("subscription.cancel_at", "is", null), row("subscription.cancel_at", ">", now)]),
    );
}

export async function countByPayment(db: Db, provider: string): Promise<{ active: number; failed: number }> {
  const row = await db
    .selectFrom("subscription")
    .select([
      sql<number>`count(case when status in ('active', 'trialing') then 1 end)`.as("active"),
      sql<number>`count(case when status in ('past_due', 'unpaid') then 1 end)`.as("failed"),
    ])
    .where("ended_at", "is", null)
    .where("provider", "=", provider)
    .executeTakeFirstOrThrow();
  return { active: Number(row.active), failed: Number(row.failed) };
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
