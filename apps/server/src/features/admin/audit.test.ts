import { sql } from "kysely";
import { expect, test } from "vitest";
import { ADMIN_ENV, anAdmin } from "../../../test/admins.ts";
import { eachDatabase } from "../../../test/databases.ts";
import { anOwner } from "../../../test/owner.ts";
import { buildTestApp } from "../../../test/test-app.ts";
import { isPostgres } from "../../db/queries.ts";

eachDatabase("the audit log", (database) => {
  async function open() {
    const app = await buildTestApp(database, { env: ADMIN_ENV });
    const admin = await anAdmin(app);
    const owner = await anOwner(app);
    return { app, admin, owner };
  }

  test("cannot be changed or emptied, not even in the database", async () => {
    const { app } = await open();
    const statements = [
      sql`update admin_audit set reason = 'nothing'`,
      sql`update admin_audit set actor = 'nobody'`,
      sql`delete from admin_audit`,
    ];
    for (const statement of statements) {
      await expect(statement.execute(app.db)).rejects.toThrow(/the audit list cannot be changed/);
    }
    expect(await app.db.selectFrom("admin_audit").selectAll().execute()).toHaveLength(1);
  });

  test("cannot be rewritten by putting a row in the place of another, or emptied at once", async () => {
    const { app } = await open();
    const [row] = await app.db.selectFrom("admin_audit").selectAll().execute();
    if (!row) throw new Error("no audit row");
    const forged = { ...row, reason: "nothing happened" };
    const insert = app.db.insertInto("admin_audit");
    const statements = isPostgres(app.db)
      ? [
          insert.values(forged).onConflict((on) => on.column("id").doUpdateSet({ reason: forged.reason })),
          sql`truncate admin_audit`,
        ]
      : [insert.orReplace().values(forged), insert.orReplace().values({ ...forged, id: "another" })];
    for (const statement of statements) {
      await expect(statement.execute(app.db)).rejects.toThrow(/the audit list cannot be changed/);
    }
    expect(await app.db.selectFrom("admin_audit").selectAll().execute()).toEqual([row]);
  });

  test.skipIf(database.target.kind !== "sqlite")(
    "cannot be rewritten by programs that fire no triggers for replaced rows",
    async () => {
      const { app } = await open();
      const [row] = await app.db.selectFrom("admin_audit").selectAll().execute();
      if (!row) throw new Error("no audit row");
      await sql`pragma recursive_triggers = off`.execute(app.db);
      const others = { id: "another", position: 9 };
      const replace = (given: object) =>
        app.db
          .insertInto("admin_audit")
          .orReplace()
          .values({ ...row, ...others, ...given });
      // A row is found by its number too, which no column shows.
      for (const given of [{ id: row.id }, { position: row.position }, { rowid: 1 }]) {
        await expect(replace(given).execute()).rejects.toThrow(/the audit list cannot be changed/);
      }
      expect(await app.db.selectFrom("admin_audit").selectAll().execute()).toEqual([row]);
    },
  );

  test("leaves as CSV without formulas", async () => {
    const { admin, owner } = await open();
    await admin.browser.post(`/api/admin/people/${owner.id}/signout`, { reason: "=HYPERLINK(1)" });
    const response = await admin.browser.get("/api/admin/audit.csv");
    expect(response.headers["content-type"]).toContain("text/csv");
    expect(response.body).toContain("'=HYPERLINK(1)");
    expect(response.body).not.toMatch(/,=/);
  });

  test("leaves as CSV in the language of the admin, with reasons and details as they were written", async () => {
    const { admin, owner } = await open();
    await admin.browser.post(`/api/admin/people/${owner.id}/signout`, { reason: "Asked for it" });
    const headers = { "accept-language": "de" };
    const { body } = await admin.browser.send({ method: "GET", url: "/api/admin/audit.csv", headers });
    expect(body).toContain("Zeit (UTC),Wer,Was,Wen oder was,Grund,Detail");
    expect(body).toMatch(/,Überall abgemeldet,[^,]+,Asked for it,/);
  });

  test("has no call that writes to it", async () => {
    const { admin } = await open();
    for (const method of ["POST", "PUT", "PATCH", "DELETE"] as const) {
      const { statusCode } = await admin.browser.send({ method, url: "/api/admin/audit", payload: {} });
      expect(statusCode, method).toBe(404);
    }
  });

  test("is found by who did it and to whom", async () => {
    const { admin, owner } = await open();
    await admin.browser.post(`/api/admin/people/${owner.id}/signout`, { reason: "Lost phone" });
    for (const find of [owner.email.slice(0, 8), "amara@"]) {
      const { entries } = (
        await admin.browser.get(`/api/admin/audit?find=${encodeURIComponent(find)}`)
      ).json();
      expect(entries[0]).toMatchObject({ action: "signed_out", target: owner.email });
    }
  });
});
