import type { Kysely } from "kysely";

/** What address books on other devices ask for: what has changed since, what is gone, and the vCards that they wrote. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("book_change")
    .addColumn("owner_id", "text", (column) =>
      column.primaryKey().references("account.id").onDelete("cascade"),
    )
    .addColumn("people", "bigint", (column) => column.notNull())
    .addColumn("cards", "bigint", (column) => column.notNull())
    .execute();

  await db.schema
    .alterTable("person")
    .addColumn("change", "bigint", (column) => column.notNull().defaultTo(0))
    .execute();
  await db.schema
    .createIndex("person_change")
    .on("person")
    .columns(["owner_id", "change", "number"])
    .execute();

  await db.schema
    .createTable("person_vcard")
    .addColumn("person_number", "integer", (column) =>
      column.primaryKey().references("person.number").onDelete("cascade"),
    )
    .addColumn("owner_id", "text", (column) => column.notNull().references("account.id").onDelete("cascade"))
    .addColumn("name", "text", (column) => column.notNull())
    .addColumn("uid", "text")
    .addColumn("size", "integer", (column) => column.notNull())
    .addColumn("lines", "text", (column) => column.notNull())
    .addUniqueConstraint("person_vcard_name", ["owner_id", "name"])
    .execute();
  await db.schema.createIndex("person_vcard_uid").on("person_vcard").columns(["owner_id", "uid"]).execute();
  await db.schema.createIndex("person_vcard_size").on("person_vcard").columns(["owner_id", "size"]).execute();

  await db.schema
    .createTable("person_removal")
    .addColumn("owner_id", "text", (column) => column.notNull().references("account.id").onDelete("cascade"))
    .addColumn("name", "text", (column) => column.notNull())
    .addColumn("change", "bigint", (column) => column.notNull())
    .addColumn("removed_at", "bigint", (column) => column.notNull())
    .addPrimaryKeyConstraint("person_removal_pk", ["owner_id", "name"])
    .execute();
  await db.schema
    .createIndex("person_removal_change")
    .on("person_removal")
    .columns(["owner_id", "change", "name"])
    .execute();
  await db.schema.createIndex("person_removal_age").on("person_removal").column("removed_at").execute();

  await db.schema
    .createTable("kept_card")
    .addColumn("owner_id", "text", (column) => column.notNull().references("account.id").onDelete("cascade"))
    .addColumn("card_id", "text", (column) => column.notNull())
    .addColumn("revision", "text", (column) => column.notNull())
    .addColumn("is_resting", "integer", (column) => column.notNull())
    .addColumn("change", "bigint", (column) => column.notNull())
    .addColumn("gone_at", "bigint")
    .addPrimaryKeyConstraint("kept_card_pk", ["owner_id", "card_id"])
    .execute();
  await db.schema.createIndex("kept_card_gone").on("kept_card").column("gone_at").execute();
}
