import type { Kysely } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("card")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("owner_id", "text", (column) => column.notNull().references("account.id").onDelete("cascade"))
    .addColumn("username", "text", (column) => column.notNull())
    .addColumn("username_key", "text", (column) => column.notNull().unique())
    .addColumn("fullname", "text", (column) => column.notNull())
    .addColumn("occupation", "text", (column) => column.notNull())
    .addColumn("companyname", "text", (column) => column.notNull())
    .addColumn("bio", "text", (column) => column.notNull())
    .addColumn("color", "text", (column) => column.notNull())
    .addColumn("profilepic", "text")
    .addColumn("logo", "text")
    .addColumn("contacts", "text", (column) => column.notNull())
    .addColumn("created_at", "bigint", (column) => column.notNull())
    .addColumn("updated_at", "bigint", (column) => column.notNull())
    .execute();
  await db.schema.createIndex("card_owner_id").on("card").column("owner_id").execute();
}
