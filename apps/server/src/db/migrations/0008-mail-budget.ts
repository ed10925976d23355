import { type Kysely, sql } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable("outbox")
    .addColumn("budget", "text", (column) => column.notNull().defaultTo("other"))
    .execute();
  await db.schema.alterTable("outbox").addColumn("network_hash", "text").execute();
  await sql`update outbox set budget = case
    when kind in ('login_code', 'recovery_code') then 'code_on_request'
    when kind in ('new_device', 'password_changed', 'payment_failed') then 'notice'
    when kind = 'welcome' then 'welcome'
    else 'other' end`.execute(db);
  await db.schema
    .createIndex("outbox_network_hash")
    .on("outbox")
    .columns(["network_hash", "sent_at"])
    .execute();
}
