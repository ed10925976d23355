import type { Selectable, Updateable } from "kysely";
import type { Db } from "../../db/database.ts";
import type { ExchangeSettingTable } from "../../db/schema/exchange.tables.ts";

export type ExchangeSettingRow = Selectable<ExchangeSettingTable>;

/** Undefined while an account has chosen nothing. */
export function findSetting(db: Db, accountId: string): Promise<ExchangeSettingRow | undefined> {
  return db.selectFrom("exchange_setting").selectAll().where("account_id", "=", accountId).executeTakeFirst();
}

export async function upsertSetting(
  db: Db,
  accountId: string,
  changes: Omit<Updateable<ExchangeSettingTable>, "account_id">,
): Promise<void> {
  await db
    .insertInto("exchange_setting")
    .values({ account_id: accountId, ...changes })
    .onConflict((conflict) => conflict.column("account_id").doUpdateSet(changes))
    .execute();
}

/** Accounts about whose new people a mail may be sent now, the longest waiting first. */
export async function listDueAccounts(db: Db, now: number, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom("exchange_setting")
    .select("account_id")
    .where("mail_due_at", "<=", now)
    .orderBy("mail_due_at")
    .limit(limit)
    .execute();
  return rows.map((row) => row.account_id);
}

/** Accounts whose weekly summary is due, the longest waiting first. */
export async function listDueSummaries(db: Db, now: number, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom("exchange_setting")
    .select("account_id")
    .where("weekly_due_at", "<=", now)
    .orderBy("weekly_due_at")
    .limit(limit)
    .execute();
  return rows.map((row) => row.account_id);
}
