import { expect, test } from "vitest";
import { logInWithCode, ROBIN } from "../../../test/account-journeys.ts";
import {
  ADMIN_EMAIL,
  ADMIN_ENV,
  anAdmin,
  confirmAdmin,
  OTHER_ADMIN_EMAIL,
  REASON,
} from "../../../test/admins.ts";
import { aBrowser } from "../../../test/browser.ts";
import { withDatabase } from "../../../test/databases.ts";
import { lastCodeTo } from "../../../test/mailbox.ts";
import { anOwner } from "../../../test/owner.ts";
import { buildTestApp } from "../../../test/test-app.ts";

const HOUR = 60 * 60_000;

withDatabase("the guard of admin", (database) => {
  const open = () => buildTestApp(database, { env: ADMIN_ENV });

  test("tells nobody else that there is an admin", async () => {
    const app = await open();
    const owner = await anOwner(app);
    for (const path of ["access", "overview", "people", "cards", "reports", "audit", "audit.csv"]) {
      expect((await app.inject(`/api/admin/${path}`)).statusCode, path).toBe(401);
      const response = await owner.browser.get(`/api/admin/${path}`);
      expect([response.statusCode, response.json().code], path).toEqual([404, "not_found"]);
    }
  });

  test("is known to the browser of a signed-in admin, and not to whoever registers with an admin's address", async () => {
    const app = await open();
    const { browser } = await anOwner(app);
    expect(await browser.user()).not.toHaveProperty("isAdmin");
    const stranger = aBrowser(app);
    const amara = { ...ROBIN, email: ADMIN_EMAIL };
    const registered = await stranger.post("/api/auth/register", amara);
    expect(registered.statusCode).toBe(201);
    expect(registered.body).not.toContain("isAdmin");
    await logInWithCode(app, stranger, amara);
    expect(await stranger.user()).toMatchObject({ email: ADMIN_EMAIL, isAdmin: true });
    const renamed = await stranger.put("/api/account/name", { firstname: "Amara", lastname: "Okafor" });
    expect(renamed.json().user).toMatchObject({ isAdmin: true });
  });

  test("asks for a second proof, and again after 12 hours", async () => {
    const app = await open();
    const admin = await anOwner(app, "free", { email: ADMIN_EMAIL });
    const overview = () => admin.browser.get("/api/admin/overview");
    expect((await overview()).json()).toMatchObject({ code: "admin_proof_needed" });
    expect((await admin.browser.get("/api/admin/access")).json()).toMatchObject({
      isConfirmed: false,
      email: "****a@visita.example",
      hasPasskey: false,
    });
    await confirmAdmin(app, admin);
    expect((await overview()).statusCode).toBe(200);
    app.passTime(12 * HOUR + 1);
    expect((await overview()).statusCode).toBe(403);
  });

  test("takes a code once, in the session that asked for it, and five guesses", async () => {
    const app = await open();
    const admin = await anOwner(app, "free", { email: ADMIN_EMAIL });
    await admin.browser.post("/api/admin/code");
    const code = await lastCodeTo(app, ADMIN_EMAIL);
    const wrong = code === "000000" ? "000001" : "000000";
    for (let at = 0; at < 5; at += 1) {
      expect((await admin.browser.post("/api/admin/confirm", { code: wrong })).statusCode).toBe(400);
    }
    expect((await admin.browser.post("/api/admin/confirm", { code })).statusCode).toBe(400);
    await confirmAdmin(app, admin);
    const used = await lastCodeTo(app, ADMIN_EMAIL);
    expect((await admin.browser.post("/api/admin/confirm", { code: used })).statusCode).toBe(400);
  });

  test("no longer knows an admin whose address has left the list", async () => {
    const db = await database.open();
    const sameDatabase = { ...database, open: async () => db };
    const admin = await anAdmin(await buildTestApp(sameDatabase, { env: ADMIN_ENV }));
    expect((await admin.browser.get("/api/admin/overview")).statusCode).toBe(200);
    const restarted = await buildTestApp(sameDatabase, {
      env: { ...ADMIN_ENV, ADMIN_EMAILS: OTHER_ADMIN_EMAIL },
    });
    const browser = aBrowser(restarted);
    browser.cookies.set("sid", String(admin.browser.cookies.get("sid")));
    const user = await browser.user();
    expect(user).toMatchObject({ userid: admin.id });
    expect(user).not.toHaveProperty("isAdmin");
    for (const path of ["access", "overview", "people", "cards", "reports", "audit", "audit.csv"]) {
      const response = await browser.get(`/api/admin/${path}`);
      expect([response.statusCode, response.json().code], path).toEqual([404, "not_found"]);
    }
    const own = `/api/admin/people/${admin.id}/suspend`;
    expect((await browser.post(own, REASON)).statusCode).toBe(404);
    expect((await browser.post("/api/admin/code")).statusCode).toBe(404);
  });

  test("writes down who has opened it", async () => {
    const app = await open();
    const admin = await anAdmin(app);
    const { entries } = (await admin.browser.get("/api/admin/audit")).json();
    expect(entries).toMatchObject([
      { action: "opened_admin", who: ADMIN_EMAIL, detail: "Code, Chrome on Windows" },
    ]);
  });
});
