import type { Insertable } from "kysely";
import type { Db } from "../../../db/database.ts";
import { hasChanged, hasRow } from "../../../db/queries.ts";
import { CALLER_COLUMNS, type SessionTable } from "../../../db/schema/account.tables.ts";

export async function insertSession(db: Db, row: Insertable<SessionTable>): Promise<void> {
  await db.insertInto("session").values(row).execute();
}

/** The session and its account, unless it is too old or too long idle. */
export function findSessionWithAccount(db: Db, tokenHash: string, begunAfter: number, seenAfter: number) {
  return (
    db
      .selectFrom("session")
      .innerJoin("account", "account.id", "session.account_id")
      .select(["session.last_seen_at", ...CALLER_COLUMNS])
      .where("session.token_hash", "=", tokenHash)
      .where("session.created_at", ">", begunAfter)
      .where("session.last_seen_at", ">", seenAfter)
      // Also for a session that began while the account was being suspended.
      .where("account.suspended_at", "is", null)
      .executeTakeFirst()
  );
}

export function listSessions(db: Db, accountId: string, begunAfter: number, seenAfter: number) {
  return db
    .selectFrom("session")
    .select(["token_hash", "created_at", "last_seen_at", "device", "place"])
    .where("account_id", "=", accountId)
    .where("created_at", ">", begunAfter)
    .where("last_seen_at", ">", seenAfter)
    .orderBy("last_seen_at", "desc")
    .orderBy("token_hash")
    .execute();
}

export function wasAuthenticatedSince(db: Db, tokenHash: string, since: number): Promise<boolean> {
  return hasRow(
    db
      .selectFrom("session")
      .select("token_hash")
      .where("token_hash", "=", tokenHash)
      .where("authenticated_at", ">", since),
  );
}

export async function updateAuthenticated(db: Db, tokenHash: string, now: number): Promise<void> {
  await db
    .updateTable("session")
    .set({ authenticated_at: now })
    .where("token_hash", "=", tokenHash)
    .execute();
}

export async function updateAdminConfirmed(db: Db, tokenHash: string, now: number): Promise<void> {
  await db
    .updateTable("session")
    .set({ admin_confirmed_at: now })
    .where("token_hash", "=", tokenHash)
    .execute();
}

export function findAdminConfirmed(db: Db, tokenHash: string) {
  return db
    .selectFrom("session")
    .select("admin_confirmed_at")
    .where("token_hash", "=", tokenHash)
    .executeTakeFirst();
}

/** Part of a transaction: whoever ends sessions waits for it. Returns false when the session has ended. */
export function lockSession(trx: Db, tokenHash: string): Promise<boolean> {
  return hasChanged(
    trx
      .updateTable("session")
      .set(({ ref }) => ({ last_seen_at: ref("last_seen_at") }))
      .where("token_hash", "=", tokenHash),
  );
}

export async function updateSessionSeen(db: Db, tokenHash: string, seenAt: number): Promise<void> {
  await db.updateTable("session").set({ last_seen_at: seenAt }).where("token_hash", "=", tokenHash).execute();
}

export async function deleteSession(db: Db, tokenHash: string): Promise<void> {
  await db.deleteFrom("session").where("token_hash", "=", tokenHash).execute();
}

/** Keeps the newest `keep` sessions of an account. */
export async function deleteOldSessions(db: Db, accountId: string, keep: number): Promise<void> {
  const newest = db
    .selectFrom("session")
    .select("token_hash")
    .where("account_id", "=", accountId)
    .orderBy("created_at", "desc")
    .orderBy("token_hash")
    .limit(keep);
  await db
    .deleteFrom("session")
    .where("account_id", "=", accountId)
    .where("token_hash", "not in", newest)
    .execute();
}

/** Returns how many there were. */
export async function deleteSessionsOf(db: Db, accountId: string, exceptHash?: string): Promise<number> {
  let query = db.deleteFrom("session").where("account_id", "=", accountId);
  if (exceptHash !== undefined) query = query.where("token_hash", "!=", exceptHash);
  return Number((await query.executeTakeFirst()).numDeletedRows);
}

export async function deleteSessionsUntil(db: Db, begunUntil: number, seenUntil: number): Promise<void> {
  await db
    .deleteFrom("session")
    .where((where) =>
      where.or([where("created_at", "<=", begunUntil), where("last_seen_at", "<=", seenUntil)]),
    )
    .execute();
}
