import { existsSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { Migrator } from "kysely/migration";
import { expect, test } from "vitest";
import { spawnServer, startServer, temporaryFolder } from "../../test/server-process.ts";
import { openDatabase } from "./database.ts";
import { MIGRATIONS } from "./migrations.ts";

/** Not a loopback URL, where a start would add the demo cards. */
const PRIVATE = { PUBLIC_URL: "http://cards.internal" };
const OLD_VERSION = "0003-accounts";

/** The database of an earlier version, with a row in it. */
async function anOldInstallation() {
  const folder = temporaryFolder();
  const db = openDatabase({ kind: "sqlite", file: join(folder, "visita.db") });
  const migrator = new Migrator({ db, provider: { getMigrations: async () => MIGRATIONS } });
  const { error } = await migrator.migrateTo(OLD_VERSION);
  expect(error).toBeUndefined();
  await db.insertInto("heartbeat").values({ id: "before the upgrade", beat_at: 1 }).execute();
  await db.destroy();
  const backup = join(folder, "backups", "visita-before-upgrade.db");
  return { folder, backup };
}

function read(file: string) {
  const database = new DatabaseSync(file, { readOnly: true });
  const column = (sql: string) =>
    database
      .prepare(sql)
      .all()
      .map((row) => Object.values(row)[0]);
  const contents = {
    migrations: column("select name from kysely_migration order by name"),
    heartbeats: column("select id from heartbeat"),
  };
  database.close();
  return contents;
}

test("before a new version changes the database, a copy of it is made", async () => {
  const { folder, backup } = await anOldInstallation();
  const server = await startServer({ DATA_DIR: folder, ...PRIVATE });
  expect(read(backup)).toEqual({
    migrations: Object.keys(MIGRATIONS).filter((name) => name <= OLD_VERSION),
    heartbeats: ["before the upgrade"],
  });
  expect(statSync(backup).mode & 0o077).toBe(0);
  expect(read(join(folder, "visita.db")).migrations).toEqual(Object.keys(MIGRATIONS));
  server.child.kill("SIGINT");
  await server.ended;
});

test("a database that is new or up to date is not copied", async () => {
  const folder = temporaryFolder();
  for (let times = 0; times < 2; times++) {
    const server = await startServer({ DATA_DIR: folder, ...PRIVATE });
    server.child.kill("SIGINT");
    await server.ended;
  }
  expect(existsSync(join(folder, "backups", "visita-before-upgrade.db"))).toBe(false);
});

test("where no copy can be made, nothing is changed", async () => {
  const { folder } = await anOldInstallation();
  writeFileSync(join(folder, "backups"), "a file where the folder should be");
  const { code } = await spawnServer({ DATA_DIR: folder }).ended;
  expect(code).toBe(1);
  expect(read(join(folder, "visita.db")).migrations.at(-1)).toBe(OLD_VERSION);
});
