import { Kysely, sql } from "kysely";
import { expect, test } from "vitest";
import { temporaryFolder } from "../../test/server-process.ts";
import { flushLog } from "./flush-log.ts";
import type { Database } from "./schema.ts";
import { openSqlite, sqliteDialect } from "./sqlite.ts";

test("a log that is flushed before the commit holds what was written, and hides it until then", async () => {
  const file = `${temporaryFolder()}/flushed.db`;
  const open = () => new Kysely<Database>({ dialect: sqliteDialect(openSqlite(file)) });
  const [db, other] = [open(), open()];
  const count = async () => {
    const { rows } = await sql<{ count: number }>`select count(*) as count from line`.execute(other);
    return rows[0]?.count;
  };
  await sql`create table line (text text)`.execute(db);
  await db.transaction().execute(async (trx) => {
    for (let line = 0; line < 200; line += 1) {
      await sql`insert into line values (${"x".repeat(20_000)})`.execute(trx);
    }
    await flushLog(trx);
    expect(await count()).toBe(0);
  });
  expect(await count()).toBe(200);
  await db.destroy();
  await other.destroy();
});
