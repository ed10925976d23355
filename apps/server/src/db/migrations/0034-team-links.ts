import { type Kysely, sql } from "kysely";

/** Links of all cards of a team at once. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("team_link")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("team_id", "text", (column) => column.notNull().references("team.id").onDelete("cascade"))
    .addColumn("slug", "text", (column) => column.notNull())
    .addColumn("name", "text", (column) => column.notNull())
    .addColumn("last_day", "text")
    .addColumn("ended_on", "text")
    .addColumn("created_at", "bigint", (column) => column.notNull())
    .addColumn("version", "integer", (column) => column.notNull().defaultTo(1))
    .addUniqueConstraint("team_link_slug", ["team_id", "slug"])
    .execute();

  await db.schema
    .alterTable("person")
    .addColumn("team_link_id", "text", (column) => column.references("team_link.id").onDelete("set null"))
    .execute();
  await db.schema
    .createIndex("person_team_link")
    .on("person")
    .columns(["team_link_id", "number"])
    .where(sql.ref("team_link_id"), "is not", null)
    .execute();

  // The ids of links are longer than the names of other sources: what a link of a team brought is read by it alone.
  await db.schema
    .createIndex("insight_sum_link")
    .on("insight_sum")
    .columns(["source", "kind"])
    .where(sql<boolean>`length(source) > 12`)
    .execute();
}
