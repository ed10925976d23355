import { type Kysely, sql } from "kysely";

/** What visitors leave on a team card may be seen by the team's owners and admins too. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable("team").addColumn("contacts_shared_at", "bigint").execute();
  await db.schema
    .alterTable("person")
    .addColumn("shared_team_id", "text", (column) => column.references("team.id").onDelete("set null"))
    .execute();
  await db.schema
    .createIndex("person_shared")
    .on("person")
    .columns(["shared_team_id", "number"])
    .where(sql.ref("shared_team_id"), "is not", null)
    .execute();
}
