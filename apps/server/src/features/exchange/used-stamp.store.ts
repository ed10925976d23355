import type { Insertable } from "kysely";
import type { Db } from "../../db/database.ts";
import type { UsedStampTable } from "../../db/schema/exchange.tables.ts";

/** Returns false when the stamp was used before; the primary key decides, not an earlier read. */
export async function insertUsedStamp(db: Db, row: Insertable<UsedStampTable>): Promise<boolean> {
  const result = await db
    .insertInto("used_stamp")
    .values(row)
    .onConflict((conflict) => conflict.column("stamp_hash").doNothing())
    .executeTakeFirst();
  return Number(result.numInsertedOrUpdatedRows) > 0;
}

export function findUsedStamp(db: Db, stampHash: string) {
  return db
    .selectFrom("used_stamp")
    .select("details_hmac")
    .where("stamp_hash", "=", stampHash)
    .executeTakeFirst();
}

export async function deleteStampsUntil(db: Db, now: number): Promise<void> {
  await db.deleteFrom("used_stamp").where("expires_at", "<=", now).execute();
}
