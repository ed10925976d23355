import { type Kysely, sql } from "kysely";

/** Off for every card: being listed by search engines is its owner's choice. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable("card")
    .addColumn("indexable", "integer", (column) => column.notNull().defaultTo(0))
    .execute();
  // Partial, so that it holds nothing of the cards that are not listed.
  await db.schema
    .createIndex("card_indexable")
    .on("card")
    .column("username_key")
    .where(sql.ref("indexable"), "=", sql.lit(1))
    .execute();
}
