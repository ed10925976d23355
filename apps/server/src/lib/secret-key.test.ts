import { expect, test } from "vitest";
import {
  askForCode,
  generateOtp,
  logIn,
  logInWithCode,
  ROBIN,
  resetPassword,
  sendTicket,
  signUp,
  verifyLogin,
  verifyOtp,
} from "../../test/account-journeys.ts";
import { aBrowser, type Browser } from "../../test/browser.ts";
import { type TestDatabase, withDatabase } from "../../test/databases.ts";
import { lastCodeTo } from "../../test/mailbox.ts";
import { buildTestApp } from "../../test/test-app.ts";

const OLD = "the key of before, some thirty characters";
const NEW = "the key of today, some thirty characters";

/** The same database under one secret key and then under another. */
async function openBoth(database: TestDatabase, old: string[]) {
  const db = await database.open();
  const same = { ...database, open: async () => db };
  const before = await buildTestApp(same, { secretKey: { current: OLD, old: [] } });
  const after = await buildTestApp(same, { secretKey: { current: NEW, old } });
  /** The same browser, when the server has been started again with the new key. */
  const afterwards = (browser: Browser) => {
    const same = aBrowser(after);
    for (const [name, value] of browser.cookies) same.cookies.set(name, value);
    return same;
  };
  return { before, after, afterwards };
}

withDatabase("a secret key that is changed", (database) => {
  test("lets everything that is under way come to its end, with the old one listed", async () => {
    const { before, after, afterwards } = await openBoth(database, [OLD]);
    const browser = aBrowser(before);
    await signUp(browser);

    // A sign-in whose mail still waits to be sent.
    const { token } = (await logIn(browser)).json();
    const code = await lastCodeTo(after, ROBIN.email);
    expect((await verifyLogin(afterwards(browser), token, code)).statusCode).toBe(200);

    // A recovery whose code was sent, and one that had only begun.
    const sent = aBrowser(before);
    const recoveryCode = await askForCode(before, sent);
    const resumed = afterwards(sent);
    expect((await verifyOtp(resumed, recoveryCode)).statusCode).toBe(201);
    expect((await resetPassword(resumed, "another-teapot!")).statusCode).toBe(201);
    const begun = aBrowser(before);
    const { code: ticket } = (await generateOtp(begun)).json();
    expect((await sendTicket(afterwards(begun), ticket)).statusCode).toBe(200);
    const lateCode = await lastCodeTo(after, ROBIN.email);
    expect((await verifyOtp(afterwards(begun), lateCode)).statusCode).toBe(201);
  });

  test("writes with the new one alone", async () => {
    const { before, after } = await openBoth(database, [OLD]);
    const browser = aBrowser(after);
    await signUp(browser);
    await logInWithCode(after, browser);
    expect(await after.context.mail.mailbox.list()).not.toEqual([]);
    expect(await before.context.mail.mailbox.list()).toEqual([]);
  });

  test("makes codes of the old one worthless where that one is not listed", async () => {
    const { before, after, afterwards } = await openBoth(database, []);
    const browser = aBrowser(before);
    await signUp(browser);
    const { token } = (await logIn(browser)).json();
    const code = await lastCodeTo(before, ROBIN.email);
    expect((await verifyLogin(afterwards(browser), token, code)).statusCode).toBe(401);
    expect(await after.context.mail.mailbox.list()).toEqual([]);
  });
});
