import { type Kysely, sql } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("billing_customer")
    .addColumn("customer_id", "text", (column) => column.primaryKey())
    .addColumn("provider", "text", (column) => column.notNull())
    .addColumn("account_id", "text", (column) =>
      column.notNull().references("account.id").onDelete("cascade"),
    )
    .addUniqueConstraint("billing_customer_account", ["account_id", "provider"])
    .execute();

  await db.schema
    .createTable("subscription")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("provider", "text", (column) => column.notNull())
    .addColumn("account_id", "text", (column) =>
      column.notNull().references("account.id").onDelete("cascade"),
    )
    .addColumn("customer_id", "text", (column) => column.notNull())
    .addColumn("price_id", "text", (column) => column.notNull())
    .addColumn("status", "text", (column) => column.notNull())
    .addColumn("period_end", "bigint", (column) => column.notNull())
    .addColumn("cancel_at", "bigint")
    .addColumn("past_due_since", "bigint")
    .addColumn("ended_at", "bigint")
    .addColumn("created_at", "bigint", (column) => column.notNull())
    .addColumn("synced_at", "bigint", (column) => column.notNull())
    .execute();
  await db.schema.createIndex("subscription_account_id").on("subscription").column("account_id").execute();
  await db.schema.createIndex("subscription_synced_at").on("subscription").column("synced_at").execute();

  await db.schema
    .createTable("checkout_attempt")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("provider", "text", (column) => column.notNull())
    .addColumn("account_id", "text", (column) =>
      column.notNull().references("account.id").onDelete("cascade"),
    )
    .addColumn("price_id", "text", (column) => column.notNull())
    .addColumn("session_id", "text", (column) => column.unique())
    .addColumn("url", "text")
    .addColumn("state", "text", (column) => column.notNull())
    .addColumn("created_at", "bigint", (column) => column.notNull())
    .addColumn("expires_at", "bigint", (column) => column.notNull())
    .execute();
  // One open attempt for each account: two tabs or a double click lead to the same checkout.
  await db.schema
    .createIndex("checkout_attempt_open")
    .unique()
    .on("checkout_attempt")
    .column("account_id")
    .where(sql.ref("state"), "=", sql.lit("open"))
    .execute();

  await db.schema
    .createTable("billing_event")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("provider", "text", (column) => column.notNull())
    .addColumn("type", "text", (column) => column.notNull())
    .addColumn("applied_at", "bigint", (column) => column.notNull())
    .execute();
  await db.schema.createIndex("billing_event_applied_at").on("billing_event").column("applied_at").execute();

  await db.schema
    .createTable("billing_cursor")
    .addColumn("provider", "text", (column) => column.primaryKey())
    .addColumn("last_event_id", "text")
    .addColumn("reconciled_at", "bigint", (column) => column.notNull())
    .execute();

  await db.schema
    .createTable("sandbox_checkout")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("account_id", "text", (column) => column.notNull())
    .addColumn("customer_id", "text", (column) => column.notNull())
    .addColumn("price_id", "text", (column) => column.notNull())
    .addColumn("success_url", "text", (column) => column.notNull())
    .addColumn("cancel_url", "text", (column) => column.notNull())
    .addColumn("state", "text", (column) => column.notNull())
    .addColumn("subscription_id", "text")
    .addColumn("expires_at", "bigint", (column) => column.notNull())
    .execute();

  await db.schema
    .createTable("sandbox_subscription")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("account_id", "text", (column) => column.notNull())
    .addColumn("customer_id", "text", (column) => column.notNull())
    .addColumn("price_id", "text", (column) => column.notNull())
    .addColumn("status", "text", (column) => column.notNull())
    .addColumn("period_end", "bigint", (column) => column.notNull())
    .addColumn("cancel_at", "bigint")
    .addColumn("ended_at", "bigint")
    .addColumn("renewal_fails", "integer", (column) => column.notNull())
    .addColumn("created_at", "bigint", (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex("sandbox_subscription_customer")
    .on("sandbox_subscription")
    .column("customer_id")
    .execute();

  await db.schema
    .createTable("sandbox_event")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("type", "text", (column) => column.notNull())
    .addColumn("object_id", "text", (column) => column.notNull())
    .addColumn("created_at", "bigint", (column) => column.notNull())
    .addColumn("delivered_at", "bigint")
    .execute();
  await db.schema.createIndex("sandbox_event_created_at").on("sandbox_event").column("created_at").execute();
}
