import { type Insertable, sql } from "kysely";
import type { Db } from "../../../db/database.ts";
import { hasChanged } from "../../../db/queries.ts";
import type { LoginChallengeTable } from "../../../db/schema/account.tables.ts";

export async function insertLoginChallenge(db: Db, row: Insertable<LoginChallengeTable>): Promise<void> {
  await db.insertInto("sign_in_challenge").values(row).execute();
}

export function findLoginChallenge(db: Db, tokenHash: string, browserHash: string, now: number) {
  return db
    .selectFrom("sign_in_challenge")
    .selectAll()
    .where("token_hash", "=", tokenHash)
    .where("browser_hash", "=", browserHash)
    .where("expires_at", ">", now)
    .executeTakeFirst();
}

/** Counts one try, before the code is compared. Returns undefined when none is left or there is no such challenge. */
export function takeLoginTry(db: Db, tokenHash: string, browserHash: string, now: number, max: CodeTries) {
  return db
    .updateTable("sign_in_challenge")
    .set({ tries: sql`tries + 1`, tries_of_code: sql`tries_of_code + 1` })
    .where("token_hash", "=", tokenHash)
    .where("browser_hash", "=", browserHash)
    .where("expires_at", ">", now)
    .where("tries_of_code", "<", max.ofCode)
    .where("tries", "<", max.total)
    .returningAll()
    .executeTakeFirst();
}

export type CodeTries = { ofCode: number; total: number };

/** Replaces the code, if enough time has passed and sends are left. Returns whether it did. */
export function updateLoginCode(
  db: Db,
  tokenHash: string,
  code: { hmac: string; sentAt: number; expiresAt: number },
  limit: { sentUntil: number; maxSends: number },
): Promise<boolean> {
  return hasChanged(
    db
      .updateTable("sign_in_challenge")
      .set({
        code_hmac: code.hmac,
        code_expires_at: code.expiresAt,
        sent_at: code.sentAt,
        tries_of_code: 0,
        sends: sql`sends + 1`,
      })
      .where("token_hash", "=", tokenHash)
      .where("sent_at", "<=", limit.sentUntil)
      .where("sends", "<", limit.maxSends),
  );
}

/** Returns whether it existed: of two concurrent requests with the right code, one succeeds. */
export function deleteLoginChallenge(db: Db, tokenHash: string): Promise<boolean> {
  return hasChanged(db.deleteFrom("sign_in_challenge").where("token_hash", "=", tokenHash));
}

export async function deleteLoginChallengesOf(db: Db, accountId: string): Promise<void> {
  await db.deleteFrom("sign_in_challenge").where("account_id", "=", accountId).execute();
}

export async function deleteOldLoginChallenges(db: Db, until: number): Promise<void> {
  await db.deleteFrom("sign_in_challenge").where("expires_at", "<=", until).execute();
}
