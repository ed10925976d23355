import type { Insertable } from "kysely";
import type { Db } from "../../db/database.ts";
import type { AccountTable, SignInRecordTable } from "../../db/schema.ts";

export function findAccountByEmail(db: Db, email: string) {
  return db.selectFrom("account").selectAll().where("email", "=", email).executeTakeFirst();
}

export function findAccountById(db: Db, id: string) {
  return db.selectFrom("account").selectAll().where("id", "=", id).executeTakeFirst();
}

/** Returns undefined when the email address is taken; the unique index decides, not an earlier read. */
export function insertAccount(db: Db, row: Insertable<AccountTable>) {
  return db
    .insertInto("account")
    .values(row)
    .onConflict((conflict) => conflict.column("email").doNothing())
    .returningAll()
    .executeTakeFirst();
}

export async function updateEmailVerified(db: Db, id: string, now: number): Promise<void> {
  await db
    .updateTable("account")
    .set({ email_verified_at: now })
    .where("id", "=", id)
    .where("email_verified_at", "is", null)
    .execute();
}

export async function updatePassword(db: Db, id: string, hash: string, isWeak: boolean): Promise<void> {
  await db
    .updateTable("account")
    .set({ password_hash: hash, has_weak_password: isWeak ? 1 : 0 })
    .where("id", "=", id)
    .execute();
}

/** Marks an account as welcomed. Returns whether it was not before. */
export async function claimWelcome(db: Db, id: string, now: number): Promise<boolean> {
  const row = await db
    .updateTable("account")
    .set({ welcomed_at: now })
    .where("id", "=", id)
    .where("welcomed_at", "is", null)
    .returning("id")
    .executeTakeFirst();
  return row !== undefined;
}

/** The same for accounts whose address was confirmed after the given time; returns their email addresses. */
export function claimWelcomes(db: Db, now: number, confirmedAfter: number, limit: number) {
  return db
    .updateTable("account")
    .set({ welcomed_at: now })
    .where("id", "in", (accounts) =>
      accounts
        .selectFrom("account")
        .select("id")
        .where("welcomed_at", "is", null)
        .where("email_verified_at", ">", confirmedAfter)
        .limit(limit),
    )
    .returning("email")
    .execute();
}

export async function insertSignInRecord(db: Db, row: Insertable<SignInRecordTable>): Promise<void> {
  await db.insertInto("sign_in_record").values(row).execute();
}

export async function deleteSignInRecords(db: Db, until: number): Promise<void> {
  await db.deleteFrom("sign_in_record").where("created_at", "<=", until).execute();
}
