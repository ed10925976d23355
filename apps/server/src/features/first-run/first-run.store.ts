import type { Selectable } from "kysely";
import type { Db } from "../../db/database.ts";
import type { FirstRunTable } from "../../db/schema/account.tables.ts";

type FirstRunRow = Selectable<FirstRunTable>;
export type FirstRunTime = Exclude<keyof FirstRunRow, "account_id">;

export async function insertFirstRun(db: Db, accountId: string): Promise<void> {
  await db.insertInto("first_run").values({ account_id: accountId }).execute();
}

export function findFirstRunRow(db: Db, accountId: string): Promise<FirstRunRow | undefined> {
  return db.selectFrom("first_run").selectAll().where("account_id", "=", accountId).executeTakeFirst();
}

/** The first time stays. */
export async function updateFirstRunTime(
  db: Db,
  accountId: string,
  time: FirstRunTime,
  at: number,
): Promise<void> {
  await db
    .updateTable("first_run")
    .set({ [time]: at })
    .where("account_id", "=", accountId)
    .where(time, "is", null)
    .execute();
}
