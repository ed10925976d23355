import type { Kysely } from "kysely";

/** Additive: a program of the release before runs on it, as long as no picture has left the database. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable("media").addColumn("object_key", "text").execute();

  await db.schema
    .createTable("media_removal")
    .addColumn("object_key", "text", (column) => column.primaryKey())
    .addColumn("due_at", "bigint", (column) => column.notNull())
    .execute();
  await db.schema.createIndex("media_removal_due_at").on("media_removal").column("due_at").execute();

  await db.schema
    .createTable("schema_compatibility")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("oldest_migration", "text", (column) => column.notNull())
    .execute();
}
