import type { Kysely } from "kysely";

/** Passwords of devices, tokens of programs, and the calls that these make once. Additive. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("access_token")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("account_id", "text", (column) =>
      column.notNull().references("account.id").onDelete("cascade"),
    )
    .addColumn("kind", "text", (column) => column.notNull())
    .addColumn("name", "text", (column) => column.notNull())
    .addColumn("secret_hash", "text", (column) => column.notNull().unique())
    .addColumn("secret_start", "text")
    .addColumn("system", "text")
    .addColumn("permissions", "text", (column) => column.notNull())
    .addColumn("created_at", "bigint", (column) => column.notNull())
    .addColumn("expires_at", "bigint")
    .addColumn("last_used_at", "bigint")
    .execute();
  await db.schema.createIndex("access_token_account_id").on("access_token").column("account_id").execute();

  await db.schema
    .createTable("idempotency_key")
    .addColumn("key_hash", "text", (column) => column.primaryKey())
    .addColumn("account_id", "text", (column) =>
      column.notNull().references("account.id").onDelete("cascade"),
    )
    .addColumn("request_hash", "text", (column) => column.notNull())
    .addColumn("answer", "text")
    .addColumn("created_at", "bigint", (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex("idempotency_key_account_id")
    .on("idempotency_key")
    .column("account_id")
    .execute();
  await db.schema
    .createIndex("idempotency_key_created_at")
    .on("idempotency_key")
    .column("created_at")
    .execute();
}
