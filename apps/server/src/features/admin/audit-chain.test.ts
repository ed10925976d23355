import { sql } from "kysely";
import { Migrator } from "kysely/migration";
import { expect, onTestFinished, test } from "vitest";
import { ADMIN_ENV, anAdmin, REASON } from "../../../test/admins.ts";
import { eachDatabase, withNewPostgres } from "../../../test/databases.ts";
import { anOwner } from "../../../test/owner.ts";
import { buildTestApp, type TestApp } from "../../../test/test-app.ts";
import type { DatabaseTarget } from "../../config/config-database.ts";
import { openDatabase } from "../../db/database.ts";
import { migrate } from "../../db/migrate.ts";
import { MIGRATIONS } from "../../db/migrations.ts";
import { isPostgres } from "../../db/queries.ts";
import { checkAuditChain } from "./audit-chain.service.ts";

const TRIGGERS = ["update", "delete", "replace"];

/** As somebody who has the database itself, and with it the right to remove what protects the list. */
async function withoutProtection({ db }: TestApp, statement: string): Promise<void> {
  if (isPostgres(db)) {
    await sql`alter table admin_audit disable trigger all`.execute(db);
    await sql.raw(statement).execute(db);
    await sql`alter table admin_audit enable trigger all`.execute(db);
    return;
  }
  for (const event of TRIGGERS) await sql.raw(`drop trigger admin_audit_no_${event}`).execute(db);
  await sql.raw(statement).execute(db);
}

eachDatabase("the chain of the audit log", (database) => {
  async function open(people = 3) {
    const app = await buildTestApp(database, { env: ADMIN_ENV });
    const admin = await anAdmin(app);
    const owners = [];
    for (let at = 0; at < people; at += 1) owners.push(await anOwner(app));
    const signOut = ({ id }: { id: string }) =>
      admin.browser.post(`/api/admin/people/${id}/signout`, { reason: "Lost phone" });
    return { app, admin, owners, signOut, check: () => checkAuditChain(app.db) };
  }

  test("holds every row, and ends in another hash with each", async () => {
    const { owners, signOut, check } = await open();
    const heads = new Set<string>();
    for (const owner of owners) {
      expect((await signOut(owner)).statusCode).toBe(200);
      const { broken, unchained, head } = await check();
      expect([broken, unchained]).toEqual([null, 0]);
      heads.add(head);
    }
    expect((await check()).rows).toBe(4);
    expect(heads.size).toBe(3);
  });

  test("does not fork when admins act at the same moment", async () => {
    const { owners, signOut, check } = await open(6);
    const answers = await Promise.all([...owners, ...owners].map(signOut));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(12).fill(200));
    expect(await check()).toMatchObject({ rows: 13, broken: null, unchained: 0 });
  });

  test("stays whole when an account is deleted, and no row names its person then", async () => {
    const { app, admin, owners, signOut, check } = await open(1);
    const [owner] = owners;
    if (!owner) throw new Error("no owner");
    await signOut(owner);
    expect((await admin.browser.post(`/api/admin/people/${owner.id}/delete`, REASON)).statusCode).toBe(200);
    expect(await check()).toMatchObject({ broken: null, unchained: 0 });
    const rows = await app.db.selectFrom("admin_audit").selectAll().execute();
    expect(rows.length).toBeGreaterThan(2);
    expect(JSON.stringify(rows)).not.toContain(owner.email);
  });

  test.each([
    ["was changed", "update admin_audit set reason = 'nothing' where position = 2", 2],
    ["was changed in its time", "update admin_audit set created_at = 1 where position = 3", 3],
    ["is missing", "delete from admin_audit where position = 2", 3],
    ["took another's place", "update admin_audit set position = 9 where position = 2", 3],
  ])("shows which row %s, also to somebody who finds the triggers removed", async (_what, statement, at) => {
    const { app, owners, signOut, check } = await open();
    for (const owner of owners) await signOut(owner);
    await withoutProtection(app, statement);
    expect((await check()).broken).toMatchObject({ position: at });
  });

  test("shows rows that were added beside it", async () => {
    const { app, check } = await open(0);
    const row = { created_at: 1, actor: "x", action: "suspended", target_id: "", target: "", reason: "" };
    await app.db
      .insertInto("admin_audit")
      .values({ ...row, id: "forged", detail: "" })
      .execute();
    expect(await check()).toMatchObject({ rows: 1, broken: null, unchained: 1 });
  });
});

async function expectOlderRowsChained(target: DatabaseTarget): Promise<void> {
  const db = openDatabase(target);
  onTestFinished(() => db.destroy());
  const before = Object.fromEntries(Object.entries(MIGRATIONS).filter(([name]) => name < "0025"));
  await new Migrator({ db, provider: { getMigrations: async () => before } }).migrateToLatest();
  const rows = Array.from({ length: 2_100 }, (_, at) => ({
    id: `row-${at}`,
    created_at: 1_000 + (at % 7),
    actor: "amara@visita.example",
    action: "suspended",
    target_id: "",
    target: "",
    reason: `Reason ${at} “é”`,
    detail: "",
  }));
  for (let at = 0; at < rows.length; at += 700) {
    await db
      .insertInto("admin_audit")
      .values(rows.slice(at, at + 700))
      .execute();
  }
  await migrate(db);
  expect(await checkAuditChain(db)).toMatchObject({ rows: rows.length, broken: null, unchained: 0 });
  await expect(sql`update admin_audit set reason = ''`.execute(db)).rejects.toThrow(/cannot be changed/);
}

test("rows from before there was a chain are brought into it, on SQLite", () =>
  expectOlderRowsChained({ kind: "sqlite", file: ":memory:" }));

test.skipIf(!process.env["TEST_DATABASE_URL"])(
  "rows from before there was a chain are brought into it, on PostgreSQL",
  () => withNewPostgres(expectOlderRowsChained),
);
