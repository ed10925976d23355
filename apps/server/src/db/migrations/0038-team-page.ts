import type { Kysely } from "kysely";

/** The public page of a team, and the people who agreed to be shown there. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable("team").addColumn("page_slug", "text").execute();
  for (const column of ["page_shown", "page_indexable"]) {
    await db.schema
      .alterTable("team")
      .addColumn(column, "integer", (definition) => definition.notNull().defaultTo(0))
      .execute();
  }
  await db.schema
    .alterTable("team")
    .addColumn("page_line", "text", (column) => column.notNull().defaultTo(""))
    .execute();
  await db.schema.createIndex("team_page_slug").on("team").column("page_slug").unique().execute();
  await db.schema
    .alterTable("team_person")
    .addColumn("on_page", "integer", (column) => column.notNull().defaultTo(0))
    .execute();
}
