import { sql } from "kysely";
import { expect, test } from "vitest";
import { eachDatabase } from "../../test/databases.ts";
import type { RootDb } from "./database.ts";
import { migrate } from "./migrate.ts";
import { MIGRATIONS, OLDEST_COMPATIBLE } from "./migrations.ts";

eachDatabase("a database that a newer program has migrated", (database) => {
  /** As the next release would leave it. */
  async function upgrade(db: RootDb, oldest: string): Promise<void> {
    await sql`
      insert into kysely_migration (name, timestamp)
      values ('9999-of-the-next-release', '2027-01-01T00:00:00.000Z')`.execute(db);
    await db
      .insertInto("schema_compatibility")
      .values({ id: "schema", oldest_migration: oldest })
      .onConflict((conflict) => conflict.column("id").doUpdateSet({ oldest_migration: oldest }))
      .execute();
  }
  const rollBack = (db: RootDb) =>
    sql`delete from kysely_migration where name = '9999-of-the-next-release'`.execute(db);

  test("is used after a roll-back by one release", async () => {
    const db = await database.open();
    await upgrade(db, Object.keys(MIGRATIONS).at(-1) as string);
    try {
      expect(await migrate(db)).toEqual([]);
    } finally {
      await rollBack(db);
    }
  });

  test("is refused after a roll-back by more, and nothing is changed", async () => {
    const db = await database.open();
    await upgrade(db, "9998-of-a-release-between");
    try {
      await expect(migrate(db)).rejects.toThrow(/^The database belongs to a newer version/);
    } finally {
      await rollBack(db);
    }
  });
});

test("the oldest program that can run on today's schema is one that was released", () => {
  expect(Object.keys(MIGRATIONS)).toContain(OLDEST_COMPATIBLE);
});
