import type { Kysely } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable("account").addColumn("welcomed_at", "bigint").execute();
  await db.schema
    .alterTable("account")
    .addColumn("has_weak_password", "integer", (column) => column.notNull().defaultTo(0))
    .execute();

  await db.schema
    .createTable("device")
    .addColumn("token_hash", "text", (column) => column.primaryKey())
    .addColumn("account_id", "text", (column) =>
      column.notNull().references("account.id").onDelete("cascade"),
    )
    .addColumn("confirmed_at", "bigint", (column) => column.notNull())
    .execute();
  await db.schema.createIndex("device_account_id").on("device").column("account_id").execute();

  await db.schema
    .createTable("login_challenge")
    .addColumn("token_hash", "text", (column) => column.primaryKey())
    .addColumn("browser_hash", "text", (column) => column.notNull())
    .addColumn("account_id", "text", (column) =>
      column.notNull().references("account.id").onDelete("cascade"),
    )
    .addColumn("code_hmac", "text", (column) => column.notNull())
    .addColumn("code_expires_at", "bigint", (column) => column.notNull())
    .addColumn("tries_of_code", "integer", (column) => column.notNull())
    .addColumn("tries", "integer", (column) => column.notNull())
    .addColumn("sends", "integer", (column) => column.notNull())
    .addColumn("sent_at", "bigint", (column) => column.notNull())
    .addColumn("expires_at", "bigint", (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex("login_challenge_expires_at")
    .on("login_challenge")
    .column("expires_at")
    .execute();
  await db.schema
    .createIndex("login_challenge_account_id")
    .on("login_challenge")
    .column("account_id")
    .execute();

  await db.schema
    .createTable("login_failure")
    .addColumn("key", "text", (column) => column.primaryKey())
    .addColumn("failures", "integer", (column) => column.notNull())
    .addColumn("locked_until", "bigint", (column) => column.notNull())
    .addColumn("failed_at", "bigint", (column) => column.notNull())
    .execute();

  await db.schema
    .createTable("recovery_challenge")
    .addColumn("ticket_hash", "text", (column) => column.primaryKey())
    .addColumn("browser_hash", "text", (column) => column.notNull())
    .addColumn("email_key", "text", (column) => column.notNull())
    .addColumn("account_id", "text", (column) => column.references("account.id").onDelete("cascade"))
    .addColumn("code_hmac", "text")
    .addColumn("tries", "integer", (column) => column.notNull())
    .addColumn("sent_at", "bigint")
    .addColumn("expires_at", "bigint", (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex("recovery_challenge_browser")
    .on("recovery_challenge")
    .column("browser_hash")
    .execute();
  await db.schema
    .createIndex("recovery_challenge_account")
    .on("recovery_challenge")
    .column("account_id")
    .execute();
  await db.schema
    .createIndex("recovery_challenge_expires")
    .on("recovery_challenge")
    .column("expires_at")
    .execute();

  await db.schema
    .createTable("recovery_grant")
    .addColumn("token_hash", "text", (column) => column.primaryKey())
    .addColumn("account_id", "text", (column) =>
      column.notNull().references("account.id").onDelete("cascade"),
    )
    .addColumn("expires_at", "bigint", (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex("recovery_grant_account_id")
    .on("recovery_grant")
    .column("account_id")
    .execute();

  await db.schema
    .createTable("sign_in_record")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("account_id", "text", (column) =>
      column.notNull().references("account.id").onDelete("cascade"),
    )
    .addColumn("kind", "text", (column) => column.notNull())
    .addColumn("ip", "text", (column) => column.notNull())
    .addColumn("metadata", "text", (column) => column.notNull())
    .addColumn("created_at", "bigint", (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex("sign_in_record_account_id")
    .on("sign_in_record")
    .column("account_id")
    .execute();
  await db.schema
    .createIndex("sign_in_record_created_at")
    .on("sign_in_record")
    .column("created_at")
    .execute();
}
