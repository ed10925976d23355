import { expect, test } from "vitest";
import { anAccount } from "../../../../../../tools/harness/accounts.ts";
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
  verifyOtp,
} from "../../../../test/account-journeys.ts";
import { aBrowser } from "../../../../test/browser.ts";
import { eachDatabase, longTestOn } from "../../../../test/databases.ts";
import { reader } from "../../../../test/mail.ts";
import { lastCodeTo, lastLinkTo, mailsTo, sentMails } from "../../../../test/mailbox.ts";
import { buildTestApp } from "../../../../test/test-app.ts";

const MINUTE = 60_000;
const NEW_PASSWORD = "another-teapot!";
const STRANGER = "nobody@person.example";

eachDatabase("recovering a password", (database) => {
  const open = async (env: Record<string, string> = {}) => {
    const app = await buildTestApp(database, { env });
    const browser = aBrowser(app);
    await signUp(browser);
    return { app, browser };
  };

  test("goes from ticket to code to grant to a new password", async () => {
    const { app, browser } = await open();
    const generated = await generateOtp(browser);
    expect(generated.statusCode).toBe(201);
    expect(generated.json()).toEqual({ code: expect.stringMatching(/^rt1\.[\w-]{43}$/) });
    expect(await mailsTo(app, ROBIN.email)).toEqual([]);

    const mailed = await sendTicket(browser, generated.json().code);
    expect(mailed.json()).toEqual({ message: "Email sent successfully" });
    const [mail] = await mailsTo(app, ROBIN.email);
    expect(mail?.kind).toBe("recovery_code");
    expect(mail?.text).toContain("10 minutes");

    const verified = await verifyOtp(browser, String(mail?.code));
    expect(verified.statusCode).toBe(201);
    expect(verified.json()).toEqual({ message: "security code verified successfully!" });

    const reset = await resetPassword(browser, NEW_PASSWORD);
    expect(reset.statusCode).toBe(201);
    expect(reset.json()).toEqual({ msg: "password updated successfully" });
    expect(await browser.user()).toBeNull();
    expect((await logIn(browser)).statusCode).toBe(401);
    expect((await logIn(browser, { ...ROBIN, password: NEW_PASSWORD })).statusCode).toBe(202);
    const notice = (await mailsTo(app, ROBIN.email)).find(({ kind }) => kind === "password_changed");
    expect(notice?.text).not.toContain("every sign-in needs");
  });

  test("signs everybody out and forgets every device", async () => {
    const { app, browser } = await open();
    await logInWithCode(app, browser);
    const other = aBrowser(app);
    await verifyOtp(other, await askForCode(app, other));
    await resetPassword(other, NEW_PASSWORD);
    expect(await browser.user()).toBeNull();
    expect((await logIn(browser, { ...ROBIN, password: NEW_PASSWORD })).statusCode).toBe(202);
  });

  test("with a password of six characters is allowed, and every sign-in then needs a code", async () => {
    const { app, browser } = await open();
    await verifyOtp(browser, await askForCode(app, browser));
    expect((await resetPassword(browser, "tea!p")).json()).toMatchObject({
      fields: { password: "Password must be at least 6 characters long" },
    });
    expect((await resetPassword(browser, "tea!po")).statusCode).toBe(201);
    const notice = (await mailsTo(app, ROBIN.email)).find(({ kind }) => kind === "password_changed");
    expect(notice?.text).toContain("every sign-in needs an email code");
    const person = { ...ROBIN, password: "tea!po" };
    await logInWithCode(app, browser, person);
    expect(await browser.user()).toMatchObject({ hasWeakPassword: true });
    expect((await logIn(browser, person)).statusCode).toBe(202);
  });

  test("never puts digits into an answer, and treats an unknown address alike", async () => {
    const { app, browser } = await open();
    const known = await generateOtp(browser);
    const unknown = await generateOtp(aBrowser(app), STRANGER);
    expect(unknown.statusCode).toBe(known.statusCode);
    expect(Object.keys(unknown.json())).toEqual(Object.keys(known.json()));
    expect(unknown.json().code).toHaveLength(known.json().code.length);
    const sent = await sendTicket(aBrowser(app), unknown.json().code, STRANGER);
    expect(sent.json()).toEqual({ message: "Email sent successfully" });
    expect(await sentMails(app)).toEqual([]);
  });

  test("tells whether an address is known", async () => {
    const { app, browser } = await open();
    const ask = (email: string) => browser.post("/api/auth/authenticate", { email });
    expect((await ask(ROBIN.email)).json()).toEqual({ message: "ok" });
    const unknown = await ask(STRANGER);
    expect(unknown.statusCode).toBe(404);
    expect(unknown.json()).toMatchObject({ error: "invalid credential" });
    expect((await ask("nonsense")).json()).toMatchObject({ error: "Valid email is required" });
    expect(app.logLines.join("")).not.toContain("person.example");
  });

  test("stops telling which addresses exist to a network that asks for many", async () => {
    const app = await buildTestApp(database, { env: { RATE_LIMIT_SCALE: "1" } });
    const miner = aBrowser(app);
    const statuses: number[] = [];
    for (let at = 0; at < 20; at++) {
      const response = await miner.post("/api/auth/authenticate", { email: `a${at}@person.example` });
      statuses.push(response.statusCode);
      app.passTime(13_000);
    }
    expect(statuses).toEqual([...Array(10).fill(404), ...Array(10).fill(200)]);
    expect((await miner.post("/api/auth/authenticate", { email: ROBIN.email })).statusCode).toBe(429);
  });
});

