import { expect, test } from "vitest";
import {
  askForCode,
  logIn,
  logInWithCode,
  otherThan,
  ROBIN,
  resetPassword,
  signUp,
  verifyOtp,
} from "../../../../test/account-journeys.ts";
import { aBrowser, type Browser } from "../../../../test/browser.ts";
import { withDatabase } from "../../../../test/databases.ts";
import { lastCodeTo, mailsTo, sentMails } from "../../../../test/mailbox.ts";
import { recordStatements } from "../../../../test/record-statements.ts";
import { buildTestApp, type TestApp } from "../../../../test/test-app.ts";

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const NEW_EMAIL = "robin@studio.example";
const KIM = { ...ROBIN, email: "kim@person.example" };

const begin = (browser: Browser, email = NEW_EMAIL, password = ROBIN.password) =>
  browser.post("/api/account/email", { email, password });
const confirm = (browser: Browser, code: string) => browser.post("/api/account/email/confirm", { code });

/** The link of the newest notice to an address. */
async function restoreTokenTo(app: TestApp, address: string): Promise<string> {
  const notice = (await mailsTo(app, address)).find(({ kind }) => kind === "email_changed");
  const token = /account\/email\/restore\?token=([\w-]+)/.exec(notice?.text ?? "")?.[1];
  expect(token, "no link was mailed").toBeDefined();
  app.secrets.add(String(token));
  return String(token);
}

