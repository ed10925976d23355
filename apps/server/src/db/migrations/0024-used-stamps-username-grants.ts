import { type Kysely, sql } from "kysely";

/** Additive: programs of releases before neither read nor write these tables. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("used_stamp")
    .addColumn("stamp_hash", "text", (column) => column.primaryKey())
    .addColumn("details_hmac", "text", (column) => column.notNull())
    .addColumn("expires_at", "bigint", (column) => column.notNull())
    .execute();
  await db.schema.createIndex("used_stamp_expires_at").on("used_stamp").column("expires_at").execute();

  // An operator's permission to use a name that is refused to everybody else.
  await db.schema
    .createTable("username_grant")
    .addColumn("username_key", "text", (column) => column.primaryKey())
    .addColumn("account_id", "text", (column) =>
      column.notNull().references("account.id").onDelete("cascade"),
    )
    .addColumn("created_at", "bigint", (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex("username_grant_account_id")
    .on("username_grant")
    .column("account_id")
    .execute();

  // Visitors are no longer written to: what still waits for them is not sent.
  await sql`delete from outbox where kind = 'contact_copy'`.execute(db);
}
