import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { copyFile } from "node:fs/promises";
import { join } from "node:path";
import { setImmediate as nextTurn } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { signIn } from "../../../../tools/harness/accounts.ts";
import { spawnServer, startServer, temporaryFolder } from "../../test/server-process.ts";
import { backUp } from "./backup.ts";
import { openDatabase } from "./database.ts";
import { migrate } from "./migrate.ts";
import { openSqlite } from "./sqlite.ts";

const COMMAND = fileURLToPath(new URL("../server/cli/backup.ts", import.meta.url));

test("a backup of a running installation can be put in place of a lost one", async () => {
  const folder = temporaryFolder();
  const backup = join(temporaryFolder(), "visita-backup.db");
  await startServer({ DATA_DIR: folder });
  const db = openDatabase({ kind: "sqlite", file: join(folder, "visita.db") });
  const before = await signIn(db);

  const made = await spawnServer({ DATA_DIR: folder }, COMMAND, [backup]).ended;
  expect(made).toMatchObject({ code: 0 });
  const after = await signIn(db);
  await db.destroy();

  const restored = temporaryFolder();
  await copyFile(backup, join(restored, "visita.db"));
  await copyFile(join(folder, "secret-key"), join(restored, "secret-key"));
  const server = await startServer({ DATA_DIR: restored });
  const userOf = async (cookie: string) => {
    const response = await fetch(`${server.url}/api/auth/user`, { headers: { cookie } });
    return (await response.json()) as { user: unknown };
  };
  expect(await userOf(before.cookie)).toMatchObject({ user: { userid: before.account.id } });
  expect(await userOf(after.cookie)).toEqual({ user: null });
});

test("a backup leaves out what tells the visitors of a day apart", async () => {
  const folder = temporaryFolder();
  const [file, copy] = [join(folder, "visita.db"), join(folder, "copy.db")];
  const db = openDatabase({ kind: "sqlite", file });
  await migrate(db);
  await db.insertInto("insight_key").values({ day: "2026-04-23", key: "the-key-of-the-day" }).execute();
  const visitor = { day: "2026-04-23", hash: "the-hash-of-a-visitor", seen_at: 1, visits: 1 };
  await db.insertInto("insight_visitor").values(visitor).execute();
  await backUp(file, copy);
  await db.destroy();
  for (const secret of ["the-key-of-the-day", "the-hash-of-a-visitor"]) {
    expect(readFileSync(file).includes(secret)).toBe(true);
    expect(readFileSync(copy).includes(secret)).toBe(false);
  }
});

test("a backup never overwrites a file, and says so", async () => {
  const folder = temporaryFolder();
  await startServer({ DATA_DIR: folder });
  const taken = join(folder, "taken.db");
  writeFileSync(taken, "precious");
  const made = await spawnServer({ DATA_DIR: folder }, COMMAND, [taken]).ended;
  expect(made.code).toBe(1);
  expect(made.output).toContain("is there already");
});

test("without a database, a name or an embedded database it says what is missing", async () => {
  const folder = temporaryFolder();
  const file = join(folder, "copy.db");
  const missing = await spawnServer({ DATA_DIR: folder }, COMMAND, [file]).ended;
  expect(missing.output).toContain("There is no database at");
  expect(existsSync(file)).toBe(false);
  expect((await spawnServer({ DATA_DIR: folder }, COMMAND).ended).output).toContain("npm run backup -- ");
  const postgres = await spawnServer({ DATABASE_URL: "postgres://127.0.0.1:1/x" }, COMMAND, [file]).ended;
  // The day's key and what it made are destroyed with the day, not kept in copies.
  expect(postgres.output).toContain(
    "pg_dump --exclude-table-data=insight_key --exclude-table-data=insight_visitor ",
  );
});

test("a backup comes to its end although the database is written to all the time", async () => {
  const { folder, file, database } = aLargeDatabase();
  const note = database.prepare("insert into note values (?)");
  let isDone = false;
  const backup = backUp(file, join(folder, "copy.db")).finally(() => {
    isDone = true;
  });
  let writes = 0;
  for (; !isDone && writes < 20_000; writes++) {
    note.run(`written meanwhile, no. ${writes}`);
    await nextTurn();
  }
  expect(isDone).toBe(true);
  await backup;
  database.close();
});

test("of a database that is damaged no backup is kept", async () => {
  const { folder, file, database } = aLargeDatabase();
  database.close();
  const bytes = readFileSync(file);
  bytes.fill(0xff, 40 * 4096, 60 * 4096);
  writeFileSync(file, bytes);
  await expect(backUp(file, join(folder, "copy.db"))).rejects.toThrow(/damaged|malformed/);
  expect(readdirSync(folder).filter((name) => name.startsWith("copy"))).toEqual([]);
});

/** Some 4000 pages, of which a backup copies a hundred at a time. */
function aLargeDatabase() {
  const folder = temporaryFolder();
  const file = join(folder, "visita.db");
  const database = openSqlite(file);
  database.exec("create table note (text text)");
  database.exec(
    "insert into note with recursive n(i) as (select 1 union all select i + 1 from n where i < 4000) " +
      "select hex(randomblob(1900)) from n",
  );
  database.exec("pragma wal_checkpoint(truncate)");
  // A write that waits for the disk each time would give the backup all the time it needs.
  database.exec("pragma synchronous = off");
  return { folder, file, database };
}
