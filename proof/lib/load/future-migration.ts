import { type Kysely, sql } from "kysely";
import { type Migration, Migrator } from "kysely/migration";
import type { RootDb } from "../../../apps/server/src/db/database.ts";
import { MIGRATIONS } from "../../../apps/server/src/db/migrations.ts";

/** What the next version might bring: a column that today's version does not know, filled, and an index over it. */
const next: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable("card").addColumn("pronouns", "text").execute();
    await sql`update card set pronouns = ''`.execute(db);
    await db.schema.createIndex("card_pronouns").on("card").column("pronouns").execute();
  },
};

/** Runs it as the product runs its own, and says how many steps were taken. */
export async function migrateToNextVersion(db: RootDb): Promise<number> {
  const migrations = { ...MIGRATIONS, "9999-next-version": next };
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
  const { error, results = [] } = await migrator.migrateToLatest();
  if (error) throw error;
  return results.filter(({ status }) => status === "Success").length;
}
