import type { Kysely } from "kysely";

/** From what to what something was changed. Additive. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const column of ["from_value", "to_value"]) {
    await db.schema
      .alterTable("team_action")
      .addColumn(column, "text", (added) => added.notNull().defaultTo(""))
      .execute();
  }
}
