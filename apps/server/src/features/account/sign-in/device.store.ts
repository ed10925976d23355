import type { Db } from "../../../db/database.ts";
import { hasRow } from "../../../db/queries.ts";

export async function insertDevice(db: Db, tokenHash: string, accountId: string, now: number): Promise<void> {
  await db
    .insertInto("device")
    .values({ token_hash: tokenHash, account_id: accountId, confirmed_at: now })
    .execute();
}

export function hasDevice(db: Db, tokenHash: string, accountId: string, after: number): Promise<boolean> {
  return hasRow(
    db
      .selectFrom("device")
      .select("token_hash")
      .where("token_hash", "=", tokenHash)
      .where("account_id", "=", accountId)
      .where("confirmed_at", ">", after),
  );
}

export async function deleteDevice(db: Db, tokenHash: string): Promise<void> {
  await db.deleteFrom("device").where("token_hash", "=", tokenHash).execute();
}

export async function deleteDevices(db: Db, accountId: string, except?: string): Promise<void> {
  let query = db.deleteFrom("device").where("account_id", "=", accountId);
  if (except !== undefined) query = query.where("token_hash", "!=", except);
  await query.execute();
}

export async function deleteOldDevices(db: Db, until: number): Promise<void> {
  await db.deleteFrom("device").where("confirmed_at", "<=", until).execute();
}
