import type { Kysely } from "kysely";

/** Owners are told before a token ends. Additive. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable("access_token").addColumn("end_told_at", "bigint").execute();
  await db.schema.createIndex("access_token_expires_at").on("access_token").column("expires_at").execute();
}
