import { expect, test } from "vitest";
import { ANNA } from "../../../../../../tools/harness/company-provider.ts";
import { askForCode, logIn, resetPassword, verifyOtp } from "../../../../test/account-journeys.ts";
import { aBrowser } from "../../../../test/browser.ts";
import { askCompany, signInByCompany, startCompany } from "../../../../test/company.ts";
import { type TestDatabase, withDatabase } from "../../../../test/databases.ts";
import { lastCodeTo } from "../../../../test/mailbox.ts";
import { addPasskey } from "../../../../test/passkeys.ts";
import { buildTestApp } from "../../../../test/test-app.ts";
import { deleteLeftAccounts } from "../../leave/account-deletion.service.ts";

const EMAIL = String(ANNA.email);
const MINUTE = 60_000;

async function open(database: TestDatabase) {
  const company = await startCompany();
  const app = await buildTestApp(database, { env: company.env });
  const anna = aBrowser(app);
  await signInByCompany(anna);
  return { app, company, anna };
}

withDatabase("an account without a password", (database) => {
  test("is confirmed by a fresh sign-in, and by nothing typed", async () => {
    const { app, company, anna } = await open(database);
    app.passTime(6 * MINUTE);
    const change = { email: "anna@home.example", password: "a-guess-of-hers" };
    const refused = await anna.post("/api/account/email", change);
    expect(refused.statusCode).toBe(403);
    expect(refused.json()).toMatchObject({ code: "reauthentication_needed" });
    expect((await anna.post("/api/account/leave", {})).json()).toMatchObject({
      code: "reauthentication_needed",
    });
    await signInByCompany(anna, "/account/security");
    expect(company.asked.at(-1)?.searchParams.get("prompt")).toBe("login");
    expect((await anna.post("/api/account/email", { email: change.email })).statusCode).toBe(202);
    const code = await lastCodeTo(app, change.email);
    expect((await anna.post("/api/account/email/confirm", { code })).statusCode).toBe(200);
    await signInByCompany(anna);
    expect(await anna.user()).toMatchObject({ email: change.email });
  });

  test("may be left after a fresh sign-in, and takes its place at the company along when it is deleted", async () => {
    const { app, anna } = await open(database);
    expect((await anna.post("/api/account/leave", {})).statusCode).toBe(200);
    const identities = () => app.db.selectFrom("company_identity").select("subject").execute();
    expect(await identities()).toEqual([{ subject: ANNA.sub }]);
    app.passTime(8 * 24 * 60 * MINUTE);
    await deleteLeftAccounts(app.context);
    expect(await identities()).toEqual([]);
  });

  test("takes passkeys, and a password once its mailbox was shown", async () => {
    const { app, anna } = await open(database);
    await addPasskey(anna);
    const code = await askForCode(app, anna, EMAIL);
    expect((await verifyOtp(anna, code, EMAIL)).statusCode).toBe(201);
    app.secrets.add("kettle-on-the-moon");
    expect((await resetPassword(anna, "kettle-on-the-moon", EMAIL)).statusCode).toBe(201);
    expect((await logIn(aBrowser(app), { email: EMAIL, password: "kettle-on-the-moon" })).statusCode).toBe(
      202,
    );
    await signInByCompany(anna);
    expect((await anna.get("/api/account/company")).json()).toMatchObject({ hasPassword: true });
  });

  test("is opened by no password", async () => {
    const { app } = await open(database);
    for (const password of ["none", " ", "x"]) {
      expect((await logIn(aBrowser(app), { email: EMAIL, password })).statusCode).toBe(401);
    }
  });

  test("is not opened while it is suspended", async () => {
    const { app, anna } = await open(database);
    await app.db.updateTable("account").set({ suspended_at: 1, suspended_for: "Fraud" }).execute();
    expect(await signInByCompany(anna)).toContain("/auth/signin?company=suspended");
    expect(await anna.user()).toBeNull();
  });

  test("shows its sign-ins in the list of devices", async () => {
    const { anna } = await open(database);
    await anna.get(await askCompany(anna));
    const { sessions } = (await anna.get("/api/account/sessions")).json();
    expect(sessions).toHaveLength(1);
    expect(sessions[0]).toMatchObject({ isCurrent: true });
  });
});
