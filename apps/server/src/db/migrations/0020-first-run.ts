import type { Kysely } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  // Accounts from before have no row, and are not shown what they did long ago.
  await db.schema
    .createTable("first_run")
    .addColumn("account_id", "text", (column) =>
      column.primaryKey().references("account.id").onDelete("cascade"),
    )
    .addColumn("signature_copied_at", "bigint")
    .addColumn("code_shown_at", "bigint")
    .addColumn("put_away_at", "bigint")
    .execute();
}
