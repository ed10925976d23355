import { expect, test } from "vitest";
import { ANNA } from "../../../../../../tools/harness/company-provider.ts";
import {
  generateOtp,
  logIn,
  logInWithCode,
  ROBIN,
  sendTicket,
  signUp,
  verifyLogin,
} from "../../../../test/account-journeys.ts";
import { aBrowser } from "../../../../test/browser.ts";
import { signInByCompany, startCompany } from "../../../../test/company.ts";
import { withDatabase } from "../../../../test/databases.ts";
import { lastCodeTo, mailsTo } from "../../../../test/mailbox.ts";
import { addPasskey, logInWithPasskey } from "../../../../test/passkeys.ts";
import { buildTestApp } from "../../../../test/test-app.ts";

const ADMIN = { ...ROBIN, email: "admin@officinabrera.example" };

withDatabase("an installation that only a company opens", (database) => {
  async function open() {
    const company = await startCompany();
    // The same database with and without it: people have signed up before it is turned on.
    const before = await buildTestApp(database, { env: company.env });
    const { db } = before;
    const only = { ...company.env, OIDC_ONLY: "true", ADMIN_EMAILS: ADMIN.email };
    const app = await buildTestApp({ ...database, open: async () => db }, { env: only });
    return { before, app, company };
  }

  test("refuses passwords, passkeys and recovery of whoever is no admin", async () => {
    const { before, app } = await open();
    const earlier = aBrowser(before);
    await signUp(earlier);
    await logInWithCode(before, earlier);
    const passkey = await addPasskey(earlier);
    const now = aBrowser(app);
    const refused = await logIn(now);
    expect(refused.statusCode).toBe(403);
    expect(refused.json()).toMatchObject({ code: "company_only" });
    expect(refused.json().message).toContain("Officina Brera");
    // Only whoever knows the password is told.
    expect((await logIn(now, { ...ROBIN, password: "another-teapot!" })).statusCode).toBe(401);
    expect((await logInWithPasskey(now, passkey)).json()).toMatchObject({ code: "company_only" });
    const mailsBefore = (await mailsTo(app, ROBIN.email)).length;
    const ticket = (await generateOtp(now)).json().code;
    now.secrets.add(ticket);
    expect((await sendTicket(now, ticket)).statusCode).toBe(200);
    expect((await mailsTo(app, ROBIN.email)).length).toBe(mailsBefore);
    expect(await now.user()).toBeNull();
  });

  test("takes no sign-ups but those of admins, who sign in as ever", async () => {
    const { app } = await open();
    const browser = aBrowser(app);
    const refused = await browser.post("/api/auth/register", ROBIN);
    expect(refused.json()).toMatchObject({ code: "company_only" });
    await signUp(browser, ADMIN);
    await logInWithCode(app, browser, ADMIN);
    expect(await browser.user()).toMatchObject({ email: ADMIN.email, isAdmin: true });
  });

  test("takes no code that was mailed before it was one", async () => {
    const { before, app } = await open();
    const browser = aBrowser(before);
    await signUp(browser);
    const { token } = (await logIn(browser)).json();
    browser.secrets.add(token);
    const code = await lastCodeTo(before, ROBIN.email);
    const now = aBrowser(app);
    for (const [name, value] of browser.cookies) now.cookies.set(name, value);
    expect((await verifyLogin(now, token, code)).json()).toMatchObject({ code: "company_only" });
  });

  test("is open to the people of the company", async () => {
    const { app } = await open();
    const browser = aBrowser(app);
    await signInByCompany(browser);
    expect(await browser.user()).toMatchObject({ email: ANNA.email });
  });
});
