import { type Insertable, sql } from "kysely";
import type { Db } from "../../../db/database.ts";
import { hasChanged } from "../../../db/queries.ts";
import type { EmailChangeTable, FormerEmailTable } from "../../../db/schema/account.tables.ts";

/** Takes the place of an earlier one of the account. */
export async function upsertEmailChange(db: Db, row: Insertable<EmailChangeTable>): Promise<void> {
  const { account_id: _key, ...values } = row;
  await db
    .insertInto("email_change")
    .values(row)
    .onConflict((conflict) => conflict.column("account_id").doUpdateSet(values))
    .execute();
}

export function findEmailChange(db: Db, accountId: string, sessionHash: string, now: number) {
  return db
    .selectFrom("email_change")
    .selectAll()
    .where("account_id", "=", accountId)
    .where("session_hash", "=", sessionHash)
    .where("expires_at", ">", now)
    .executeTakeFirst();
}

/** Counts one try, before the code is compared. Returns undefined when none is left or nothing is pending. */
export function takeEmailChangeTry(
  db: Db,
  accountId: string,
  sessionHash: string,
  now: number,
  max: { ofCode: number; total: number },
) {
  return db
    .updateTable("email_change")
    .set({ tries: sql`tries + 1`, tries_of_code: sql`tries_of_code + 1` })
    .where("account_id", "=", accountId)
    .where("session_hash", "=", sessionHash)
    .where("expires_at", ">", now)
    .where("tries_of_code", "<", max.ofCode)
    .where("tries", "<", max.total)
    .returningAll()
    .executeTakeFirst();
}

/** Replaces the code, if enough time has passed and sends are left. Returns whether it did. */
export function updateEmailChangeCode(
  db: Db,
  accountId: string,
  code: { hmac: string; sentAt: number; expiresAt: number },
  limit: { sentUntil: number; maxSends: number },
): Promise<boolean> {
  return hasChanged(
    db
      .updateTable("email_change")
      .set({
        code_hmac: code.hmac,
        code_expires_at: code.expiresAt,
        sent_at: code.sentAt,
        tries_of_code: 0,
        sends: sql`sends + 1`,
      })
      .where("account_id", "=", accountId)
      .where("sent_at", "<=", limit.sentUntil)
      .where("sends", "<", limit.maxSends),
  );
}

/** Returns whether it existed: of two concurrent requests with the right code, one succeeds. */
export function deleteEmailChange(db: Db, accountId: string): Promise<boolean> {
  return hasChanged(db.deleteFrom("email_change").where("account_id", "=", accountId));
}

export async function insertFormerEmail(db: Db, row: Insertable<FormerEmailTable>): Promise<void> {
  await db.insertInto("former_email").values(row).execute();
}

export function findLatestFormerEmail(db: Db, accountId: string, now: number) {
  return db
    .selectFrom("former_email")
    .select(["email", "changed_at", "expires_at", "password_hash"])
    .where("account_id", "=", accountId)
    .where("expires_at", ">", now)
    .orderBy("changed_at", "desc")
    .executeTakeFirst();
}

export function findFormerEmail(db: Db, tokenHash: string, now: number) {
  return db
    .selectFrom("former_email")
    .selectAll()
    .where("token_hash", "=", tokenHash)
    .where("expires_at", ">", now)
    .executeTakeFirst();
}

/** Returns what was there: a link works once. */
export function deleteFormerEmail(db: Db, tokenHash: string, now: number) {
  return db
    .deleteFrom("former_email")
    .where("token_hash", "=", tokenHash)
    .where("expires_at", ">", now)
    .returningAll()
    .executeTakeFirst();
}

export async function deleteFormerEmailsSince(db: Db, accountId: string, changedAt: number): Promise<void> {
  await db
    .deleteFrom("former_email")
    .where("account_id", "=", accountId)
    .where("changed_at", ">=", changedAt)
    .execute();
}

export async function deleteOldEmailChanges(db: Db, until: number): Promise<void> {
  await db.deleteFrom("email_change").where("expires_at", "<=", until).execute();
  await db.deleteFrom("former_email").where("expires_at", "<=", until).execute();
}
