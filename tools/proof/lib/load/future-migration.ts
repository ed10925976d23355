import { type Kysely, sql } from "kysely";
import { type Migration, Migrator } from "kysely/migration";
import type { RootDb } from "../../../../apps/server/src/db/database.ts";
import { MIGRATIONS } from "../../../../apps/server/src/db/migrations.ts";

/** A migration as the next version might bring it: a new filled column with an index. */
const next: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable("card").addColumn("pronouns", "text").execute();
    await sql`update card set pronouns = ''`.execute(db);
    await db.schema.createIndex("card_pronouns").on("card").column("pronouns").execute();
  },
};

/** Runs it as the product runs its migrations and returns the number of steps. */
export async function migrateToNextVersion(db: RootDb): Promise<number> {
  const migrations = { ...MIGRATIONS, "9999-next-version": next };
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
  const { error, results = [] } = await migrator.migrateToLatest();
  if (error) throw error;
  return results.filter(({ status }) => status === "Success").length;
}
