import { type Kysely, sql } from "kysely";

/** Paused cards are counted without reading all cards. Additive. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createIndex("card_paused_at")
    .on("card")
    .column("paused_at")
    .where(sql.ref("paused_at"), "is not", null)
    .execute();
}
