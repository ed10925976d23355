import type { Kysely } from "kysely";

/**
 * Channels that only chosen links show have a column of their own: a program that does not know it shows them nowhere.
 * Additive.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable("card").addColumn("link_only_contacts", "text").execute();
  await db.schema
    .alterTable("card_link")
    .addColumn("is_secret", "integer", (column) => column.notNull().defaultTo(0))
    .execute();
}