eachDatabase("a recovery under attack", (database) => {
  const longTest = longTestOn(database);
  const open = async (env: Record<string, string> = {}) => {
    const app = await buildTestApp(database, { env });
    const owner = aBrowser(app);
    await signUp(owner);
    return { app, owner, attacker: aBrowser(app, "203.0.113.66") };
  };
  const refused = { error: "Invalid security code", message: "Invalid security code", code: "invalid_code" };
  const usedUp = { error: "Too many wrong codes. Please request a new one.", code: "code_used_up" };

  test("takes five guesses of one browser, also twenty at once", async () => {
    const { app, owner } = await open();
    const code = await askForCode(app, owner);
    const guesses = Array.from({ length: 20 }, () => verifyOtp(owner, otherThan(code)));
    const answers = await Promise.all(guesses);
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([400]));
    expect(answers.filter((response) => response.json().code === "invalid_code")).toHaveLength(5);
    expect(answers.filter((response) => response.json().code === "code_used_up")).toHaveLength(15);
    expect((await verifyOtp(owner, code)).json()).toMatchObject(usedUp);
  });

  test("lets a used-up code be replaced at once", async () => {
    const { app, owner } = await open();
    const code = await askForCode(app, owner);
    for (let at = 0; at < 5; at++) await verifyOtp(owner, otherThan(code));
    const next = await askForCode(app, owner);
    expect(await mailsTo(app, ROBIN.email)).toHaveLength(2);
    expect((await verifyOtp(owner, next)).statusCode).toBe(201);
  });

  test("uses up the tries of an address without an account alike", async () => {
    const { attacker } = await open();
    const decoy = await generateOtp(attacker, STRANGER);
    await sendTicket(attacker, decoy.json().code, STRANGER);
    const bodies: unknown[] = [];
    for (let at = 0; at < 6; at++) bodies.push((await verifyOtp(attacker, "123456", STRANGER)).json());
    expect(bodies).toEqual([...Array(5).fill(refused), expect.objectContaining(usedUp)]);
  });

  test("does not let a stranger use up the owner's tries, nor use the owner's code", async () => {
    const { app, owner, attacker } = await open();
    const code = await askForCode(app, owner);
    for (let at = 0; at < 8; at++) expect((await verifyOtp(attacker, code)).json()).toEqual(refused);
    await generateOtp(attacker);
    for (let at = 0; at < 8; at++) expect((await verifyOtp(attacker, code)).json()).toEqual(refused);
    expect((await verifyOtp(owner, code)).statusCode).toBe(201);
  });

  test("gives one answer for wrong, used, old, foreign and decoy codes", async () => {
    const { app, owner, attacker } = await open();
    const code = await askForCode(app, owner);
    const decoy = await generateOtp(attacker, STRANGER);
    await sendTicket(attacker, decoy.json().code, STRANGER);
    const bodies = [
      (await verifyOtp(owner, otherThan(code))).body,
      (await verifyOtp(attacker, "123456", STRANGER)).body,
      (await verifyOtp(owner, code, STRANGER)).body,
      (await verifyOtp(owner, "12")).body,
    ];
    await verifyOtp(owner, code);
    bodies.push((await verifyOtp(owner, code)).body);
    app.passTime(MINUTE);
    const late = await askForCode(app, owner);
    app.passTime(10 * MINUTE + 1);
    bodies.push((await verifyOtp(owner, late)).body);
    expect(new Set(bodies)).toEqual(new Set([JSON.stringify(refused)]));
  });

  test("a ticket works once, for its own address, for ten minutes", async () => {
    const { app, owner } = await open();
    await signUp(owner, { ...ROBIN, email: "second@person.example" });
    const { code: ticket } = (await generateOtp(owner)).json();
    await sendTicket(owner, ticket, "second@person.example");
    expect(await sentMails(app)).toEqual([]);
    await sendTicket(owner, ticket);
    await sendTicket(owner, ticket);
    expect(await mailsTo(app, ROBIN.email)).toHaveLength(1);
    app.passTime(MINUTE);
    const { code: old } = (await generateOtp(owner)).json();
    app.passTime(10 * MINUTE + 1);
    await sendTicket(owner, old);
    expect(await mailsTo(app, ROBIN.email)).toHaveLength(1);
  });

  test("twenty tickets of one browser, redeemed at once, send one code that works", async () => {
    const { app, owner } = await open({ RATE_LIMIT_SCALE: "100" });
    // The first call gives the browser its cookie.
    const first = await generateOtp(owner);
    const others = await Promise.all(Array.from({ length: 19 }, () => generateOtp(owner)));
    const tickets = [first, ...others].map((response) => response.json().code as string);
    const sent = await Promise.all(tickets.map((ticket) => sendTicket(owner, ticket)));
    expect(sent.map(({ statusCode }) => statusCode)).toEqual(Array(20).fill(200));
    expect(await mailsTo(app, ROBIN.email)).toHaveLength(1);
    expect((await verifyOtp(owner, await lastCodeTo(app, ROBIN.email))).statusCode).toBe(201);
  });

  test("a page loaded again within half a minute sends no second mail and shows no error", async () => {
    const { app, owner } = await open();
    await askForCode(app, owner);
    const again = await generateOtp(owner);
    expect(again.statusCode).toBe(201);
    expect((await sendTicket(owner, again.json().code)).statusCode).toBe(200);
    expect(await mailsTo(app, ROBIN.email)).toHaveLength(1);
    app.passTime(31_000);
    await askForCode(app, owner);
    expect(await mailsTo(app, ROBIN.email)).toHaveLength(2);
  });

  test("a newer code of the same browser kills the older one", async () => {
    const { app, owner } = await open();
    const first = await askForCode(app, owner);
    app.passTime(31_000);
    const second = await askForCode(app, owner);
    if (first !== second) expect((await verifyOtp(owner, first)).statusCode).toBe(400);
    expect((await verifyOtp(owner, second)).statusCode).toBe(201);
  });

  test("a password cannot be set without a grant, with a used one, or for another account", async () => {
    const { app, owner, attacker } = await open();
    await signUp(attacker, { ...ROBIN, email: "attacker@person.example", password: "mine-and-mine!" });
    const denied = { error: "An error occurred while resetting the password" };
    expect((await resetPassword(attacker, NEW_PASSWORD)).json()).toMatchObject(denied);
    await verifyOtp(
      attacker,
      await askForCode(app, attacker, "attacker@person.example"),
      "attacker@person.example",
    );
    const other = await resetPassword(attacker, NEW_PASSWORD, ROBIN.email);
    expect(other.statusCode).toBe(401);
    expect(other.json()).toMatchObject(denied);
    expect((await logIn(owner)).statusCode).toBe(202);

    const both = await Promise.all([
      resetPassword(attacker, "first-choice!", "attacker@person.example"),
      resetPassword(attacker, "second-choice!", "attacker@person.example"),
    ]);
    expect(both.map((response) => response.statusCode).toSorted()).toEqual([201, 401]);
  });

  test("a grant is over after ten minutes, and a refused password does not use it up", async () => {
    const { app, owner } = await open();
    await verifyOtp(owner, await askForCode(app, owner));
    expect((await resetPassword(owner, "P@ssw0rd1")).statusCode).toBe(400);
    const grant = String(owner.cookies.get("rc"));
    expect((await resetPassword(owner, NEW_PASSWORD)).statusCode).toBe(201);
    owner.cookies.set("rc", grant);
    expect((await resetPassword(owner, NEW_PASSWORD)).statusCode).toBe(401);
    app.passTime(MINUTE);
    await verifyOtp(owner, await askForCode(app, owner));
    app.passTime(10 * MINUTE + 1);
    expect((await resetPassword(owner, "third-choice!")).statusCode).toBe(401);
  });

  test.each([
    { "sec-fetch-site": "cross-site", "sec-fetch-dest": "image" },
    { "sec-fetch-site": "same-origin", "sec-fetch-dest": "document" },
    { "sec-fetch-site": "none", "sec-fetch-dest": "document" },
  ])("the two GETs that change something refuse %o", async (headers) => {
    const { owner } = await open();
    const email = encodeURIComponent(ROBIN.email);
    for (const url of [
      `/api/auth/generateotp?email=${email}`,
      `/api/auth/verifyotp?email=${email}&code=123456`,
    ]) {
      expect((await owner.send({ method: "GET", url, headers })).statusCode).toBe(403);
    }
  });

  test("waits half a minute between codes for one address from one network, whatever the browser", async () => {
    const { app } = await open({ RATE_LIMIT_SCALE: "1" });
    expect((await generateOtp(aBrowser(app))).statusCode).toBe(201);
    expect((await generateOtp(aBrowser(app))).statusCode).toBe(429);
    app.passTime(30_001);
    expect((await generateOtp(aBrowser(app))).statusCode).toBe(201);
  });

  longTest("mails nobody more than six codes a day, and a link every ten minutes at most", async () => {
    const { app, owner } = await open({ RATE_LIMIT_SCALE: "1" });
    await logInWithCode(app, owner);
    for (let at = 0; at < 31; at++) {
      const bomber = aBrowser(app, `203.0.113.${at}`);
      const { code } = (await generateOtp(bomber)).json();
      expect((await sendTicket(bomber, code)).statusCode).toBe(200);
      if (at >= 6) app.passTime(MINUTE);
    }
    const kinds = (await mailsTo(app, ROBIN.email)).map(({ kind }) => kind);
    expect(kinds.filter((kind) => kind === "recovery_code")).toHaveLength(6);
    expect(kinds.filter((kind) => kind === "recovery_link")).toHaveLength(3);
    expect((await verifyOtp(owner, await askForCode(app, owner))).statusCode).toBe(201);
  });

  test("a link's code works in every browser that asked, for twenty minutes, until the password is new", async () => {
    const { app, owner, attacker } = await open({ RATE_LIMIT_SCALE: "1" });
    for (let at = 0; at < 6; at++) await generateOtp(aBrowser(app, `203.0.113.${at}`));
    const { code: ticket } = (await generateOtp(attacker)).json();
    await sendTicket(attacker, ticket);
    const code = await lastLinkTo(app, ROBIN.email);
    expect((await verifyOtp(owner, code)).json()).toEqual(refused);
    app.passTime(19 * MINUTE);
    const ask = async () => sendTicket(owner, (await generateOtp(owner)).json().code);
    await ask();
    expect((await verifyOtp(owner, otherThan("000000"))).json()).toEqual(refused);
    expect((await verifyOtp(owner, code)).statusCode).toBe(201);
    expect((await resetPassword(owner, NEW_PASSWORD)).statusCode).toBe(201);
    app.passTime(MINUTE);
    await ask();
    expect((await verifyOtp(owner, code)).json()).toEqual(refused);
  });

  test("a link's code is over after half an hour, and is no other account's", async () => {
    const { app, owner, attacker } = await open({ RATE_LIMIT_SCALE: "1" });
    const sam = { ...ROBIN, email: "sam@person.example" };
    await signUp(owner, sam);
    for (let at = 0; at < 6; at++) {
      await generateOtp(aBrowser(app, `203.0.113.${at}`));
      await generateOtp(aBrowser(app, `203.0.113.${at}`), sam.email);
    }
    await sendTicket(attacker, (await generateOtp(attacker)).json().code);
    const code = await lastLinkTo(app, ROBIN.email);
    await sendTicket(owner, (await generateOtp(owner, sam.email)).json().code, sam.email);
    expect((await verifyOtp(owner, code, sam.email)).json()).toEqual(refused);
    app.passTime(31 * MINUTE);
    await sendTicket(owner, (await generateOtp(owner)).json().code);
    expect((await verifyOtp(owner, code)).json()).toEqual(refused);
  });

  longTest(
    "a day of strangers' recoveries and guesses leaves the owner's confirmed device its own",
    async () => {
      const { app, owner } = await open({ RATE_LIMIT_SCALE: "1" });
      await logInWithCode(app, owner);
      for (let at = 0; at < 40; at++) {
        const bomber = aBrowser(app, `203.0.113.${at}`);
        await sendTicket(bomber, (await generateOtp(bomber)).json().code);
        for (let guess = 0; guess < 5; guess++) await verifyOtp(bomber, "000000");
        app.passTime(10 * MINUTE);
      }
      expect((await logIn(owner)).statusCode).toBe(200);
      const before = (await mailsTo(app, ROBIN.email)).length;
      const code = await askForCode(app, owner);
      expect(await mailsTo(app, ROBIN.email)).toHaveLength(before + 1);
      expect((await verifyOtp(owner, code)).statusCode).toBe(201);
    },
  );

  longTest(
    "strangers who use up all recovery mail leave the owner's confirmed device its codes",
    async () => {
      const { app, owner } = await open({ RATE_LIMIT_SCALE: "1" });
      await logInWithCode(app, owner);
      const mail = {
        kind: "recovery_code",
        code: "407182",
        minutes: 10,
        expiresAt: Date.now() + 10 * MINUTE,
      } as const;
      for (let at = 0; at < 1_000; at++)
        await app.context.mail.enqueue(app.db, reader(`person-${at}@person.example`), mail);
      // The second time finds the budget used up.
      for (let at = 0; at < 2; at++) await app.context.mail.tick();
      expect((await generateOtp(aBrowser(app, "203.0.113.1"))).statusCode).toBe(503);
      const code = await askForCode(app, owner);
      expect((await verifyOtp(owner, code)).statusCode).toBe(201);
    },
  );

  longTest("strangers who recover accounts that nobody confirmed use up no mail of others", async () => {
    const { app, owner } = await open({ RATE_LIMIT_SCALE: "1" });
    await logInWithCode(app, owner);
    for (let at = 0; at < 300; at++) {
      const email = `person-${at}@person.example`;
      await anAccount(app.db, { email, email_verified_at: null });
      const stranger = aBrowser(app, `10.0.${at % 30}.7`);
      await sendTicket(stranger, (await generateOtp(stranger, email)).json().code, email);
    }
    for (let at = 0; at < 2; at++) await app.context.mail.tick();
    const visitor = aBrowser(app, "192.0.2.77");
    expect((await verifyOtp(visitor, await askForCode(app, visitor))).statusCode).toBe(201);
    expect(app.logLines.some((line) => line.includes("budget code_to_unconfirmed is used up"))).toBe(true);
  });

  longTest("guessing across the whole service makes codes take two guesses only", async () => {
    const { app, owner } = await open({ RATE_LIMIT_SCALE: "1" });
    for (let at = 0; at < 61; at++) {
      const guesser = aBrowser(app, `10.0.${at}.7`);
      const email = `a${at}@person.example`;
      await sendTicket(guesser, (await generateOtp(guesser, email)).json().code, email);
      for (let guess = 0; guess < 5; guess++) await verifyOtp(guesser, "123456", email);
    }
    const code = await askForCode(app, owner);
    await verifyOtp(owner, otherThan(code));
    await verifyOtp(owner, otherThan(code));
    expect((await verifyOtp(owner, code)).json()).toMatchObject(usedUp);
    expect(app.logLines.join("")).toContain("many wrong security codes");
  });
});
