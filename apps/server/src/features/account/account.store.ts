import { type Insertable, sql } from "kysely";
import type { Db } from "../../db/database.ts";
import { countChanged, hasChanged } from "../../db/queries.ts";
import type { AccountTable, SignInRecordTable } from "../../db/schema/account.tables.ts";

/** In place of a hash, where no password is right. */
export const NO_PASSWORD = "none";

export function findAccountByEmail(db: Db, email: string) {
  return db.selectFrom("account").selectAll().where("email", "=", email).executeTakeFirst();
}

export async function listLanguages(db: Db, emails: readonly string[]) {
  if (emails.length === 0) return [];
  return db.selectFrom("account").select(["email", "language"]).where("email", "in", emails).execute();
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

/** To an address that was just confirmed. The unique index decides whether it is free. */
export async function updateEmail(db: Db, id: string, email: string, now: number): Promise<void> {
  await db.updateTable("account").set({ email, email_verified_at: now }).where("id", "=", id).execute();
}

export async function updateName(db: Db, id: string, firstName: string, lastName: string): Promise<void> {
  await db
    .updateTable("account")
    .set({ first_name: firstName, last_name: lastName })
    .where("id", "=", id)
    .execute();
}

export async function updateLanguage(db: Db, id: string, language: string | null): Promise<void> {
  await db.updateTable("account").set({ language }).where("id", "=", id).execute();
}

export async function updatePassword(
  db: Db,
  id: string,
  password: { hash: string; isWeak: boolean; setAt: number },
): Promise<void> {
  const { hash, isWeak, setAt } = password;
  await db
    .updateTable("account")
    .set({ password_hash: hash, has_weak_password: isWeak ? 1 : 0, password_set_at: setAt })
    .where("id", "=", id)
    .execute();
}

/** The same password, hashed anew. */
export async function updatePasswordHash(db: Db, id: string, hash: string): Promise<void> {
  await db.updateTable("account").set({ password_hash: hash }).where("id", "=", id).execute();
}

/** Marks an account as welcomed. Returns whether it was not before. */
export function claimWelcome(db: Db, id: string, now: number): Promise<boolean> {
  return hasChanged(
    db.updateTable("account").set({ welcomed_at: now }).where("id", "=", id).where("welcomed_at", "is", null),
  );
}

/** The same for accounts whose address was confirmed after the given time; returns to whom they are sent. */
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
    .returning(["email", "language"])
    .execute();
}

export async function insertSignInRecord(db: Db, row: Insertable<SignInRecordTable>): Promise<void> {
  await db.insertInto("sign_in_record").values(row).execute();
}

/** Sets or clears when an account left. Undefined if it already is in that state. */
export function updateLeft(db: Db, id: string, leftAt: number | null) {
  return db
    .updateTable("account")
    .set({ left_at: leftAt })
    .where("id", "=", id)
    .where("left_at", leftAt === null ? "is not" : "is", null)
    .returning(["email", "language"])
    .executeTakeFirst();
}

/** Undefined if it already is in that state, or gone. */
export function updateSuspended(trx: Db, id: string, suspended: { at: number; reason: string } | null) {
  return trx
    .updateTable("account")
    .set({ suspended_at: suspended?.at ?? null, suspended_for: suspended?.reason ?? null })
    .where("id", "=", id)
    .where("suspended_at", suspended ? "is" : "is not", null)
    .returning(["email", "language", "first_name", "last_name"])
    .executeTakeFirst();
}

/** A row lock, on both databases, of an account that left at that time or before. */
export function updateLeftAgain(trx: Db, id: string, leftBy: number) {
  return trx
    .updateTable("account")
    .set((account) => ({ left_at: account.ref("left_at") }))
    .where("id", "=", id)
    .where("left_at", "<=", leftBy)
    .returning(["email", "language"])
    .executeTakeFirst();
}

export function listAccountsLeftBy(db: Db, leftBy: number, limit: number): Promise<{ id: string }[]> {
  return db
    .selectFrom("account")
    .select("id")
    .where("left_at", "<=", leftBy)
    .orderBy("left_at")
    .orderBy("id")
    .limit(limit)
    .execute();
}

export async function deleteAccountRow(trx: Db, id: string): Promise<void> {
  await trx.deleteFrom("account").where("id", "=", id).execute();
}

/** Newest first. */
export function listSignInRecords(db: Db, accountId: string) {
  return db
    .selectFrom("sign_in_record")
    .selectAll()
    .where("account_id", "=", accountId)
    .orderBy("created_at", "desc")
    .orderBy("id")
    .execute();
}

export async function deleteSignInRecords(db: Db, until: number): Promise<void> {
  await db.deleteFrom("sign_in_record").where("created_at", "<=", until).execute();
}

/**
 * Accounts whose email address nobody confirmed, with everything that refers to them (cascades). Signing in confirms the
 * address, so they have no card, plan, session or device. One that has any of these all the same, from an import or an
 * older version, stays: nobody would expect it to vanish. So does one for which a code is waiting. Returns how many were
 * deleted.
 */
export function deleteUnconfirmedAccounts(
  db: Db,
  { createdUntil, now }: { createdUntil: number; now: number },
  limit: number,
): Promise<number> {
  const unused = db
    .selectFrom("account")
    .select("account.id")
    .where("email_verified_at", "is", null)
    .where("created_at", "<=", createdUntil)
    .where(sql<boolean>`not exists (select 1 from card where owner_id = account.id)`)
    .where(sql<boolean>`not exists (select 1 from subscription where account_id = account.id)`)
    .where(sql<boolean>`not exists (select 1 from billing_customer where account_id = account.id)`)
    .where(sql<boolean>`not exists (select 1 from session where account_id = account.id)`)
    .where(sql<boolean>`not exists (select 1 from device where account_id = account.id)`)
    .where(
      sql<boolean>`not exists (select 1 from sign_in_challenge where account_id = account.id and expires_at > ${now})`,
    )
    .where(
      sql<boolean>`not exists (select 1 from recovery_challenge where account_id = account.id and expires_at > ${now})`,
    )
    .limit(limit);
  return countChanged(
    db
      .deleteFrom("account")
      .where("id", "in", unused)
      // Checked again on the locked row: the address may be confirmed at this moment.
      .where("email_verified_at", "is", null),
  );
}
