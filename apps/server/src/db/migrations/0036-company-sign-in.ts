import type { Kysely } from "kysely";

/** Who accounts are at a company's provider, and sign-ins that are under way there. Additive. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("company_identity")
    .addColumn("issuer", "text", (column) => column.notNull())
    .addColumn("subject", "text", (column) => column.notNull())
    .addColumn("account_id", "text", (column) =>
      column.notNull().references("account.id").onDelete("cascade"),
    )
    .addColumn("linked_at", "bigint", (column) => column.notNull())
    .addPrimaryKeyConstraint("company_identity_pk", ["issuer", "subject"])
    .addUniqueConstraint("company_identity_account", ["account_id", "issuer"])
    .execute();

  await db.schema
    .createTable("company_sign_in")
    .addColumn("state_hash", "text", (column) => column.primaryKey())
    .addColumn("browser_hash", "text", (column) => column.notNull())
    .addColumn("return_to", "text")
    .addColumn("expires_at", "bigint", (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex("company_sign_in_expires_at")
    .on("company_sign_in")
    .column("expires_at")
    .execute();
}
