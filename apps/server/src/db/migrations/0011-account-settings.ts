import type { Kysely } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable("session").addColumn("device", "text").execute();
  await db.schema.alterTable("session").addColumn("place", "text").execute();
  await db.schema
    .alterTable("session")
    .addColumn("authenticated_at", "bigint", (column) => column.notNull().defaultTo(0))
    .execute();

  await db.schema
    .createTable("email_change")
    .addColumn("account_id", "text", (column) =>
      column.primaryKey().references("account.id").onDelete("cascade"),
    )
    .addColumn("session_hash", "text", (column) => column.notNull())
    .addColumn("email", "text", (column) => column.notNull())
    .addColumn("code_hmac", "text", (column) => column.notNull())
    .addColumn("code_expires_at", "bigint", (column) => column.notNull())
    .addColumn("tries_of_code", "integer", (column) => column.notNull())
    .addColumn("tries", "integer", (column) => column.notNull())
    .addColumn("sends", "integer", (column) => column.notNull())
    .addColumn("sent_at", "bigint", (column) => column.notNull())
    .addColumn("expires_at", "bigint", (column) => column.notNull())
    .execute();
  await db.schema.createIndex("email_change_expires_at").on("email_change").column("expires_at").execute();

  await db.schema
    .createTable("former_email")
    .addColumn("token_hash", "text", (column) => column.primaryKey())
    .addColumn("account_id", "text", (column) =>
      column.notNull().references("account.id").onDelete("cascade"),
    )
    .addColumn("email", "text", (column) => column.notNull())
    .addColumn("changed_at", "bigint", (column) => column.notNull())
    .addColumn("expires_at", "bigint", (column) => column.notNull())
    .execute();
  await db.schema.createIndex("former_email_account_id").on("former_email").column("account_id").execute();
  await db.schema.createIndex("former_email_expires_at").on("former_email").column("expires_at").execute();

  await db.schema
    .createTable("passkey")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("account_id", "text", (column) =>
      column.notNull().references("account.id").onDelete("cascade"),
    )
    .addColumn("credential_id", "text", (column) => column.notNull().unique())
    .addColumn("public_key", "text", (column) => column.notNull())
    .addColumn("counter", "bigint", (column) => column.notNull())
    .addColumn("transports", "text", (column) => column.notNull())
    .addColumn("name", "text", (column) => column.notNull())
    .addColumn("created_at", "bigint", (column) => column.notNull())
    .addColumn("last_used_at", "bigint")
    .execute();
  await db.schema.createIndex("passkey_account_id").on("passkey").column("account_id").execute();

  await db.schema
    .createTable("passkey_challenge")
    .addColumn("challenge_hash", "text", (column) => column.primaryKey())
    .addColumn("browser_hash", "text", (column) => column.notNull())
    .addColumn("purpose", "text", (column) => column.notNull())
    .addColumn("expires_at", "bigint", (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex("passkey_challenge_expires_at")
    .on("passkey_challenge")
    .column("expires_at")
    .execute();
}
