import { type Kysely, sql } from "kysely";

/** A logo of the team itself. Additive. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable("team").addColumn("logo", "text").execute();
  await db.schema
    .createIndex("team_logo")
    .on("team")
    .column("logo")
    .where(sql.ref("logo"), "is not", null)
    .execute();
}
