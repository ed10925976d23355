import type { Kysely } from "kysely";

/** Additive: a program of the release before leaves it empty. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable("account").addColumn("takedown_erased_at", "bigint").execute();
}
