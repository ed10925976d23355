import { expect, test } from "vitest";
import { logInWithCode, ROBIN, signUp } from "../../../../test/account-journeys.ts";
import { aBrowser } from "../../../../test/browser.ts";
import { eachDatabase, type TestDatabase, withDatabase } from "../../../../test/databases.ts";
import { mailsTo } from "../../../../test/mailbox.ts";
import { anOwner } from "../../../../test/owner.ts";
import { addPasskey, passkeysOf } from "../../../../test/passkeys.ts";
import { anAuthenticator } from "../../../../test/software-authenticator.ts";
import { buildTestApp } from "../../../../test/test-app.ts";
import { untilSomebodyWaits } from "../../../../test/until-somebody-waits.ts";

const MINUTE = 60_000;
const KIM = { ...ROBIN, email: "kim@person.example" };

async function signedIn(database: TestDatabase) {
  const app = await buildTestApp(database, { env: { RATE_LIMIT_SCALE: "1" } });
  const browser = aBrowser(app);
  await signUp(browser);
  await logInWithCode(app, browser);
  return { app, browser };
}

eachDatabase("passkeys while sessions end", (database) => {
  test("are not added by a session that ends meanwhile, as all do in a recovery", async () => {
    const { app, browser } = await signedIn(database);
    const { options } = (await browser.post("/api/account/passkeys/options")).json();
    const credential = anAuthenticator().create(options);
    const adding = await app.db.transaction().execute(async (trx) => {
      await trx.deleteFrom("session").execute();
      const answer = browser.post("/api/account/passkeys", { name: "x", credential });
      await untilSomebodyWaits(app.db);
      return { answer };
    });
    expect((await adding.answer).statusCode).toBe(401);
    expect(await app.db.selectFrom("passkey").selectAll().execute()).toEqual([]);
  });
});

