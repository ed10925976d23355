import type { Kysely } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable("card")
    .addColumn("version", "integer", (column) => column.notNull().defaultTo(1))
    .execute();
  // To find out whether any card still references an image.
  await db.schema.createIndex("card_profilepic").on("card").column("profilepic").execute();
  await db.schema.createIndex("card_logo").on("card").column("logo").execute();

  await db.schema
    .createTable("media")
    .addColumn("hash", "text", (column) => column.primaryKey())
    .addColumn("webp", "bytea", (column) => column.notNull())
    .addColumn("small", "bytea", (column) => column.notNull())
    .addColumn("jpeg", "bytea", (column) => column.notNull())
    .addColumn("touched_at", "bigint", (column) => column.notNull())
    .execute();
  await db.schema.createIndex("media_touched_at").on("media").column("touched_at").execute();

  await db.schema
    .createTable("favourite")
    .addColumn("account_id", "text", (column) =>
      column.notNull().references("account.id").onDelete("cascade"),
    )
    .addColumn("card_id", "text", (column) => column.notNull().references("card.id").onDelete("cascade"))
    .addColumn("created_at", "bigint", (column) => column.notNull())
    .addPrimaryKeyConstraint("favourite_pk", ["account_id", "card_id"])
    .execute();
  await db.schema.createIndex("favourite_card_id").on("favourite").column("card_id").execute();
}
