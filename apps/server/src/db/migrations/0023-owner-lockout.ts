import type { Kysely } from "kysely";

/**
 * Additive. `sign_in_challenge` takes the place of `login_challenge`, whose account cannot be null: a program of the
 * release before still uses that one, so a sign-in under way during the upgrade has to begin again.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("sign_in_challenge")
    .addColumn("token_hash", "text", (column) => column.primaryKey())
    .addColumn("browser_hash", "text", (column) => column.notNull())
    .addColumn("account_id", "text", (column) => column.references("account.id").onDelete("cascade"))
    .addColumn("is_blind", "integer", (column) => column.notNull())
    .addColumn("code_hmac", "text", (column) => column.notNull())
    .addColumn("code_expires_at", "bigint", (column) => column.notNull())
    .addColumn("tries_of_code", "integer", (column) => column.notNull())
    .addColumn("tries", "integer", (column) => column.notNull())
    .addColumn("sends", "integer", (column) => column.notNull())
    .addColumn("sent_at", "bigint", (column) => column.notNull())
    .addColumn("expires_at", "bigint", (column) => column.notNull())
    .execute();
  for (const column of ["expires_at", "account_id"]) {
    await db.schema
      .createIndex(`sign_in_challenge_${column}`)
      .on("sign_in_challenge")
      .column(column)
      .execute();
  }
  await db.schema.alterTable("account").addColumn("password_set_at", "bigint").execute();
  await db.schema.alterTable("passkey").addColumn("doubted_at", "bigint").execute();
  await db.schema.alterTable("former_email").addColumn("password_hash", "text").execute();
}