withDatabase("passkeys of an account", (database) => {
  const open = () => signedIn(database);

  test("are added, listed, renamed and removed, and each addition and removal is mailed", async () => {
    const { app, browser } = await open();
    expect((await browser.get("/api/account/passkeys")).json()).toEqual({ passkeys: [] });
    await addPasskey(browser, "  Robin’s laptop ");
    const [passkey] = await passkeysOf(browser);
    expect(passkey).toEqual({
      id: expect.any(String),
      name: "Robin’s laptop",
      isSecurityKey: false,
      createdAt: expect.any(String),
      lastUsedAt: null,
      isInDoubt: false,
      isOff: false,
    });
    const url = `/api/account/passkeys/${passkey?.id}`;
    expect((await browser.put(url, { name: "Blue key" })).statusCode).toBe(200);
    expect(await passkeysOf(browser)).toMatchObject([{ name: "Blue key" }]);
    const proof = { password: ROBIN.password };
    expect((await browser.delete(url, proof)).json()).toEqual({ message: "Passkey removed." });
    expect(await passkeysOf(browser)).toEqual([]);
    expect((await browser.delete(url, proof)).statusCode).toBe(404);
    const subjects = (await mailsTo(app, ROBIN.email)).map((mail) => mail.subject);
    expect(subjects).toContain("A passkey was added to your Visita account");
    expect(subjects).toContain("A passkey was removed from your Visita account");
  });

  test("are removed with the password or a passkey, however fresh the sign-in is", async () => {
    const { browser } = await open();
    const own = await addPasskey(browser);
    const [passkey] = await passkeysOf(browser);
    const url = `/api/account/passkeys/${passkey?.id}`;
    expect((await browser.delete(url)).statusCode).toBe(400);
    expect((await browser.delete(url, {})).json()).toMatchObject({
      fields: { password: "Password is required" },
    });
    expect((await browser.delete(url, { password: "wrong-kettle" })).json()).toMatchObject({
      fields: { password: "Incorrect password." },
    });
    expect(await passkeysOf(browser)).toHaveLength(1);
    const { options } = (await browser.post("/api/auth/passkey/options")).json();
    expect((await browser.delete(url, { credential: own.use(options) })).statusCode).toBe(200);
  });

  test("need the password when it was not shown for a minute", async () => {
    const { app, browser } = await open();
    app.passTime(MINUTE + 1);
    const refused = await browser.post("/api/account/passkeys/options");
    expect(refused.statusCode).toBe(403);
    expect(refused.json()).toMatchObject({ code: "reauthentication_needed" });
    const wrong = await browser.post("/api/account/reauthenticate", { password: "wrong-kettle" });
    expect(wrong.statusCode).toBe(400);
    expect(wrong.json()).toMatchObject({ fields: { password: "Incorrect password." } });
    expect((await browser.post("/api/account/passkeys/options")).statusCode).toBe(403);
    const right = await browser.post("/api/account/reauthenticate", { password: ROBIN.password });
    expect(right.statusCode).toBe(200);
    await addPasskey(browser);
  });

  test("take the place of that password, one's own alone", async () => {
    const { app, browser } = await open();
    const own = await addPasskey(browser);
    const kim = aBrowser(app, "192.0.2.9");
    await signUp(kim, KIM);
    await logInWithCode(app, kim, KIM);
    const foreign = await addPasskey(kim);
    app.passTime(2 * MINUTE);
    const show = async (authenticator: typeof own) => {
      const { options } = (await browser.post("/api/auth/passkey/options")).json();
      return browser.post("/api/account/reauthenticate/passkey", { credential: authenticator.use(options) });
    };
    expect((await show(foreign)).statusCode).toBe(400);
    expect((await browser.post("/api/account/passkeys/options")).statusCode).toBe(403);
    expect((await show(own)).statusCode).toBe(200);
    expect((await browser.post("/api/account/passkeys/options")).statusCode).toBe(200);
  });

  test("are guarded by the number of wrong passwords", async () => {
    const { browser } = await open();
    const guess = (password: string) => browser.post("/api/account/reauthenticate", { password });
    for (let at = 0; at < 5; at++) expect((await guess("wrong-kettle")).statusCode).toBe(400);
    expect((await guess(ROBIN.password)).statusCode).toBe(429);
  });

  test.each([
    ["another origin", { origin: "https://evil.example" }],
    ["a frame of another site", { crossOrigin: true }],
    ["no finger, face or PIN", { isUnverified: true }],
  ])("are not added with %s", async (_name, flaws) => {
    const { browser } = await open();
    const { options } = (await browser.post("/api/account/passkeys/options")).json();
    const credential = anAuthenticator().create(options, flaws);
    const response = await browser.post("/api/account/passkeys", { name: "x", credential });
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({ error: "We couldn’t add this passkey. Please try again." });
    expect(await passkeysOf(browser)).toEqual([]);
  });

  test("are added with a challenge once, within five minutes, in the session that asked", async () => {
    const { app, browser } = await open();
    const add = (credential: object, by = browser) =>
      by.post("/api/account/passkeys", { name: "x", credential });
    const ask = async () => (await browser.post("/api/account/passkeys/options")).json().options;
    const options = await ask();
    expect((await add(anAuthenticator().create(options))).statusCode).toBe(201);
    expect((await add(anAuthenticator().create(options))).statusCode).toBe(400);
    const other = aBrowser(app, "192.0.2.9");
    await logInWithCode(app, other);
    expect((await add(anAuthenticator().create(await ask()), other)).statusCode).toBe(400);
    const late = await ask();
    app.passTime(6 * MINUTE);
    expect((await add(anAuthenticator().create(late))).statusCode).toBe(400);
    expect(await passkeysOf(browser)).toHaveLength(1);
  });

  test("are one person's: whoever names another's gets what an unknown one gets", async () => {
    const { app, browser } = await open();
    await addPasskey(browser);
    const [passkey] = await passkeysOf(browser);
    const stranger = await anOwner(app);
    const url = `/api/account/passkeys/${passkey?.id}`;
    for (const response of [
      await stranger.browser.put(url, { name: "Mine" }),
      await stranger.browser.delete(url, { password: ROBIN.password }),
    ]) {
      expect(response.statusCode).toBe(404);
      expect(response.json()).toMatchObject({ code: "not_found" });
    }
    expect(await passkeysOf(browser)).toMatchObject([{ name: "Robin’s laptop" }]);
  });

  test("are twenty at most, each device once", async () => {
    const { browser } = await open();
    const { options } = (await browser.post("/api/account/passkeys/options")).json();
    const authenticator = anAuthenticator();
    await browser.post("/api/account/passkeys", { name: "First", credential: authenticator.create(options) });
    const next = (await browser.post("/api/account/passkeys/options")).json().options;
    expect(next.excludeCredentials).toMatchObject([{ id: authenticator.id }]);
    const again = await browser.post("/api/account/passkeys", {
      name: "Again",
      credential: authenticator.create(next),
    });
    expect(again.json()).toMatchObject({ error: "This device already has a passkey for your account." });
    for (let at = 1; at < 20; at++) await addPasskey(browser);
    const full = await browser.post("/api/account/passkeys/options");
    expect(full.statusCode).toBe(403);
    expect(full.json()).toMatchObject({ code: "limit_reached" });
  });

  test.each(["", "   ", "x".repeat(61), 7])("are not named %o", async (name) => {
    const { browser } = await open();
    await addPasskey(browser);
    const [passkey] = await passkeysOf(browser);
    const response = await browser.put(`/api/account/passkeys/${passkey?.id}`, { name } as object);
    expect(response.statusCode).toBe(400);
    expect(response.json().fields).toHaveProperty("name");
  });
});
