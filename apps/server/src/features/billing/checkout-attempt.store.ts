import type { Insertable, Selectable } from "kysely";
import type { Db } from "../../db/database.ts";
import type { CheckoutAttemptTable } from "../../db/schema/billing.tables.ts";

export type AttemptRow = Selectable<CheckoutAttemptTable>;

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
