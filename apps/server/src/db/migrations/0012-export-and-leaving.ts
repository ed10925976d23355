import { type Kysely, sql } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable("account").addColumn("left_at", "bigint").execute();
  await db.schema
    .createIndex("account_left_at")
    .on("account")
    .column("left_at")
    .where(sql.ref("left_at"), "is not", null)
    .execute();
  await db.schema.alterTable("card").addColumn("owner_left_at", "bigint").execute();
  await keepUsernamesOfDeletedAccounts(db);

  await db.schema
    .createTable("account_export")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("account_id", "text", (column) =>
      column.notNull().unique().references("account.id").onDelete("cascade"),
    )
    .addColumn("state", "text", (column) => column.notNull())
    .addColumn("attempt", "integer", (column) => column.notNull())
    .addColumn("claimed_until", "bigint")
    .addColumn("part", "text")
    .addColumn("done", "integer", (column) => column.notNull())
    .addColumn("contents", "text", (column) => column.notNull())
    .addColumn("file_name", "text", (column) => column.notNull())
    .addColumn("size", "bigint")
    .addColumn("created_at", "bigint", (column) => column.notNull())
    .addColumn("expires_at", "bigint")
    .execute();
  await db.schema
    .createIndex("account_export_expires_at")
    .on("account_export")
    .column("expires_at")
    .execute();

  await db.schema
    .createTable("export_chunk")
    .addColumn("export_id", "text", (column) =>
      column.notNull().references("account_export.id").onDelete("cascade"),
    )
    .addColumn("attempt", "integer", (column) => column.notNull())
    .addColumn("position", "integer", (column) => column.notNull())
    .addColumn("bytes", "bytea", (column) => column.notNull())
    .addPrimaryKeyConstraint("export_chunk_pk", ["export_id", "attempt", "position"])
    .execute();

  // To find every row of a deleted account: the sandbox plays a provider of its own and refers to no account.
  await db.schema
    .createIndex("sandbox_checkout_account_id")
    .on("sandbox_checkout")
    .column("account_id")
    .execute();
  await db.schema
    .createIndex("sandbox_subscription_account_id")
    .on("sandbox_subscription")
    .column("account_id")
    .execute();
  await db.schema.createIndex("sandbox_event_object_id").on("sandbox_event").column("object_id").execute();
}

/** A username stays reserved when its account is deleted, so it refers to none then. SQLite changes no reference in place. */
async function keepUsernamesOfDeletedAccounts(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable("former_username").renameTo("former_username_before").execute();
  for (const column of ["owner_id", "card_id", "reserved_until"]) {
    await db.schema.dropIndex(`former_username_${column}`).execute();
  }
  await db.schema
    .createTable("former_username")
    .addColumn("username_key", "text", (column) => column.notNull())
    .addColumn("owner_id", "text", (column) => column.references("account.id").onDelete("set null"))
    .addColumn("card_id", "text", (column) => column.references("card.id").onDelete("set null"))
    .addColumn("reserved_until", "bigint", (column) => column.notNull())
    // Named: the table before has the usual name.
    .addPrimaryKeyConstraint("former_username_key", ["username_key"])
    .execute();
  await sql`
    insert into former_username (username_key, owner_id, card_id, reserved_until)
    select username_key, owner_id, card_id, reserved_until from former_username_before
  `.execute(db);
  await db.schema.dropTable("former_username_before").execute();
  for (const column of ["owner_id", "card_id", "reserved_until"]) {
    await db.schema.createIndex(`former_username_${column}`).on("former_username").column(column).execute();
  }
}
