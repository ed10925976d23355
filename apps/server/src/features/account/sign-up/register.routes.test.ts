import { expect, test } from "vitest";
import {
  askForCode,
  logIn,
  logInWithCode,
  ROBIN,
  resetPassword,
  signUp,
  verifyOtp,
} from "../../../../test/account-journeys.ts";
import { aBrowser } from "../../../../test/browser.ts";
import { eachDatabase } from "../../../../test/databases.ts";
import { mailsTo, sentMails } from "../../../../test/mailbox.ts";
import { buildTestApp } from "../../../../test/test-app.ts";
import { cleanUpAccounts } from "../account.jobs.ts";

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

eachDatabase("signing up", (database) => {
  const open = async (env: Record<string, string> = {}) => {
    const app = await buildTestApp(database, { env });
    return { app, browser: aBrowser(app) };
  };

  test("makes an account and signs nobody in", async () => {
    const { browser } = await open();
    const response = await browser.post("/api/auth/register", ROBIN);
    expect(response.statusCode).toBe(201);
    expect(response.json()).toEqual({
      message: "registration successful",
      user: {
        userid: expect.any(String),
        email: ROBIN.email,
        firstname: "Robin",
        lastname: "Sample",
        language: "en",
      },
    });
    expect(await browser.user()).toBeNull();
  });

  test("refuses an address that is taken, in any case, also when two come at once", async () => {
    const { browser } = await open();
    const attempts = [ROBIN, { ...ROBIN, email: "Robin@PERSON.example" }].map((person) =>
      browser.post("/api/auth/register", person),
    );
    const answers = await Promise.all(attempts);
    expect(answers.map((response) => response.statusCode).toSorted()).toEqual([201, 409]);
    const refused = answers.find((response) => response.statusCode === 409);
    expect(refused?.json()).toMatchObject({ error: "email address already in use.", code: "email_taken" });
  });

  test.each([
    [{ firstname: "" }, "firstname", "firstname is required"],
    [{ lastname: "   " }, "lastname", "lastname is required"],
    [{ firstname: "Visit evil.com" }, "firstname", "Please use letters only, up to 50."],
    [{ firstname: "http://x" }, "firstname", "Please use letters only, up to 50."],
    [{ lastname: "Robin\r\nBcc: all@person.example" }, "lastname", "Please use letters only, up to 50."],
    [{ lastname: "x".repeat(51) }, "lastname", "Please use letters only, up to 50."],
    [{ firstname: "\u3164\u115f" }, "firstname", "Please use letters only, up to 50."],
    [{ lastname: "\u0301" }, "lastname", "Please use letters only, up to 50."],
    [{ email: "" }, "email", "Email is required"],
    [{ email: "robin@person" }, "email", "Email address is invalid"],
    [{ email: "a@b.example, c@d.example" }, "email", "Email address is invalid"],
    [{ email: "a@b.example\r\nBcc: c@d.example" }, "email", "Email address is invalid"],
    [{ password: "" }, "password", "Password is required"],
    [{ password: "short-1" }, "password", "Password must be at least 8 characters long"],
    [{ password: "tea pot-moon" }, "password", "Password should not contain spaces"],
    [{ password: "teapotmoon9" }, "password", "Password must have at least one special character"],
    [{ password: `${"x-".repeat(64)}y` }, "password", "Password must be at most 128 characters long"],
    [{ password: ["teapot-on-the-moon"] }, "password", "Password is required"],
  ])("with %o says so at the field", async (change, field, text) => {
    const { browser } = await open();
    const response = await browser.post("/api/auth/register", { ...ROBIN, ...change });
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({
      error: "please check your input fields.",
      fields: { [field]: text },
    });
  });

  test.each([
    ["P@ssw0rd!23", /Many people use this password/],
    ["Qwerty123!", /Many people use this password/],
    ["123456789!", /Many people use this password/],
    ["aaaaaaaa!", /Many people use this password/],
    ["robin-2026!", /your email address/],
    ["visita#2026", /the name of this service/],
  ])("refuses %s and says why", async (password, reason) => {
    const { browser } = await open();
    const response = await browser.post("/api/auth/register", {
      ...ROBIN,
      email: "robin@person.example",
      password,
    });
    expect(response.statusCode).toBe(400);
    expect(response.json().error).toBe("please check your input fields.");
    expect(response.json().fields.password).toMatch(reason);
  });

  test.each(["Zoë", "Łukasz", "O’Neill", "D'Angelo", "Jean-Luc", "أحمد", "김", "J. R."])(
    "knows %s as a name",
    async (firstname) => {
      const { browser } = await open();
      const response = await browser.post("/api/auth/register", { ...ROBIN, firstname });
      expect(response.statusCode).toBe(201);
    },
  );

  test("ignores fields that would give more than was asked for", async () => {
    const { app, browser } = await open();
    await browser.post("/api/auth/register", {
      ...ROBIN,
      email_verified_at: 1,
      id: "chosen",
      userid: "chosen",
    });
    const row = await app.db.selectFrom("account").selectAll().executeTakeFirstOrThrow();
    expect(row).toMatchObject({ email_verified_at: null, has_weak_password: 0 });
    expect(row.id).not.toBe("chosen");
    expect(row.password_hash).toMatch(/^\$argon2id\$v=19\$/);
  });

  test("keeps what the browser said about itself for 90 days, as far as it was asked for", async () => {
    const { app, browser } = await open();
    const metadata = {
      userAgent: "Test",
      timezone: "Europe/Rome",
      language: "x".repeat(300),
      ip: "203.0.113.1",
      evil: { deep: true },
    };
    await browser.post("/api/auth/register", { ...ROBIN, metadata });
    await app.db.updateTable("account").set({ email_verified_at: app.now() }).execute();
    const records = () => app.db.selectFrom("sign_in_record").selectAll().execute();
    const [record] = await records();
    expect(record).toMatchObject({ kind: "register", ip: "198.51.100.7" });
    expect(JSON.parse(String(record?.metadata))).toEqual({ userAgent: "Test", timezone: "Europe/Rome" });
    app.passTime(89 * DAY);
    await cleanUpAccounts(app.context);
    expect(await records()).toHaveLength(1);
    app.passTime(2 * DAY);
    await cleanUpAccounts(app.context);
    expect(await records()).toEqual([]);
  });

  test("from one network is limited to twenty an hour", async () => {
    const { browser } = await open({ RATE_LIMIT_SCALE: "1" });
    const statuses = [];
    for (let at = 0; at < 21; at++) {
      const response = await browser.post("/api/auth/register", {
        ...ROBIN,
        email: `r${at}@person.example`,
        password: "short",
      });
      statuses.push(response.statusCode);
    }
    // Invalid input is refused before it counts against a limit.
    expect(new Set(statuses)).toEqual(new Set([400]));
    await signUp(browser);
    // Each tells that somebody has this address.
    for (let at = 1; at < 20; at++)
      expect((await browser.post("/api/auth/register", ROBIN)).statusCode).toBe(409);
    expect((await browser.post("/api/auth/register", ROBIN)).statusCode).toBe(429);
  });
});

