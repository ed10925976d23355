import { type Kysely, sql } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  // One column at a time: SQLite adds no more in one statement.
  await db.schema.alterTable("card").addColumn("paused_at", "bigint").execute();
  await db.schema.alterTable("card").addColumn("deleted_at", "bigint").execute();
  await db.schema.alterTable("card").addColumn("channel_order", "text").execute();
  await db.schema
    .alterTable("card")
    .addColumn("position", "integer", (column) => column.notNull().defaultTo(0))
    .execute();
  await db.schema
    .createIndex("card_deleted_at")
    .on("card")
    .column("deleted_at")
    .where(sql.ref("deleted_at"), "is not", null)
    .execute();

  await db.schema
    .createTable("former_username")
    .addColumn("username_key", "text", (column) => column.primaryKey())
    .addColumn("owner_id", "text", (column) => column.notNull().references("account.id").onDelete("cascade"))
    .addColumn("card_id", "text", (column) => column.references("card.id").onDelete("set null"))
    .addColumn("reserved_until", "bigint", (column) => column.notNull())
    .execute();
  await db.schema.createIndex("former_username_owner_id").on("former_username").column("owner_id").execute();
  await db.schema.createIndex("former_username_card_id").on("former_username").column("card_id").execute();
  await db.schema
    .createIndex("former_username_reserved_until")
    .on("former_username")
    .column("reserved_until")
    .execute();

  await db.schema
    .createTable("username_change")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("card_id", "text", (column) => column.notNull().references("card.id").onDelete("cascade"))
    .addColumn("changed_at", "bigint", (column) => column.notNull())
    .execute();
  await db.schema.createIndex("username_change_card_id").on("username_change").column("card_id").execute();
}
