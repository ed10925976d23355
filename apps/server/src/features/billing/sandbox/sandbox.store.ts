import type { Insertable, Selectable } from "kysely";
import type { Db } from "../../../db/database.ts";
import { isPostgres } from "../../../db/queries.ts";
import type {
  SandboxCheckoutTable,
  SandboxEventTable,
  SandboxSubscriptionTable,
} from "../../../db/schema/sandbox.tables.ts";

export type SandboxCheckoutRow = Selectable<SandboxCheckoutTable>;
export type SandboxSubscriptionRow = Selectable<SandboxSubscriptionTable>;
export type SandboxEventRow = Selectable<SandboxEventTable>;

/** No effect if the id exists. */
export async function insertCheckout(db: Db, row: Insertable<SandboxCheckoutTable>): Promise<void> {
  await db
    .insertInto("sandbox_checkout")
    .values(row)
    .onConflict((conflict) => conflict.column("id").doNothing())
    .execute();
}

export function findCheckout(db: Db, id: string): Promise<SandboxCheckoutRow | undefined> {
  return db.selectFrom("sandbox_checkout").selectAll().where("id", "=", id).executeTakeFirst();
}

type CheckoutEnd = { state: "complete"; subscription_id: string } | { state: "expired" };

/** Undefined if the checkout is no longer open: of concurrent updates only one takes effect. */
export function updateOpenCheckout(db: Db, id: string, end: CheckoutEnd) {
  return db
    .updateTable("sandbox_checkout")
    .set(end)
    .where("id", "=", id)
    .where("state", "=", "open")
    .returningAll()
    .executeTakeFirst();
}

export function listOverdueCheckouts(db: Db, now: number, limit: number): Promise<{ id: string }[]> {
  return db
    .selectFrom("sandbox_checkout")
    .select("id")
    .where("state", "=", "open")
    .where("expires_at", "<=", now)
    .orderBy("expires_at")
    .limit(limit)
    .execute();
}

export async function insertSubscription(db: Db, row: SandboxSubscriptionRow): Promise<void> {
  await db.insertInto("sandbox_subscription").values(row).execute();
}

export function findSubscription(db: Db, id: string): Promise<SandboxSubscriptionRow | undefined> {
  return db.selectFrom("sandbox_subscription").selectAll().where("id", "=", id).executeTakeFirst();
}

/** Locks the row until the transaction ends. SQLite has a single writer anyway. */
export function findSubscriptionForUpdate(db: Db, id: string): Promise<SandboxSubscriptionRow | undefined> {
  return db
    .selectFrom("sandbox_subscription")
    .selectAll()
    .where("id", "=", id)
    .$if(isPostgres(db), (query) => query.forUpdate())
    .executeTakeFirst();
}

/** Newest first. */
export function listSubscriptions(db: Db, customerId: string): Promise<SandboxSubscriptionRow[]> {
  return db
    .selectFrom("sandbox_subscription")
    .selectAll()
    .where("customer_id", "=", customerId)
    .orderBy("created_at", "desc")
    .orderBy("id")
    .execute();
}

export function listDueSubscriptions(
  db: Db,
  due: { periodEndedBy: number; unpaidSince: number },
  limit: number,
): Promise<{ id: string }[]> {
  return db
    .selectFrom("sandbox_subscription")
    .select("id")
    .where((row) =>
      row.or([
        row.and([row("status", "=", "active"), row("period_end", "<=", due.periodEndedBy)]),
        row.and([row("status", "=", "past_due"), row("period_end", "<=", due.unpaidSince)]),
      ]),
    )
    .orderBy("period_end")
    .limit(limit)
    .execute();
}

export async function updateSubscription(db: Db, { id, ...row }: SandboxSubscriptionRow): Promise<void> {
  await db.updateTable("sandbox_subscription").set(row).where("id", "=", id).execute();
}

export async function insertEvent(db: Db, row: SandboxEventRow): Promise<void> {
  await db.insertInto("sandbox_event").values(row).execute();
}

export async function updateDelivered(db: Db, id: string, now: number): Promise<void> {
  await db.updateTable("sandbox_event").set({ delivered_at: now }).where("id", "=", id).execute();
}

/** Oldest first: ids start with the time. */
export function listUndeliveredEvents(db: Db, after: string, limit: number): Promise<SandboxEventRow[]> {
  return db
    .selectFrom("sandbox_event")
    .selectAll()
    .where("delivered_at", "is", null)
    .where("id", ">", after)
    .orderBy("id")
    .limit(limit)
    .execute();
}

export async function deleteOldEvents(db: Db, createdBefore: number): Promise<void> {
  await db.deleteFrom("sandbox_event").where("created_at", "<", createdBefore).execute();
}

/** Everything of an account. Events of its checkouts and subscriptions come first: they are found by those. */
export async function deleteLedgerOf(trx: Db, accountId: string): Promise<void> {
  for (const table of ["sandbox_checkout", "sandbox_subscription"] as const) {
    const objects = trx.selectFrom(table).select("id").where("account_id", "=", accountId);
    await trx.deleteFrom("sandbox_event").where("object_id", "in", objects).execute();
    await trx.deleteFrom(table).where("account_id", "=", accountId).execute();
  }
}
