import type { Insertable, Selectable } from "kysely";
import type { Db } from "../../db/database.ts";
import { countRows, hasChanged } from "../../db/queries.ts";
import { CALLER_COLUMNS } from "../../db/schema/account.tables.ts";
import type { AccessTokenTable } from "../../db/schema/connect.tables.ts";

export type AccessTokenRow = Selectable<AccessTokenTable>;
export type TokenKind = AccessTokenTable["kind"];

export function insertToken(db: Db, row: Insertable<AccessTokenTable>): Promise<AccessTokenRow> {
  return db.insertInto("access_token").values(row).returningAll().executeTakeFirstOrThrow();
}

export function countTokens(db: Db, accountId: string, kind: TokenKind): Promise<number> {
  return countRows(
    db.selectFrom("access_token").where("account_id", "=", accountId).where("kind", "=", kind),
  );
}

export function countActiveTokensOf(db: Db, accountId: string, now: number): Promise<number> {
  return countRows(
    db
      .selectFrom("access_token")
      .where("account_id", "=", accountId)
      .where((where) => where.or([where("expires_at", "is", null), where("expires_at", ">", now)])),
  );
}

/** Newest first. */
export function listTokensOf(db: Db, accountId: string): Promise<AccessTokenRow[]> {
  return db
    .selectFrom("access_token")
    .selectAll()
    .where("account_id", "=", accountId)
    .orderBy("created_at", "desc")
    .orderBy("id")
    .execute();
}

/** The token and its account, unless it has ended or the account is suspended. */
export function findTokenWithAccount(db: Db, kind: TokenKind, secretHash: string, now: number) {
  return db
    .selectFrom("access_token")
    .innerJoin("account", "account.id", "access_token.account_id")
    .select(["access_token.id as token_id", "access_token.permissions", "access_token.last_used_at"])
    .select("access_token.user_name")
    .select(CALLER_COLUMNS)
    .where("access_token.secret_hash", "=", secretHash)
    .where("access_token.kind", "=", kind)
    .where((where) =>
      where.or([where("access_token.expires_at", "is", null), where("access_token.expires_at", ">", now)]),
    )
    .where("account.suspended_at", "is", null)
    .executeTakeFirst();
}

export async function updateTokenUsed(db: Db, id: string, now: number): Promise<void> {
  await db.updateTable("access_token").set({ last_used_at: now }).where("id", "=", id).execute();
}

export function deleteToken(db: Db, accountId: string, id: string): Promise<boolean> {
  return hasChanged(db.deleteFrom("access_token").where("id", "=", id).where("account_id", "=", accountId));
}

export async function deleteTokensOf(db: Db, accountId: string): Promise<void> {
  await db.deleteFrom("access_token").where("account_id", "=", accountId).execute();
}

/** Tokens that end between two moments, of accounts that are in use, if their owner was not told yet. The first to end first. */
export function listTokensToTell(db: Db, { after, until }: { after: number; until: number }, limit: number) {
  return db
    .selectFrom("access_token")
    .innerJoin("account", "account.id", "access_token.account_id")
    .select([
      "access_token.id as token_id",
      "access_token.name",
      "access_token.secret_start",
      "access_token.expires_at",
      "account.email",
      "account.language",
    ])
    .where("access_token.end_told_at", "is", null)
    .where("access_token.expires_at", ">", after)
    .where("access_token.expires_at", "<=", until)
    .where("account.left_at", "is", null)
    .where("account.suspended_at", "is", null)
    .orderBy("access_token.expires_at")
    .limit(limit)
    .execute();
}

/** False if another instance was faster, or the token is gone. */
export function markEndTold(db: Db, id: string, now: number): Promise<boolean> {
  return hasChanged(
    db
      .updateTable("access_token")
      .set({ end_told_at: now })
      .where("id", "=", id)
      .where("end_told_at", "is", null),
  );
}
