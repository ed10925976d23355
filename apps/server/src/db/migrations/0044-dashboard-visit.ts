import type { Kysely } from "kysely";

/** When an account was last on its dashboard. Additive. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("dashboard_visit")
    .addColumn("account_id", "text", (column) =>
      column.primaryKey().references("account.id").onDelete("cascade"),
    )
    .addColumn("since", "bigint")
    .addColumn("since_views", "text")
    .addColumn("seen_at", "bigint", (column) => column.notNull())
    .addColumn("seen_views", "text", (column) => column.notNull())
    .execute();
}
