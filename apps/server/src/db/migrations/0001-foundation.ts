import type { Kysely } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("account")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("email", "text", (column) => column.notNull().unique())
    .addColumn("first_name", "text", (column) => column.notNull())
    .addColumn("last_name", "text", (column) => column.notNull())
    .addColumn("password_hash", "text", (column) => column.notNull())
    .addColumn("email_verified_at", "bigint")
    .addColumn("created_at", "bigint", (column) => column.notNull())
    .execute();

  await db.schema
    .createTable("session")
    .addColumn("token_hash", "text", (column) => column.primaryKey())
    .addColumn("account_id", "text", (column) =>
      column.notNull().references("account.id").onDelete("cascade"),
    )
    .addColumn("created_at", "bigint", (column) => column.notNull())
    .addColumn("last_seen_at", "bigint", (column) => column.notNull())
    .execute();
  await db.schema.createIndex("session_account_id").on("session").column("account_id").execute();

  await db.schema
    .createTable("rate_counter")
    .addColumn("key", "text", (column) => column.primaryKey())
    .addColumn("hits", "integer", (column) => column.notNull())
    .addColumn("resets_at", "bigint", (column) => column.notNull())
    .execute();
  await db.schema.createIndex("rate_counter_resets_at").on("rate_counter").column("resets_at").execute();

  await db.schema
    .createTable("heartbeat")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("beat_at", "bigint", (column) => column.notNull())
    .execute();
}