eachDatabase("registermail", (database) => {
  const open = async () => {
    const app = await buildTestApp(database);
    const browser = aBrowser(app);
    return { app, browser };
  };
  const ask = (browser: ReturnType<typeof aBrowser>, useremail: string, text = "Welcome") =>
    browser.post("/api/auth/registermail", { useremail, username: "Robin", text, subject: "Buy now" });

  test("answers as specified, and sends nothing to an address that is not confirmed", async () => {
    const { app, browser } = await open();
    await signUp(browser);
    const response = await ask(browser, ROBIN.email);
    expect(response.statusCode).toBe(200);
    expect(response.json()).toEqual({ message: "Email sent successfully" });
    expect(await mailsTo(app, ROBIN.email)).toEqual([]);
  });

  test("is no relay: it mails no stranger, and nothing of what the caller wrote", async () => {
    const { app, browser } = await open();
    await signUp(browser, { ...ROBIN, firstname: "Cheap", lastname: "Pills" });
    for (const address of ["victim@person.example", ROBIN.email]) {
      const response = await ask(browser, address, "Click http://evil.example now");
      expect(response.json()).toEqual({ message: "Email sent successfully" });
    }
    await logInWithCode(app, browser);
    const mails = await sentMails(app);
    expect(new Set(mails.map((mail) => mail.to))).toEqual(new Set([ROBIN.email]));
    for (const text of ["evil.example", "Buy now", "Cheap", "Pills"])
      expect(JSON.stringify(mails)).not.toContain(text);
  });

  test("leaves the welcome of an address confirmed by a recovery to the next clean-up", async () => {
    const { app, browser } = await open();
    await signUp(browser);
    await cleanUpAccounts(app.context);
    expect(await mailsTo(app, ROBIN.email)).toEqual([]);
    const code = await askForCode(app, browser);
    await verifyOtp(browser, code);
    expect((await resetPassword(browser, "another-teapot!")).statusCode).toBe(201);
    await cleanUpAccounts(app.context);
    await cleanUpAccounts(app.context);
    const kinds = (await mailsTo(app, ROBIN.email)).map((mail) => mail.kind);
    expect(kinds.toSorted()).toEqual(["password_changed", "recovery_code", "welcome"]);
  });

  test.each([{}, { useremail: "nobody" }, { useremail: ["robin@person.example"] }])(
    "refuses %o as malformed",
    async (payload) => {
      const { browser } = await open();
      expect((await browser.post("/api/auth/registermail", payload)).statusCode).toBe(400);
    },
  );
});

eachDatabase("an account somebody else made with my address", (database) => {
  test("cannot be signed in to without my mailbox", async () => {
    const app = await buildTestApp(database);
    const attacker = aBrowser(app);
    await signUp(attacker);
    expect((await logIn(attacker)).statusCode).toBe(202);
    expect(await attacker.user()).toBeNull();
  });
});
