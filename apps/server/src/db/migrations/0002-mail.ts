import { type Kysely, sql } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("outbox")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("kind", "text", (column) => column.notNull())
    .addColumn("sealed", "text")
    .addColumn("recipient_hash", "text")
    .addColumn("created_at", "bigint", (column) => column.notNull())
    .addColumn("expires_at", "bigint")
    .addColumn("next_try_at", "bigint", (column) => column.notNull())
    .addColumn("tries", "integer", (column) => column.notNull())
    .addColumn("claimed_until", "bigint")
    .addColumn("sent_at", "bigint")
    .addColumn("died_at", "bigint")
    .execute();
  // Partial index: few mails are pending, many are done, and the worker polls every few seconds.
  await db.schema
    .createIndex("outbox_waiting")
    .on("outbox")
    .column("next_try_at")
    .where(sql.ref("sent_at"), "is", null)
    .where(sql.ref("died_at"), "is", null)
    .execute();
  await db.schema.createIndex("outbox_sent_at").on("outbox").column("sent_at").execute();
  await db.schema
    .createIndex("outbox_recipient_hash")
    .on("outbox")
    .columns(["recipient_hash", "sent_at"])
    .execute();
}
