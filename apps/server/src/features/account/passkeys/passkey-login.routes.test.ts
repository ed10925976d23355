import { expect, test } from "vitest";
import { logIn, logInWithCode, ROBIN, signUp } from "../../../../test/account-journeys.ts";
import { aBrowser } from "../../../../test/browser.ts";
import { withDatabase } from "../../../../test/databases.ts";
import { mailsTo } from "../../../../test/mailbox.ts";
import { addPasskey, logInWithPasskey, passkeyOptions, passkeysOf } from "../../../../test/passkeys.ts";
import { buildTestApp } from "../../../../test/test-app.ts";

const MINUTE = 60_000;

withDatabase("signing in with a passkey", (database) => {
  const open = async () => {
    const app = await buildTestApp(database, { env: { RATE_LIMIT_SCALE: "1" } });
    const owner = aBrowser(app);
    await signUp(owner);
    await logInWithCode(app, owner);
    const authenticator = await addPasskey(owner);
    return { app, owner, authenticator, browser: aBrowser(app, "192.0.2.9") };
  };

  test("asks for no password and no code, and mails a notice of the new device once", async () => {
    const { app, owner, authenticator, browser } = await open();
    const notices = async () =>
      (await mailsTo(app, ROBIN.email)).filter(({ kind }) => kind === "new_device").length;
    const before = await notices();
    const response = await logInWithPasskey(browser, authenticator);
    expect(response.statusCode, response.body).toBe(200);
    expect(response.json()).toMatchObject({ email: ROBIN.email, message: "login successful" });
    expect(await browser.user()).toMatchObject({ email: ROBIN.email });
    expect(await notices()).toBe(before + 1);
    expect(await passkeysOf(owner)).toMatchObject([{ lastUsedAt: expect.any(String) }]);
    await browser.post("/api/auth/logout");
    expect((await logInWithPasskey(browser, authenticator)).statusCode).toBe(200);
    expect(await notices()).toBe(before + 1);
  });

  test("takes each answer of the device once, and only in the browser that asked", async () => {
    const { app, authenticator, browser } = await open();
    const credential = authenticator.use(await passkeyOptions(browser));
    const cookie = browser.cookies.get("pk") ?? "";
    const thief = aBrowser(app, "203.0.113.4");
    await passkeyOptions(thief);
    expect((await thief.post("/api/auth/passkey", { credential })).statusCode).toBe(401);
    expect((await browser.post("/api/auth/passkey", { credential })).statusCode).toBe(200);
    browser.cookies.set("pk", cookie);
    const again = await browser.post("/api/auth/passkey", { credential });
    expect(again.statusCode).toBe(401);
    expect(again.json()).toMatchObject({
      error: "This passkey was not accepted. Sign in with your password, or try again.",
    });
  });

  test("is possible in two tabs of one browser at a time", async () => {
    const { authenticator, browser } = await open();
    const first = await passkeyOptions(browser);
    await passkeyOptions(browser);
    const response = await browser.post("/api/auth/passkey", { credential: authenticator.use(first) });
    expect(response.statusCode).toBe(200);
  });

  test("takes a challenge for five minutes", async () => {
    const { app, authenticator, browser } = await open();
    const options = await passkeyOptions(browser);
    app.passTime(6 * MINUTE);
    const response = await browser.post("/api/auth/passkey", { credential: authenticator.use(options) });
    expect(response.statusCode).toBe(401);
  });

  test.each([
    ["another origin", { origin: "https://evil.example" }],
    ["a frame of another site", { crossOrigin: true }],
    ["no finger, face or PIN", { isUnverified: true }],
    ["a counter that has not risen, as a copied key has", { counter: 1 }],
  ])("is refused with %s", async (_name, flaws) => {
    const { authenticator, browser } = await open();
    const credential = authenticator.use(await passkeyOptions(browser), flaws);
    expect((await browser.post("/api/auth/passkey", { credential })).statusCode).toBe(401);
    expect(await browser.user()).toBeNull();
  });

  test("is refused with a signature of another key, another person's handle, or an unknown key", async () => {
    const { app, owner, authenticator, browser } = await open();
    const other = await addPasskey(owner, "Another");
    const forged = authenticator.use(await passkeyOptions(browser));
    forged.response.signature = other.use(await passkeyOptions(browser)).response.signature;
    expect((await browser.post("/api/auth/passkey", { credential: forged })).statusCode).toBe(401);
    const handle = authenticator.use(await passkeyOptions(browser));
    handle.response.userHandle = Buffer.from("somebody-else").toString("base64url");
    expect((await browser.post("/api/auth/passkey", { credential: handle })).statusCode).toBe(401);
    await app.db.deleteFrom("passkey").execute();
    expect((await logInWithPasskey(browser, authenticator)).statusCode).toBe(401);
  });

  test("stops when the passkey is removed; the password still works", async () => {
    const { owner, authenticator, browser } = await open();
    const [passkey] = await passkeysOf(owner);
    await owner.delete(`/api/account/passkeys/${passkey?.id}`, { password: ROBIN.password });
    expect((await logInWithPasskey(browser, authenticator)).statusCode).toBe(401);
    expect((await logIn(owner)).statusCode).toBe(200);
  });

  test("does not end with a new password, and the notice of the password says so", async () => {
    const { app, owner, authenticator, browser } = await open();
    const { userid } = (await owner.user()) ?? { userid: "" };
    const change = { oldPassword: ROBIN.password, newPassword: "another-teapot!" };
    expect((await owner.put(`/api/user/updatepassword/${userid}`, change)).statusCode).toBe(200);
    expect((await logInWithPasskey(browser, authenticator)).statusCode).toBe(200);
    const notice = (await mailsTo(app, ROBIN.email)).find(({ kind }) => kind === "password_changed");
    expect(notice?.text).toContain("Your passkeys still work.");
  });

  test("is bound to the host of the public address", async () => {
    const app = await buildTestApp(database, { env: { PUBLIC_URL: "https://cards.example:8443" } });
    const { options } = (await aBrowser(app).post("/api/auth/passkey/options")).json();
    expect(options).toMatchObject({ rpId: "cards.example", userVerification: "required" });
    expect(options.allowCredentials ?? []).toEqual([]);
  });
});
