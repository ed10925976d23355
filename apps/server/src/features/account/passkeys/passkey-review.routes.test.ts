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
import { withDatabase } from "../../../../test/databases.ts";
import { mailsTo } from "../../../../test/mailbox.ts";
import { addPasskey, logInWithPasskey, passkeysOf } from "../../../../test/passkeys.ts";
import { buildTestApp, type TestApp } from "../../../../test/test-app.ts";

const DAY = 24 * 60 * 60_000;
const PERSON = { ...ROBIN, password: "another-teapot!" };

withDatabase("passkeys after the password was recovered", (database) => {
  /** With a passkey of 40 days, one of today, and the owner signed in with the new password. */
  const recover = async () => {
    const app = await buildTestApp(database, { env: { RATE_LIMIT_SCALE: "1" } });
    const owner = aBrowser(app);
    await signUp(owner);
    await logInWithCode(app, owner);
    const old = await addPasskey(owner, "Old key");
    app.passTime(40 * DAY);
    expect((await logIn(owner)).statusCode).toBe(200);
    const recent = await addPasskey(owner, "Recent key");
    await verifyOtp(owner, await askForCode(app, owner));
    expect((await resetPassword(owner, PERSON.password)).statusCode).toBe(201);
    app.passTime(61_000);
    return { app, owner, old, recent };
  };
  const linkIn = async (app: TestApp): Promise<string> => {
    const mail = (await mailsTo(app, ROBIN.email)).find(({ kind }) => kind === "passkey_keep");
    const token = /\/account\/passkeys\/confirm\?token=([\w.-]+)/.exec(mail?.text ?? "")?.[1] ?? "";
    app.secrets.add(token);
    return token;
  };

  test("are off if they were added in the last 30 days, and the notice says so", async () => {
    const { app, old, recent } = await recover();
    expect((await logInWithPasskey(aBrowser(app, "192.0.2.9"), recent)).statusCode).toBe(401);
    expect((await logInWithPasskey(aBrowser(app, "192.0.2.9"), old)).statusCode).toBe(200);
    const notice = (await mailsTo(app, ROBIN.email)).find(({ kind }) => kind === "password_changed");
    expect(notice?.text).toContain("Passkeys added in the last 30 days are off");
  });

  test("are kept, recent ones by a mailed link, or removed", async () => {
    const { app, owner, recent } = await recover();
    await logInWithCode(app, owner, PERSON);
    const [older, newer] = await passkeysOf(owner);
    expect(older).toMatchObject({ name: "Old key", isInDoubt: true, isOff: false });
    expect(newer).toMatchObject({ name: "Recent key", isInDoubt: true, isOff: true });
    const keep = (id = "") => owner.post(`/api/account/passkeys/${id}/keep`);
    expect((await keep(older?.id)).json()).toMatchObject({ isMailed: false });
    expect((await keep(newer?.id)).json()).toMatchObject({ isMailed: true });
    expect(await passkeysOf(owner)).toMatchObject([
      { name: "Old key", isInDoubt: false, isOff: false },
      { name: "Recent key", isInDoubt: true, isOff: true },
    ]);
    const token = await linkIn(app);
    const elsewhere = aBrowser(app, "192.0.2.9");
    const confirm = (given: string) => elsewhere.post("/api/account/passkeys/confirm", { token: given });
    expect((await confirm(token)).json()).toEqual({ message: "Your passkey is back on." });
    expect((await confirm(token)).statusCode).toBe(410);
    expect((await logInWithPasskey(elsewhere, recent)).statusCode).toBe(200);
  });

  test("stay off for a forged, foreign or old link, and for an older passkey that stands in for the password", async () => {
    const { app, owner, recent } = await recover();
    await logInWithCode(app, owner, PERSON);
    const [, newer] = await passkeysOf(owner);
    await owner.post(`/api/account/passkeys/${newer?.id}/keep`);
    const token = await linkIn(app);
    const confirm = (given: string) => owner.post("/api/account/passkeys/confirm", { token: given });
    for (const forged of [`${token}x`, token.slice(0, -2), "x.1.y", "x".repeat(43)])
      expect((await confirm(forged)).statusCode).toBe(410);
    const { options } = (await owner.post("/api/auth/passkey/options")).json();
    const proof = { credential: recent.use(options) };
    expect((await owner.post("/api/account/reauthenticate/passkey", proof)).statusCode).toBe(400);
    app.passTime(DAY + 1);
    expect((await confirm(token)).statusCode).toBe(410);
  });

  test("are switched on by their owner alone, and mail is asked for ten times a day", async () => {
    const { app, owner } = await recover();
    await logInWithCode(app, owner, PERSON);
    const [, newer] = await passkeysOf(owner);
    const stranger = aBrowser(app, "192.0.2.9");
    const other = { ...ROBIN, email: "sam@person.example" };
    await signUp(stranger, other);
    await logInWithCode(app, stranger, other);
    const url = `/api/account/passkeys/${newer?.id}/keep`;
    expect((await stranger.post(url)).statusCode).toBe(404);
    for (let at = 0; at < 10; at++) expect((await owner.post(url)).statusCode).toBe(200);
    expect((await owner.post(url)).statusCode).toBe(429);
  });
});
