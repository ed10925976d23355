import type { Kysely } from "kysely";

/** A device keeps its user name when the account's email address changes. Additive. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable("access_token").addColumn("user_name", "text").execute();
}
