import type { Insertable } from "kysely";
import type { Db } from "../../../db/database.ts";
import { countRows, hasChanged } from "../../../db/queries.ts";
import type { PasskeyChallengeTable, PasskeyTable } from "../../../db/schema/account.tables.ts";

/** Returns undefined when the credential is known already; the unique index decides. */
export function insertPasskey(db: Db, row: Insertable<PasskeyTable>) {
  return db
    .insertInto("passkey")
    .values(row)
    .onConflict((conflict) => conflict.column("credential_id").doNothing())
    .returningAll()
    .executeTakeFirst();
}

export function listPasskeysOf(db: Db, accountId: string) {
  return db
    .selectFrom("passkey")
    .selectAll()
    .where("account_id", "=", accountId)
    .orderBy("created_at")
    .orderBy("id")
    .execute();
}

export function findPasskeyByCredential(db: Db, credentialId: string) {
  return db.selectFrom("passkey").selectAll().where("credential_id", "=", credentialId).executeTakeFirst();
}

export function findPasskey(db: Db, id: string) {
  return db.selectFrom("passkey").selectAll().where("id", "=", id).executeTakeFirst();
}

/** Those that are in doubt already stay so since then. */
export async function updatePasskeysDoubted(db: Db, accountId: string, now: number): Promise<void> {
  await db
    .updateTable("passkey")
    .set({ doubted_at: now })
    .where("account_id", "=", accountId)
    .where("doubted_at", "is", null)
    .execute();
}

/** Returns whether it was in doubt since then. */
export function updatePasskeyTrusted(db: Db, id: string, doubtedAt: number): Promise<boolean> {
  return hasChanged(
    db
      .updateTable("passkey")
      .set({ doubted_at: null })
      .where("id", "=", id)
      .where("doubted_at", "=", doubtedAt),
  );
}

export function updatePasskeyName(db: Db, accountId: string, id: string, name: string): Promise<boolean> {
  return hasChanged(
    db.updateTable("passkey").set({ name }).where("id", "=", id).where("account_id", "=", accountId),
  );
}

export async function updatePasskeyUsed(db: Db, id: string, counter: number, now: number): Promise<void> {
  await db.updateTable("passkey").set({ counter, last_used_at: now }).where("id", "=", id).execute();
}

export function deletePasskey(db: Db, accountId: string, id: string): Promise<boolean> {
  return hasChanged(db.deleteFrom("passkey").where("id", "=", id).where("account_id", "=", accountId));
}

export async function deletePasskeysOf(db: Db, accountId: string): Promise<void> {
  await db.deleteFrom("passkey").where("account_id", "=", accountId).execute();
}

export function countPasskeys(db: Db, accountId: string): Promise<number> {
  return countRows(db.selectFrom("passkey").where("account_id", "=", accountId));
}

export async function insertPasskeyChallenge(db: Db, row: Insertable<PasskeyChallengeTable>): Promise<void> {
  await db.insertInto("passkey_challenge").values(row).execute();
}

/** Returns whether it was there and still good: a challenge works once. */
export function takePasskeyChallenge(
  db: Db,
  { challenge_hash, browser_hash, purpose }: Omit<PasskeyChallengeTable, "expires_at">,
  now: number,
): Promise<boolean> {
  return hasChanged(
    db
      .deleteFrom("passkey_challenge")
      .where("challenge_hash", "=", challenge_hash)
      .where("browser_hash", "=", browser_hash)
      .where("purpose", "=", purpose)
      .where("expires_at", ">", now),
  );
}

export async function deleteOldPasskeyChallenges(db: Db, until: number): Promise<void> {
  await db.deleteFrom("passkey_challenge").where("expires_at", "<=", until).execute();
}
