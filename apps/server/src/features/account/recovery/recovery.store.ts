import { type Insertable, sql } from "kysely";
import type { Db } from "../../../db/database.ts";
import { hasChanged, hasRow, isPostgres } from "../../../db/queries.ts";
import type { RecoveryChallengeTable } from "../../../db/schema/account.tables.ts";

export async function insertRecoveryChallenge(
  db: Db,
  row: Insertable<RecoveryChallengeTable>,
): Promise<void> {
  await db.insertInto("recovery_challenge").values(row).execute();
}

/** Whether a code was sent for this browser that has tries left. */
export function wasCodeSentSince(
  db: Db,
  browserHash: string,
  emailKeys: readonly string[],
  since: number,
  maxTries: number,
): Promise<boolean> {
  return hasRow(
    db
      .selectFrom("recovery_challenge")
      .select("ticket_hash")
      .where("browser_hash", "=", browserHash)
      .where("email_key", "in", emailKeys)
      .where("sent_at", ">", since)
      .where("tries", "<", maxTries),
  );
}

/**
 * One transaction at a time for the browser of a ticket, until it ends. Redeeming a ticket deletes the browser's others,
 * so that two transactions would otherwise wait for each other's row. SQLite has a single writer anyway.
 */
export async function lockBrowserOfTicket(db: Db, ticketHash: string): Promise<void> {
  if (!isPostgres(db)) return;
  await sql`
    select pg_advisory_xact_lock(hashtextextended('recovery:' || browser_hash, 0))
    from recovery_challenge where ticket_hash = ${ticketHash}`.execute(db);
}

/**
 * Redeems a ticket, once. Returns undefined when it is used, expired, or for another email address. A challenge that is
 * answered with a link keeps its mark in place of the code.
 */
export function redeemTicket(
  db: Db,
  ticketHash: string,
  emailKeys: readonly string[],
  code: { hmac: string; sentAt: number; expiresAt: number },
) {
  return db
    .updateTable("recovery_challenge")
    .set({
      code_hmac: sql`coalesce(code_hmac, ${code.hmac})`,
      sent_at: code.sentAt,
      expires_at: code.expiresAt,
    })
    .where("ticket_hash", "=", ticketHash)
    .where("email_key", "in", emailKeys)
    .where("sent_at", "is", null)
    .where("expires_at", ">", code.sentAt)
    .returningAll()
    .executeTakeFirst();
}

export async function deleteOtherChallenges(db: Db, browserHash: string, keep: string): Promise<void> {
  await db
    .deleteFrom("recovery_challenge")
    .where("browser_hash", "=", browserHash)
    .where("ticket_hash", "!=", keep)
    .execute();
}

/** Counts one try, before the code is compared. */
export function takeRecoveryTry(
  db: Db,
  browserHash: string,
  emailKeys: readonly string[],
  now: number,
  maxTries: number,
) {
  return db
    .updateTable("recovery_challenge")
    .set({ tries: sql`tries + 1` })
    .where("browser_hash", "=", browserHash)
    .where("email_key", "in", emailKeys)
    .where("sent_at", "is not", null)
    .where("expires_at", ">", now)
    .where("tries", "<", maxTries)
    .returningAll()
    .executeTakeFirst();
}

/** Whether a code was sent for this browser that has not expired, with or without tries left. */
export function hasRecoveryCode(
  db: Db,
  browserHash: string,
  emailKeys: readonly string[],
  now: number,
): Promise<boolean> {
  return hasRow(
    db
      .selectFrom("recovery_challenge")
      .select("ticket_hash")
      .where("browser_hash", "=", browserHash)
      .where("email_key", "in", emailKeys)
      .where("sent_at", "is not", null)
      .where("expires_at", ">", now),
  );
}

/** Returns whether it existed: a code works once. */
export function deleteRecoveryChallenge(db: Db, ticketHash: string): Promise<boolean> {
  return hasChanged(db.deleteFrom("recovery_challenge").where("ticket_hash", "=", ticketHash));
}

export async function insertGrant(
  db: Db,
  tokenHash: string,
  accountId: string,
  expiresAt: number,
): Promise<void> {
  await db
    .insertInto("recovery_grant")
    .values({ token_hash: tokenHash, account_id: accountId, expires_at: expiresAt })
    .execute();
}

export function findGrant(db: Db, tokenHash: string, now: number) {
  return db
    .selectFrom("recovery_grant")
    .innerJoin("account", "account.id", "recovery_grant.account_id")
    .select(["account.id", "account.email", "account.language"])
    .where("recovery_grant.token_hash", "=", tokenHash)
    .where("recovery_grant.expires_at", ">", now)
    .executeTakeFirst();
}

/** Returns whether it existed: a grant works once. */
export function deleteGrant(db: Db, tokenHash: string): Promise<boolean> {
  return hasChanged(db.deleteFrom("recovery_grant").where("token_hash", "=", tokenHash));
}

export async function deleteRecoveriesOf(db: Db, accountId: string): Promise<void> {
  await db.deleteFrom("recovery_challenge").where("account_id", "=", accountId).execute();
  await db.deleteFrom("recovery_grant").where("account_id", "=", accountId).execute();
}

export async function deleteRecoveriesByEmail(db: Db, emailKey: string): Promise<void> {
  await db.deleteFrom("recovery_challenge").where("email_key", "=", emailKey).execute();
}

export async function deleteOldRecoveries(db: Db, until: number): Promise<void> {
  await db.deleteFrom("recovery_challenge").where("expires_at", "<=", until).execute();
  await db.deleteFrom("recovery_grant").where("expires_at", "<=", until).execute();
}
