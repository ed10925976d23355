import type { Kysely } from "kysely";

/** Who has come into a team by the sign-in of the company, or waits for a seat there. Additive. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("team_arrival")
    .addColumn("team_id", "text", (column) => column.notNull().references("team.id").onDelete("cascade"))
    .addColumn("account_id", "text", (column) =>
      column.notNull().references("account.id").onDelete("cascade"),
    )
    .addColumn("arrived_at", "bigint", (column) => column.notNull())
    .addColumn("joined_at", "bigint")
    .addPrimaryKeyConstraint("team_arrival_pk", ["team_id", "account_id"])
    .execute();
  await db.schema.createIndex("team_arrival_account").on("team_arrival").column("account_id").execute();
}