withDatabase("one's own email address", (database) => {
  const open = async () => {
    const app = await buildTestApp(database, { env: { RATE_LIMIT_SCALE: "1" } });
    const browser = aBrowser(app);
    await signUp(browser);
    await logInWithCode(app, browser);
    return { app, browser };
  };
  const change = async (app: TestApp, browser: Browser, email = NEW_EMAIL) => {
    expect((await begin(browser, email)).statusCode).toBe(202);
    const response = await confirm(browser, await lastCodeTo(app, email));
    expect(response.statusCode, response.body).toBe(200);
    return response;
  };

  test("changes with the password and the code that reached the new one", async () => {
    const { app, browser } = await open();
    const response = await begin(browser, " Robin@Studio.example ");
    expect(response.statusCode).toBe(202);
    expect(response.json()).toEqual({ message: "We sent a code to your new address." });
    expect((await logIn(browser)).statusCode).toBe(200);
    await logInWithCode(app, aBrowser(app, "192.0.2.9"));
    await begin(browser);
    const confirmed = await confirm(browser, await lastCodeTo(app, NEW_EMAIL));
    expect(confirmed.json()).toMatchObject({
      user: { email: NEW_EMAIL },
      message: "Email address changed.",
    });
    expect(await browser.user()).toMatchObject({ email: NEW_EMAIL });
    expect((await browser.get("/api/account/email")).json()).toMatchObject({
      email: NEW_EMAIL,
      confirmedAt: expect.any(String),
      former: { email: ROBIN.email, needsPassword: true },
    });
    expect((await logIn(browser)).statusCode).toBe(401);
    expect((await logIn(browser, { ...ROBIN, email: NEW_EMAIL })).statusCode).toBe(200);
    const notice = (await mailsTo(app, ROBIN.email)).find(({ kind }) => kind === "email_changed");
    expect(notice?.text).toContain("****n@studio.example");
    expect(notice?.text).not.toContain(NEW_EMAIL);
  });

  test.each([
    ["", ROBIN.password, "email", "Please enter your new email address."],
    ["no address", ROBIN.password, "email", "This is not an email address."],
    [ROBIN.email, ROBIN.password, "email", "This is already your email address."],
    [NEW_EMAIL, "", "password", "Password is required"],
    [NEW_EMAIL, "wrong-kettle", "password", "Incorrect password."],
  ])("to %o with %o is refused at the field", async (email, password, field, text) => {
    const { app, browser } = await open();
    const response = await begin(browser, email, password);
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({ error: text, fields: { [field]: text } });
    expect(await mailsTo(app, NEW_EMAIL)).toEqual([]);
  });

  test("does not tell that another account has the new one", async () => {
    const recorded = recordStatements(database);
    const app = await buildTestApp(recorded.database, { env: { RATE_LIMIT_SCALE: "100" } });
    const browser = aBrowser(app);
    await signUp(browser);
    await logInWithCode(app, browser);
    await signUp(aBrowser(app), KIM);
    const before = (await sentMails(app)).length;
    await app.context.mail.stop();
    const answers: string[] = [];
    const ofTaken = await recorded.during(async () => answers.push((await begin(browser, KIM.email)).body));
    const ofFree = await recorded.during(async () => answers.push((await begin(browser)).body));
    expect(new Set(answers).size).toBe(1);
    expect(ofTaken).toEqual(ofFree);
    expect((await sentMails(app)).filter(({ to }) => to === KIM.email)).toEqual([]);
    expect(before).toBeGreaterThan(0);
    expect((await confirm(browser, "123456")).json()).toMatchObject({ error: "Invalid security code" });
  });

  test("takes five guesses of a code, and none from another session", async () => {
    const { app, browser } = await open();
    await begin(browser);
    const code = await lastCodeTo(app, NEW_EMAIL);
    const other = aBrowser(app, "192.0.2.9");
    await logInWithCode(app, other);
    expect((await confirm(other, code)).statusCode).toBe(410);
    for (let at = 0; at < 5; at++) expect((await confirm(browser, otherThan(code))).statusCode).toBe(400);
    const dead = await confirm(browser, code);
    expect(dead.statusCode).toBe(410);
    expect(dead.json()).toMatchObject({
      error: "This change has expired. Please start again.",
    });
    expect(await browser.user()).toMatchObject({ email: ROBIN.email });
  });

  test("takes a code once and for ten minutes", async () => {
    const { app, browser } = await open();
    await begin(browser);
    const late = await lastCodeTo(app, NEW_EMAIL);
    app.passTime(11 * MINUTE);
    expect((await confirm(browser, late)).statusCode).toBe(400);
    await change(app, browser);
    expect((await confirm(browser, await lastCodeTo(app, NEW_EMAIL))).statusCode).toBe(410);
  });

  test("gets a new code after five minutes, which replaces the first", async () => {
    const { app, browser } = await open();
    await begin(browser);
    const first = await lastCodeTo(app, NEW_EMAIL);
    const resend = () => browser.post("/api/account/email/resend");
    expect((await resend()).statusCode).toBe(429);
    app.passTime(5 * MINUTE + 1_000);
    expect((await resend()).statusCode).toBe(200);
    const second = await lastCodeTo(app, NEW_EMAIL);
    if (first !== second) expect((await confirm(browser, first)).statusCode).toBe(400);
    expect((await confirm(browser, second)).statusCode).toBe(200);
    expect((await resend()).statusCode).toBe(410);
  });

  test("cannot be used to flood a mailbox", async () => {
    const { browser } = await open();
    // The first sign-in of the account took one of ten.
    for (let at = 0; at < 9; at++) expect((await begin(browser)).statusCode).toBe(202);
    expect((await begin(browser)).statusCode).toBe(429);
    expect((await begin(browser, "somebody@else.example")).statusCode).toBe(429);
  });

  test("is refused when somebody else has taken it meanwhile", async () => {
    const { app, browser } = await open();
    await begin(browser);
    const code = await lastCodeTo(app, NEW_EMAIL);
    await signUp(aBrowser(app), { ...ROBIN, email: NEW_EMAIL });
    const response = await confirm(browser, code);
    expect(response.statusCode).toBe(409);
    expect(response.json()).toMatchObject({ error: "Another account now uses this address." });
    expect(await browser.user()).toMatchObject({ email: ROBIN.email });
  });
});

