import { argon2Sync } from "node:crypto";
import { availableParallelism } from "node:os";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import {
  logIn,
  logInWithCode,
  otherThan,
  ROBIN,
  signUp,
  verifyLogin,
} from "../../../../test/account-journeys.ts";
import { aBrowser } from "../../../../test/browser.ts";
import { eachDatabase, longTestOn } from "../../../../test/databases.ts";
import { lastCodeTo, mailsTo } from "../../../../test/mailbox.ts";
import { buildTestApp, cheapPasswords, type TestApp } from "../../../../test/test-app.ts";
import { createPasswords, type Passwords } from "../../../lib/passwords.ts";

const MINUTE = 60_000;

eachDatabase("signing in", (database) => {
  const open = async (env: Record<string, string> = {}, passwords?: Passwords) => {
    const app = await buildTestApp(database, { env, passwords });
    const browser = aBrowser(app);
    await signUp(browser);
    return { app, browser };
  };

  test("on a new device needs the code from the mailbox, and then remembers the device", async () => {
    const { app, browser } = await open();
    const first = await logIn(browser);
    expect(first.statusCode).toBe(202);
    expect(first.json()).toEqual({
      token: expect.stringMatching(/^[\w-]{43}$/),
      message: "A security code was sent to your email.",
    });
    expect(await browser.user()).toBeNull();

    const verified = await verifyLogin(browser, first.json().token, await lastCodeTo(app, ROBIN.email));
    expect(verified.statusCode).toBe(200);
    expect(verified.json()).toEqual({
      userid: expect.any(String),
      email: ROBIN.email,
      firstname: "Robin",
      lastname: "Sample",
      language: "en",
      message: "security code verified successfully!",
    });
    expect(await browser.user()).toMatchObject({ email: ROBIN.email });

    await browser.post("/api/auth/logout");
    const second = await logIn(browser);
    expect(second.statusCode).toBe(200);
    expect(second.json()).toEqual({
      userid: expect.any(String),
      email: ROBIN.email,
      firstname: "Robin",
      lastname: "Sample",
      language: "en",
      message: "login successful",
    });
  });

  test("knows a password that was hashed with other parameters, and hashes it anew", async () => {
    const { app, browser } = await open({}, createPasswords());
    const old = "$argon2id$v=19$m=1024,t=1,p=1$";
    const salt = Buffer.alloc(16, 7);
    const nonce = {
      message: Buffer.from(ROBIN.password),
      nonce: salt,
      memory: 1024,
      passes: 1,
      parallelism: 1,
    };
    const hash = argon2Sync("argon2id", { ...nonce, tagLength: 32 });
    const stored = `${old}${salt.toString("base64url")}$${hash.toString("base64url")}`;
    await app.db.updateTable("account").set({ password_hash: stored }).execute();
    expect((await logIn(browser)).statusCode).toBe(202);
    const row = await app.db.selectFrom("account").select("password_hash").executeTakeFirstOrThrow();
    expect(row.password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect((await logIn(browser)).statusCode).toBe(202);
  });

  test("accepts the address in any case and with spaces around it", async () => {
    const { browser } = await open();
    const response = await logIn(browser, { ...ROBIN, email: "  ROBIN@Person.Example " });
    expect(response.statusCode).toBe(202);
  });

  test("never carries the session outside its cookie", async () => {
    const { app, browser } = await open();
    await logInWithCode(app, browser);
    const response = await logIn(browser);
    const session = browser.cookies.get("sid");
    expect(session).toMatch(/^[\w-]{43}$/);
    expect(response.body).not.toContain(session);
    const cookie = [response.headers["set-cookie"]].flat().find((text) => text?.startsWith("sid="));
    expect(cookie).toMatch(/; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax$/);
  });

  test("answers a wrong password and an unknown address with the same bytes", async () => {
    const { browser } = await open();
    const wrong = await logIn(browser, { ...ROBIN, password: "something-else" });
    const unknown = await logIn(browser, { email: "nobody@person.example", password: "something-else" });
    expect(wrong.statusCode).toBe(401);
    expect(wrong.json()).toMatchObject({ error: "Invalid credentials" });
    expect(unknown.statusCode).toBe(401);
    expect(unknown.body).toBe(wrong.body);
  });

  test.each([
    [{}, { email: "email is required", password: "password is required" }],
    [{ email: "x", password: "y" }, { email: "email address is invalid" }],
    [{ email: ["robin@person.example"], password: "y" }, { email: "email is required" }],
    [{ email: "robin@person.example", password: 5 }, { password: "password is required" }],
  ])("names what is missing or malformed: %o", async (payload, fields) => {
    const { browser } = await open();
    const response = await browser.post("/api/auth/login", payload);
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({ error: "Please check your input fields.", fields });
  });

  test("welcomes whoever has confirmed their address, once, and nobody before", async () => {
    const { app, browser } = await open();
    await logIn(browser);
    const kinds = async () => (await mailsTo(app, ROBIN.email)).map(({ kind }) => kind);
    expect(await kinds()).toEqual(["login_code"]);
    await logInWithCode(app, browser);
    expect((await kinds()).filter((kind) => kind === "welcome")).toHaveLength(1);
    await logInWithCode(app, aBrowser(app));
    expect((await kinds()).filter((kind) => kind === "welcome")).toHaveLength(1);
  });

  test("mails a notice when a further device was confirmed, and none at the first", async () => {
    const { app, browser } = await open();
    await logInWithCode(app, browser);
    expect((await mailsTo(app, ROBIN.email)).map((mail) => mail.kind)).not.toContain("new_device");
    await logInWithCode(app, aBrowser(app));
    expect((await mailsTo(app, ROBIN.email)).map((mail) => mail.kind)).toContain("new_device");
  });

  test("gives a new session and ends the one the browser had", async () => {
    const { app, browser } = await open();
    await logInWithCode(app, browser);
    const planted = aBrowser(app);
    planted.cookies.set("sid", String(browser.cookies.get("sid")));
    await logIn(browser);
    expect(browser.cookies.get("sid")).not.toBe(planted.cookies.get("sid"));
    expect(await planted.user()).toBeNull();
    expect(await browser.user()).not.toBeNull();
  });
});

eachDatabase("guessing a password", (database) => {
  const longTest = longTestOn(database);
  const signedUp = async (app: TestApp) => {
    const browser = aBrowser(app, "192.0.2.1");
    await signUp(browser);
    return browser;
  };

  test("is told fifteen times an hour that it was wrong, and then neither wrong nor right", async () => {
    const app = await buildTestApp(database, { env: { RATE_LIMIT_SCALE: "1" } });
    const owner = aBrowser(app, "192.0.2.1");
    await signUp(owner);
    await logInWithCode(app, owner);
    const guess = (at: number, email = ROBIN.email, password = `guess-${at}`) =>
      logIn(aBrowser(app, `198.51.100.${at}`), { email, password });
    for (const email of [ROBIN.email, "nobody@person.example"]) {
      for (let at = 0; at < 15; at++) expect((await guess(at, email)).statusCode).toBe(401);
    }
    const before = (await mailsTo(app, ROBIN.email)).length;
    const answers = [await guess(20), await guess(21, "nobody@person.example")];
    expect(await mailsTo(app, ROBIN.email)).toHaveLength(before);
    answers.push(await guess(22, ROBIN.email, ROBIN.password));
    expect(await mailsTo(app, ROBIN.email)).toHaveLength(before + 1);
    for (const answer of answers) {
      expect(answer.statusCode).toBe(202);
      expect(answer.json()).toEqual({
        token: expect.stringMatching(/^[\w-]{43}$/),
        message:
          "Many passwords were tried for this account. If yours was right, we sent you a security code.",
      });
    }
    expect((await logIn(owner)).statusCode).toBe(200);
    app.passTime(61 * MINUTE);
    expect((await guess(30)).statusCode).toBe(401);
  });

  longTest("is told fifty times a day that it was wrong", async () => {
    const app = await buildTestApp(database, { env: { RATE_LIMIT_SCALE: "1" } });
    await signUp(aBrowser(app, "192.0.2.1"));
    let told = 0;
    for (let at = 0; at < 100; at++) {
      const stranger = aBrowser(app, `198.51.100.${at}`);
      if ((await logIn(stranger, { ...ROBIN, password: `guess-${at}` })).statusCode === 401) told += 1;
      app.passTime(10 * MINUTE);
    }
    expect(told).toBe(50);
  });

  longTest("learns nothing from the code's answers either, nor from asking for another", async () => {
    const app = await buildTestApp(database, { env: { RATE_LIMIT_SCALE: "1" } });
    await logInWithCode(app, await signedUp(app));
    for (let at = 0; at < 15; at++)
      await logIn(aBrowser(app, `198.51.100.${at}`), { ...ROBIN, password: "a-wrong-one" });
    const seen = async (password: string, network: string) => {
      const thief = aBrowser(app, network);
      const bodies: unknown[] = [];
      // More than codes are mailed and compared for one account.
      for (let sign = 0; sign < 4; sign++) {
        const { token } = (await logIn(thief, { ...ROBIN, password })).json();
        for (let at = 0; at < 6; at++) bodies.push((await verifyLogin(thief, token, "000000")).json());
        const { token: next } = (await logIn(thief, { ...ROBIN, password })).json();
        app.passTime(5 * MINUTE);
        bodies.push((await thief.post(`/api/auth/resendlogin-otp?token=${next}`)).json());
      }
      return bodies;
    };
    expect(await seen(ROBIN.password, "203.0.113.1")).toEqual(await seen("a-wrong-one", "203.0.114.1"));
  });

  test("from the owner's own network does not keep their confirmed device out", async () => {
    const app = await buildTestApp(database, { env: { RATE_LIMIT_SCALE: "1" } });
    const owner = aBrowser(app);
    await signUp(owner);
    await logInWithCode(app, owner);
    for (let at = 0; at < 40; at++) await logIn(aBrowser(app), { ...ROBIN, password: `guess-${at}` });
    expect((await logIn(aBrowser(app))).statusCode).toBe(429);
    expect((await logIn(owner)).statusCode).toBe(200);
    // Its own wrong passwords still count.
    for (let at = 0; at < 5; at++) await logIn(owner, { ...ROBIN, password: "wrong-one" });
    expect((await logIn(owner)).statusCode).toBe(401);
  });

  longTest("at more sign-ins than the server can check does not keep a confirmed device out", async () => {
    const app = await buildTestApp(database, { passwords: createPasswords() });
    const owner = aBrowser(app);
    await signUp(owner);
    await logInWithCode(app, owner);
    const { promise: queueIsFull, resolve: turnedAway } = Promise.withResolvers<void>();
    let isOver = false;
    onTestFinished(() => {
      isOver = true;
    });
    // More than are checked at once and wait in the queue.
    const strangers = Array.from({ length: availableParallelism() + 40 }, async (_, at) => {
      const person = { email: `guess-${at}@person.example`, password: "a-guess-like-any" };
      while (!isOver) if ((await logIn(aBrowser(app), person)).statusCode === 503) turnedAway();
    });
    await queueIsFull;
    const statuses: number[] = [];
    while (statuses.length < 5) statuses.push((await logIn(owner)).statusCode);
    isOver = true;
    await Promise.all(strangers);
    expect(statuses).toEqual(Array(5).fill(200));
  });

  test("counts before it compares: of twenty at once five get no word, and the right one gets its code", async () => {
    const real = cheapPasswords();
    const { promise: mayCompare, resolve: compare } = Promise.withResolvers<void>();
    const passwords: Passwords = {
      ...real,
      verify: (...given) => mayCompare.then(() => real.verify(...given)),
    };
    const app = await buildTestApp(database, { env: { RATE_LIMIT_SCALE: "1" }, passwords });
    await signUp(aBrowser(app, "192.0.2.1"));
    const guesses = Array.from({ length: 19 }, (_, at) =>
      logIn(aBrowser(app, `198.51.100.${at}`), { ...ROBIN, password: `guess-${at}` }),
    );
    await vi.waitFor(() => expect(app.logLines.join("")).toContain("no longer told which are wrong"), 20_000);
    guesses.push(logIn(aBrowser(app, "198.51.100.19"), ROBIN));
    compare();
    const statuses = (await Promise.all(guesses)).map((response) => response.statusCode);
    expect(statuses.filter((status) => status === 401)).toHaveLength(15);
    expect(statuses.at(-1)).toBe(202);
    await lastCodeTo(app, ROBIN.email);
  });

  longTest("on a confirmed device has it forgotten after a hundred in a row", async () => {
    const app = await buildTestApp(database, { env: { RATE_LIMIT_SCALE: "1" } });
    const owner = await signedUp(app);
    await logInWithCode(app, owner);
    for (let at = 0; at < 100; at++) {
      expect((await logIn(owner, { ...ROBIN, password: "wrong-one" })).statusCode).toBe(401);
      app.passTime(16 * MINUTE);
    }
    expect((await logIn(owner)).statusCode).toBe(202);
  });

  test("from one network is stopped after ten failures, for ten minutes", async () => {
    const app = await buildTestApp(database, { env: { RATE_LIMIT_SCALE: "1" } });
    const browser = aBrowser(app);
    await signUp(browser);
    for (let at = 0; at < 10; at++)
      await logIn(browser, { email: `a${at}@person.example`, password: "guess-it" });
    const stopped = await logIn(browser);
    expect(stopped.statusCode).toBe(429);
    expect(Number(stopped.headers["retry-after"])).toBeGreaterThan(500);
    app.passTime(11 * MINUTE);
    expect((await logIn(browser)).statusCode).toBe(202);
  });
});

eachDatabase("guessing codes with a stolen password", (database) => {
  test("is compared at most fifteen times an hour for one account, from however many networks", async () => {
    const app = await buildTestApp(database, { env: { RATE_LIMIT_SCALE: "1" } });
    const owner = aBrowser(app, "192.0.2.1");
    await signUp(owner);
    await logInWithCode(app, owner);
    const answers: string[] = [];
    let codes = 0;
    for (let at = 0; at < 20; at++) {
      const thief = aBrowser(app, `198.51.100.${at}`);
      const begun = await logIn(thief);
      if (begun.statusCode !== 202) continue;
      codes += 1;
      const { token } = begun.json();
      const code = await lastCodeTo(app, ROBIN.email);
      const guesses = Array.from({ length: 6 }, () => verifyLogin(thief, token, otherThan(code)));
      answers.push(...(await Promise.all(guesses)).map((response) => response.json().code));
    }
    expect(codes).toBeLessThanOrEqual(10);
    expect(answers.filter((code) => code === "invalid_login_code").length).toBeLessThanOrEqual(15);
    expect((await logIn(aBrowser(app, "203.0.113.9"))).statusCode).toBe(429);
    expect((await logIn(owner)).statusCode).toBe(200);
    app.passTime(61 * MINUTE);
    await logInWithCode(app, aBrowser(app, "203.0.113.9"));
  });

  test("cannot bomb an address that nobody has confirmed: ten codes a day", async () => {
    const app = await buildTestApp(database, { env: { RATE_LIMIT_SCALE: "1" } });
    await signUp(aBrowser(app));
    const statuses: number[] = [];
    for (let at = 0; at < 12; at++) {
      statuses.push((await logIn(aBrowser(app, `198.51.100.${at}`))).statusCode);
      app.passTime(61 * MINUTE);
    }
    expect(statuses.filter((status) => status === 202)).toHaveLength(10);
    expect(statuses.at(-1)).toBe(429);
  });
});

describe("the code of a sign-in", () => {
  eachDatabase("as a challenge", (database) => {
    const begin = async () => {
      const app = await buildTestApp(database);
      const browser = aBrowser(app);
      await signUp(browser);
      const { token } = (await logIn(browser)).json();
      return { app, browser, token, code: await lastCodeTo(app, ROBIN.email) };
    };

    test("takes five guesses, also when twenty come at once, and then the sign-in is over", async () => {
      const { browser, token, code } = await begin();
      const guesses = Array.from({ length: 20 }, () => verifyLogin(browser, token, otherThan(code)));
      const answers = await Promise.all(guesses);
      expect(new Set(answers.map((response) => response.statusCode))).toEqual(new Set([401]));
      expect(answers.filter((response) => response.json().error === "Invalid security code")).toHaveLength(5);
      expect(answers.map((response) => response.json())).toContainEqual(
        expect.objectContaining({
          code: "sign_in_over",
          error: "Too many wrong codes. Please sign in again.",
        }),
      );
      const late = await verifyLogin(browser, token, code);
      expect(late.statusCode).toBe(401);
      expect(late.json()).toMatchObject({ error: "Your sign-in has expired. Please sign in again." });
    });

    test("works in no other browser, and trying there uses up nothing", async () => {
      const { app, browser, token, code } = await begin();
      const thief = aBrowser(app);
      // It has a pending sign-in too, so that only the owner's browser cookie is missing.
      const other = { ...ROBIN, email: "thief@person.example" };
      await signUp(thief, other);
      expect((await logIn(thief, other)).statusCode).toBe(202);
      for (let at = 0; at < 6; at++) expect((await verifyLogin(thief, token, code)).statusCode).toBe(401);
      expect(await thief.user()).toBeNull();
      expect((await verifyLogin(browser, token, code)).statusCode).toBe(200);
    });

    test("works once, also when it comes twice at the same time", async () => {
      const { browser, token, code } = await begin();
      const both = await Promise.all([verifyLogin(browser, token, code), verifyLogin(browser, token, code)]);
      expect(both.map((response) => response.statusCode).toSorted()).toEqual([200, 401]);
    });

    test("is dead after ten minutes", async () => {
      const { app, browser, token, code } = await begin();
      app.passTime(10 * MINUTE + 1);
      const response = await verifyLogin(browser, token, code);
      expect(response.statusCode).toBe(401);
      expect(response.json()).toMatchObject({ error: "Invalid security code" });
    });

    test.each(["", "12345", "1234567", "12345a", "１２３４５６", ["123456"], 123456, null])(
      "of the form %o is refused before it counts",
      async (otp) => {
        const { browser, token, code } = await begin();
        for (let at = 0; at < 6; at++) {
          const response = await browser.post(`/api/auth/verifylogin-otp?token=${token}`, { otp });
          expect(response.statusCode).toBe(400);
          expect(response.json()).toMatchObject({ error: "security code must be a six-digit code" });
        }
        expect((await verifyLogin(browser, token, code)).statusCode).toBe(200);
      },
    );

    test("can be sent again after five minutes, twice, and then the earlier one is dead", async () => {
      const { app, browser, token, code } = await begin();
      const resend = () => browser.post(`/api/auth/resendlogin-otp?token=${token}`);
      const early = await resend();
      expect(early.statusCode).toBe(429);
      expect(early.json().retryAfter).toBeGreaterThan(295);
      app.passTime(5 * MINUTE);
      const sent = await resend();
      expect(sent.statusCode).toBe(200);
      expect(sent.json()).toEqual({ message: "security code sent successfully!" });
      const second = await lastCodeTo(app, ROBIN.email);
      expect((await verifyLogin(browser, token, code)).statusCode).toBe(second === code ? 200 : 401);
      app.passTime(5 * MINUTE);
      expect((await resend()).statusCode).toBe(200);
      app.passTime(5 * MINUTE);
      const refused = await resend();
      expect(refused.statusCode).toBe(429);
      const error = "This is the last code for this sign-in. Use it, or sign in again.";
      expect(refused.json()).toEqual({ error, message: error, code: "last_code_sent" });
      expect((await verifyLogin(browser, token, await lastCodeTo(app, ROBIN.email))).statusCode).toBe(200);
    });

    test("without a token says that the sign-in has to begin again", async () => {
      const { browser, code } = await begin();
      const response = await browser.post("/api/auth/verifylogin-otp", { otp: code });
      expect(response.statusCode).toBe(400);
      expect(response.json()).toMatchObject({ error: "missing token. please login again." });
    });

    test("cannot be asked for with a made-up token, nor in another browser", async () => {
      const { app, browser, token } = await begin();
      app.passTime(5 * MINUTE);
      for (const [who, what] of [
        [browser, "made-up"],
        [aBrowser(app), token],
      ] as const) {
        const response = await who.post(`/api/auth/resendlogin-otp?token=${what}`);
        expect(response.statusCode).toBe(401);
      }
    });

    test("is in no table, answer or log line", async () => {
      const { app, token, code } = await begin();
      const everything = JSON.stringify([
        await app.db.selectFrom("sign_in_challenge").selectAll().execute(),
        await app.db.selectFrom("outbox").selectAll().execute(),
        app.logLines,
      ]);
      // Digits inside a longer number, such as a timestamp, are no code.
      expect(everything).not.toMatch(new RegExp(`(?<!\\d)${code}(?!\\d)`));
      for (const secret of [token, ROBIN.password, ROBIN.email]) expect(everything).not.toContain(secret);
    });
  });
});
