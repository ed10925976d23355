import type { Kysely } from "kysely";

/** In which an owner reads pages and mails; null for the browser's. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable("account").addColumn("language", "text").execute();
}
