import { type Kysely, sql } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createIndex("account_unconfirmed_created_at")
    .on("account")
    .column("created_at")
    .where(sql.ref("email_verified_at"), "is", null)
    .execute();
  await db.schema
    .createIndex("contact_message_created_at")
    .on("contact_message")
    .column("created_at")
    .execute();
  // For the cascade of a deleted account: the existing index covers open attempts alone.
  await db.schema
    .createIndex("checkout_attempt_account_id")
    .on("checkout_attempt")
    .column("account_id")
    .execute();
}
