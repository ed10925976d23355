import { type Kysely, PostgresAdapter, sql } from "kysely";

/** Addresses that are told what happens, and the outbox of what they are told. Additive. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter;

  await db.schema
    .createTable("webhook")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("account_id", "text", (column) =>
      column.notNull().references("account.id").onDelete("cascade"),
    )
    .addColumn("url", "text", (column) => column.notNull())
    .addColumn("events", "text", (column) => column.notNull())
    .addColumn("secret", "text", (column) => column.notNull())
    .addColumn("secret_at", "bigint", (column) => column.notNull())
    .addColumn("old_secret", "text")
    .addColumn("old_secret_until", "bigint")
    .addColumn("created_at", "bigint", (column) => column.notNull())
    .addColumn("last_at", "bigint")
    .addColumn("failing_since", "bigint")
    .addColumn("paused_at", "bigint")
    .addColumn("paused_by", "text")
    .execute();
  await db.schema.createIndex("webhook_account_id").on("webhook").column("account_id").execute();

  const deliveries = db.schema.createTable("webhook_delivery");
  // Ascending: the order in which deliveries about one subject are sent.
  await (isPostgres
    ? deliveries.addColumn("number", "bigserial", (column) => column.primaryKey())
    : deliveries.addColumn("number", "integer", (column) => column.primaryKey().autoIncrement())
  )
    .addColumn("id", "text", (column) => column.notNull().unique())
    .addColumn("webhook_id", "text", (column) =>
      column.notNull().references("webhook.id").onDelete("cascade"),
    )
    .addColumn("event", "text", (column) => column.notNull())
    .addColumn("subject", "text", (column) => column.notNull())
    .addColumn("body", "text", (column) => column.notNull())
    .addColumn("created_at", "bigint", (column) => column.notNull())
    .addColumn("next_try_at", "bigint", (column) => column.notNull())
    .addColumn("tries", "integer", (column) => column.notNull().defaultTo(0))
    .addColumn("attempts", "text", (column) => column.notNull().defaultTo("[]"))
    .addColumn("answer", "text")
    .addColumn("claimed_until", "bigint")
    .addColumn("ended_at", "bigint")
    .addColumn("is_delivered", "integer", (column) => column.notNull().defaultTo(0))
    .execute();
  await db.schema
    .createIndex("webhook_delivery_due")
    .on("webhook_delivery")
    .columns(["webhook_id", "next_try_at"])
    .where(sql.ref("ended_at"), "is", null)
    .execute();
  await db.schema
    .createIndex("webhook_delivery_subject")
    .on("webhook_delivery")
    .columns(["webhook_id", "subject", "number"])
    .where(sql.ref("ended_at"), "is", null)
    .execute();
  await db.schema
    .createIndex("webhook_delivery_list")
    .on("webhook_delivery")
    .columns(["webhook_id", "number"])
    .execute();
  await db.schema.createIndex("webhook_delivery_age").on("webhook_delivery").column("created_at").execute();
}