withDatabase("the link that brings an address back", (database) => {
  const open = async () => {
    const app = await buildTestApp(database, { env: { RATE_LIMIT_SCALE: "1" } });
    const browser = aBrowser(app);
    await signUp(browser);
    await logInWithCode(app, browser);
    const change = async (email: string) => {
      await begin(browser, email);
      expect((await confirm(browser, await lastCodeTo(app, email))).statusCode).toBe(200);
    };
    await change(NEW_EMAIL);
    return { app, browser, change, token: await restoreTokenTo(app, ROBIN.email) };
  };
  const restore = (app: TestApp, token: string, password: string | undefined = ROBIN.password) =>
    aBrowser(app, "203.0.113.4").post("/api/account/email/restore", { token, password });

  test("asks for the password of the day of the change, or today's", async () => {
    const { app, browser, token } = await open();
    const { userid } = (await browser.user()) ?? { userid: "" };
    const missing = await aBrowser(app).post("/api/account/email/restore", { token });
    expect(missing.statusCode).toBe(400);
    expect(missing.json()).toMatchObject({ fields: { password: "Password is required" } });
    expect((await restore(app, token, "wrong-kettle")).json()).toMatchObject({
      fields: { password: "Incorrect password." },
    });
    const changed = { oldPassword: ROBIN.password, newPassword: "another-teapot!" };
    expect((await browser.put(`/api/user/updatepassword/${userid}`, changed)).statusCode).toBe(200);
    expect((await restore(app, token)).statusCode).toBe(200);
  });

  test("lets nobody guess the password, and takes nothing from its owner's tries", async () => {
    const { app, browser, token } = await open();
    for (let at = 0; at < 5; at++) expect((await restore(app, token, "wrong-kettle")).statusCode).toBe(400);
    expect((await restore(app, token)).statusCode).toBe(429);
    const proof = { password: ROBIN.password };
    expect((await browser.post("/api/account/reauthenticate", proof)).statusCode).toBe(200);
  });

  test("asks for none that was set in the week before, which may be an intruder's", async () => {
    const app = await buildTestApp(database, { env: { RATE_LIMIT_SCALE: "1" } });
    const intruder = aBrowser(app);
    await signUp(intruder);
    await logInWithCode(app, intruder);
    await verifyOtp(intruder, await askForCode(app, intruder));
    const person = { ...ROBIN, password: "mine-and-mine!" };
    await resetPassword(intruder, person.password);
    await logInWithCode(app, intruder, person);
    await begin(intruder, NEW_EMAIL, person.password);
    await confirm(intruder, await lastCodeTo(app, NEW_EMAIL));
    expect((await intruder.get("/api/account/email")).json()).toMatchObject({
      former: { email: ROBIN.email, needsPassword: false },
    });
    const token = await restoreTokenTo(app, ROBIN.email);
    expect((await aBrowser(app).post("/api/account/email/restore", { token })).statusCode).toBe(200);
  });

  test("works for a week, signs out everybody and forgets every device", async () => {
    const { app, browser, token } = await open();
    app.passTime(6 * DAY);
    const response = await restore(app, token);
    expect(response.statusCode).toBe(200);
    expect(response.json()).toEqual({
      message: "Your old address is back, and every device is signed out.",
    });
    expect(await browser.user()).toBeNull();
    expect((await logIn(browser, { ...ROBIN, email: NEW_EMAIL })).statusCode).toBe(401);
    expect((await logIn(browser)).statusCode).toBe(202);
    for (const address of [ROBIN.email, NEW_EMAIL]) {
      expect((await mailsTo(app, address)).map(({ kind }) => kind)).toContain("email_restored");
    }
  });

  test("works once, and says so", async () => {
    const { app, token } = await open();
    expect((await restore(app, token)).statusCode).toBe(200);
    const again = await restore(app, token);
    expect(again.statusCode).toBe(410);
    expect(again.json()).toMatchObject({
      error: "This link has expired or was already used. Each link works once, for seven days.",
    });
  });

  test("does not work after a week, nor when it was made up", async () => {
    const { app, token } = await open();
    expect((await restore(app, "x".repeat(43))).statusCode).toBe(410);
    app.passTime(7 * DAY + MINUTE);
    expect((await restore(app, token)).statusCode).toBe(410);
  });

  test("ends the links of later changes, and no earlier one", async () => {
    const { app, change, token } = await open();
    app.passTime(MINUTE);
    await change("third@studio.example");
    const later = await restoreTokenTo(app, NEW_EMAIL);
    expect((await restore(app, token)).statusCode).toBe(200);
    expect((await restore(app, later)).statusCode).toBe(410);
    expect((await logIn(aBrowser(app))).statusCode).toBe(202);
  });

  test("brings the address back from the end of a chain of changes", async () => {
    const { app, change, token } = await open();
    app.passTime(MINUTE);
    await change("third@studio.example");
    const later = await restoreTokenTo(app, NEW_EMAIL);
    expect((await restore(app, later)).statusCode).toBe(200);
    expect((await restore(app, token)).statusCode).toBe(200);
    expect((await logIn(aBrowser(app))).statusCode).toBe(202);
  });

  test("is refused when somebody else has the address by now", async () => {
    const { app, token } = await open();
    await signUp(aBrowser(app));
    const response = await restore(app, token);
    expect(response.statusCode).toBe(409);
    expect(response.json()).toMatchObject({ error: "Another account now uses this address." });
  });
});
