import { type Kysely, sql } from "kysely";

/** Additive: a program of the release before sends no such mail. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable("exchange_setting").addColumn("weekly_due_at", "bigint").execute();
  await db.schema
    .createIndex("exchange_setting_weekly_due")
    .on("exchange_setting")
    .column("weekly_due_at")
    .where(sql.ref("weekly_due_at"), "is not", null)
    .execute();
}
