import { expect, test } from "vitest";
import {
  askForCode,
  generateOtp,
  logIn,
  logInWithCode,
  otherThan,
  ROBIN,
  resetPassword,
  sendTicket,
  signUp,
  verifyLogin,
  verifyOtp,
} from "../../../../test/account-journeys.ts";
import { aBrowser } from "../../../../test/browser.ts";
import { withDatabase } from "../../../../test/databases.ts";
import { lastCodeTo, lastLinkTo, mailsTo } from "../../../../test/mailbox.ts";
import { buildTestApp, type TestApp } from "../../../../test/test-app.ts";

const MINUTE = 60_000;
const NEW_PASSWORD = "another-teapot!";
/** Each in a /24 of its own. */
const stranger = (app: TestApp, at: number) => aBrowser(app, `10.${at >> 8}.${at & 255}.7`);
const fresh = (app: TestApp) => aBrowser(app, "192.0.2.77");

withDatabase("an owner without a confirmed device", (database) => {
  const open = async () => {
    const app = await buildTestApp(database, { env: { RATE_LIMIT_SCALE: "1" } });
    await logInWithCode(app, await signedUp(app));
    return app;
  };
  const signedUp = async (app: TestApp) => {
    const browser = aBrowser(app, "192.0.2.1");
    await signUp(browser);
    return browser;
  };
  const codesMailed = async (app: TestApp, kind: string) =>
    (await mailsTo(app, ROBIN.email)).filter((mail) => mail.kind === kind);

  test("gets a code with the right password, after wrong ones from a hundred networks", async () => {
    const app = await open();
    for (let at = 0; at < 100; at++) await logIn(stranger(app, at), { ...ROBIN, password: `guess-${at}` });
    const before = (await codesMailed(app, "login_code")).length;
    const owner = fresh(app);
    const response = await logIn(owner);
    expect(response.statusCode, response.body).toBe(202);
    expect(await codesMailed(app, "login_code")).toHaveLength(before + 1);
    const { token } = response.json();
    expect((await verifyLogin(owner, token, await lastCodeTo(app, ROBIN.email))).statusCode).toBe(200);
    expect(await owner.user()).toMatchObject({ email: ROBIN.email });
  });

  test("is found by the page that begins a recovery, however often strangers named the address", async () => {
    const app = await open();
    const ask = (browser: ReturnType<typeof aBrowser>, email = ROBIN.email) =>
      browser.post("/api/auth/authenticate", { email });
    for (let at = 0; at < 20; at++) await ask(stranger(app, at));
    expect((await ask(fresh(app))).statusCode).toBe(200);
    // Who goes on asking for one address is not told either way.
    for (let at = 0; at < 20; at++) await ask(stranger(app, 100 + at), "nobody@person.example");
    expect((await ask(fresh(app), "nobody@person.example")).statusCode).toBe(200);
  });

  test("recovers while strangers ask for five hundred recoveries from a hundred networks", async () => {
    const app = await open();
    for (let at = 0; at < 500; at++) {
      const bomber = stranger(app, at % 100);
      const ticket = await generateOtp(bomber);
      if (ticket.statusCode === 201) await sendTicket(bomber, ticket.json().code);
      await verifyOtp(bomber, "000000");
    }
    const owner = fresh(app);
    const ticket = await generateOtp(owner);
    expect(ticket.statusCode, ticket.body).toBe(201);
    expect((await sendTicket(owner, ticket.json().code)).statusCode).toBe(200);
    expect((await verifyOtp(owner, await lastLinkTo(app, ROBIN.email))).statusCode).toBe(201);
    expect((await resetPassword(owner, NEW_PASSWORD)).statusCode).toBe(201);
    expect((await logIn(owner, { ...ROBIN, password: NEW_PASSWORD })).statusCode).toBe(202);
  });

  test("uses a recovery code that was mailed before strangers came", async () => {
    const app = await open();
    const owner = fresh(app);
    const code = await askForCode(app, owner);
    for (let at = 0; at < 40; at++) {
      const bomber = stranger(app, at);
      const ticket = await generateOtp(bomber);
      if (ticket.statusCode === 201) await sendTicket(bomber, ticket.json().code);
      for (let guess = 0; guess < 5; guess++) await verifyOtp(bomber, otherThan(code));
    }
    expect((await verifyOtp(owner, code)).statusCode).toBe(201);
  });

  test("is not hindered by codes that strangers enter without having asked for one", async () => {
    const app = await open();
    for (let at = 0; at < 336; at++)
      await verifyOtp(stranger(app, at), "123456", `invented-${at}@person.example`);
    expect(app.logLines.some((line) => line.includes("many wrong security codes"))).toBe(false);
    const owner = fresh(app);
    const code = await askForCode(app, owner);
    for (let at = 0; at < 4; at++) await verifyOtp(owner, otherThan(code));
    expect((await verifyOtp(owner, code)).statusCode).toBe(201);
    app.passTime(MINUTE);
    expect((await generateOtp(owner)).statusCode).toBe(201);
  });
});
