import { expect, test } from "vitest";
import { eachDatabase, withNewPostgres } from "../../test/databases.ts";
import { openDatabase } from "./database.ts";
import { migrate } from "./migrate.ts";
import { MIGRATIONS } from "./migrations.ts";

eachDatabase("migrations", (database) => {
  test("are done once and then found to be done", async () => {
    const db = await database.open();
    expect(await migrate(db)).toEqual([]);
  });

  test("are numbered without a gap", () => {
    const numbers = Object.keys(MIGRATIONS).map((name) => Number(name.slice(0, 4)));
    expect(numbers).toEqual(numbers.map((_, at) => at + 1));
  });
});

test.skipIf(!process.env["TEST_DATABASE_URL"])(
  "several instances may start at once on one new PostgreSQL",
  async () => {
    await withNewPostgres(async (target) => {
      const instances = [1, 2, 3, 4].map(() => openDatabase(target));
      const applied = await Promise.all(instances.map(migrate));
      await Promise.all(instances.map((db) => db.destroy()));
      expect(applied.flat().toSorted()).toEqual(Object.keys(MIGRATIONS));
    });
  },
);
