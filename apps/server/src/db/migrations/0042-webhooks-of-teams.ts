import type { Kysely } from "kysely";

/** Who has added a webhook: to their account, or to a team. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable("webhook")
    .addColumn("added_by", "text", (column) => column.references("account.id").onDelete("set null"))
    .execute();
  await db.schema.createIndex("webhook_added_by").on("webhook").column("added_by").execute();
}
