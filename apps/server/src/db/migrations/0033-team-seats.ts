import type { Kysely } from "kysely";

const TABLES = ["subscription", "checkout_attempt", "sandbox_checkout", "sandbox_subscription"];

/** Subscriptions of teams are for as many people as have a card. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of TABLES) {
    await db.schema
      .alterTable(table)
      .addColumn("quantity", "integer", (column) => column.notNull().defaultTo(1))
      .execute();
  }
  for (const table of ["subscription", "sandbox_subscription"]) {
    await db.schema.alterTable(table).addColumn("seats", "integer").execute();
    await db.schema.alterTable(table).addColumn("seats_until", "bigint").execute();
  }
}
