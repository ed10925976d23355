import type { Kysely } from "kysely";

/** By which a server notices that it was given another key than the one the database was written with. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("secret_key_mark")
    .addColumn("mark", "text", (column) => column.primaryKey())
    .execute();
}
