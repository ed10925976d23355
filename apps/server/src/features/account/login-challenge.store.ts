import { type Insertable, sql } from "kysely";
import type { Db } from "../../db/database.ts";
import type { LoginChallengeTable } from "../../db/schema.ts";

export async function insertLoginChallenge(db: Db, row: Insertable<LoginChallengeTable>): Promise<void> {
  await db.insertInto("login_challenge").values(row).execute();
}

export function findLoginChallenge(db: Db, tokenHash: string, browserHash: string, now: number) {
  return db
    .selectFrom("login_challenge")
    .selectAll()
    .where("token_hash", "=", tokenHash)
    .where("browser_hash", "=", browserHash)
    .where("expires_at", ">", now)
    .executeTakeFirst();
}

/** Uses up one try before anything is compared. Returns undefined when none is left, or there is no such challenge. */
export function takeLoginTry(db: Db, tokenHash: string, browserHash: string, now: number, most: CodeTries) {
  return db
    .updateTable("login_challenge")
    .set({ tries: sql`tries + 1`, tries_of_code: sql`tries_of_code + 1` })
    .where("token_hash", "=", tokenHash)
    .where("browser_hash", "=", browserHash)
    .where("expires_at", ">", now)
    .where("tries_of_code", "<", most.ofCode)
    .where("tries", "<", most.inAll)
    .returningAll()
    .executeTakeFirst();
}

export type CodeTries = { ofCode: number; inAll: number };

/** Replaces the code of a challenge, if enough time has passed and sends are left. Says whether it did. */
export async function updateLoginCode(
  db: Db,
  tokenHash: string,
  code: { hmac: string; sentAt: number; expiresAt: number },
  most: { sentUntil: number; sends: number },
): Promise<boolean> {
  const row = await db
    .updateTable("login_challenge")
    .set({
      code_hmac: code.hmac,
      code_expires_at: code.expiresAt,
      sent_at: code.sentAt,
      tries_of_code: 0,
      sends: sql`sends + 1`,
    })
    .where("token_hash", "=", tokenHash)
    .where("sent_at", "<=", most.sentUntil)
    .where("sends", "<", most.sends)
    .returning("token_hash")
    .executeTakeFirst();
  return row !== undefined;
}

/** Says whether it was there: of two who end the same challenge, one wins. */
export async function deleteLoginChallenge(db: Db, tokenHash: string): Promise<boolean> {
  const row = await db
    .deleteFrom("login_challenge")
    .where("token_hash", "=", tokenHash)
    .returning("token_hash")
    .executeTakeFirst();
  return row !== undefined;
}

export async function deleteLoginChallengesOf(db: Db, accountId: string): Promise<void> {
  await db.deleteFrom("login_challenge").where("account_id", "=", accountId).execute();
}

export async function deleteOldLoginChallenges(db: Db, until: number): Promise<void> {
  await db.deleteFrom("login_challenge").where("expires_at", "<=", until).execute();
}
