import type { Kysely } from "kysely";

/** In which somebody who reported a card is answered. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable("card_report").addColumn("language", "text").execute();
}
