import type { Kysely } from "kysely";

/** The language of a card's texts, how the name is spoken, and a second side in another language, as JSON. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const column of ["language", "reading", "second_side"]) {
    await db.schema.alterTable("card").addColumn(column, "text").execute();
  }
}
