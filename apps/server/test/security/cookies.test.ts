import { expect, test } from "vitest";
import {
  generateOtp,
  logIn,
  ROBIN,
  resetPassword,
  sendTicket,
  signUp,
  verifyLogin,
  verifyOtp,
} from "../account-journeys.ts";
import { aBrowser } from "../browser.ts";
import { type TestDatabase, withDatabase } from "../databases.ts";
import { lastCodeTo } from "../mailbox.ts";
import { buildTestApp } from "../test-app.ts";

const DAY = 24 * 60 * 60;
const MINUTE = 60;

/** The cookies that sign-in, sign-out and recovery set and clear, in this order. */
async function cookiesOfJourney(database: TestDatabase, publicUrl: string) {
  const app = await buildTestApp(database, { env: { PUBLIC_URL: publicUrl } });
  const browser = aBrowser(app);
  await signUp(browser);
  const begun = await logIn(browser);
  const verified = await verifyLogin(browser, begun.json().token, await lastCodeTo(app, ROBIN.email));
  const signedOut = await browser.post("/api/auth/logout");
  const asked = await generateOtp(browser);
  await sendTicket(browser, asked.json().code);
  const granted = await verifyOtp(browser, await lastCodeTo(app, ROBIN.email));
  const reset = await resetPassword(browser, "another-teapot!");
  return [begun, verified, signedOut, asked, granted, reset].flatMap(({ cookies }) => cookies);
}

/** `prefix` and `secure` depend on whether the installation uses https. */
function expectedCookies(prefix: string, secure: { secure?: true }) {
  const shared = { path: "/", httpOnly: true, ...secure };
  const given = (name: string, sameSite: string, maxAge: number) => ({
    name: prefix + name,
    value: expect.stringMatching(/^[\w-]{43}$/),
    maxAge,
    sameSite,
    ...shared,
  });
  const taken = (name: string, sameSite: string) => ({
    name: prefix + name,
    value: "",
    maxAge: 0,
    expires: new Date(0),
    sameSite,
    ...shared,
  });
  return [
    given("lc", "Strict", 20 * MINUTE),
    given("sid", "Lax", 30 * DAY),
    given("dev", "Lax", 180 * DAY),
    taken("lc", "Strict"),
    taken("sid", "Lax"),
    given("rq", "Strict", 15 * MINUTE),
    given("rc", "Strict", 10 * MINUTE),
    taken("rq", "Strict"),
    taken("rc", "Strict"),
  ];
}

withDatabase("cookies", (database) => {
  test("are bound to the host, to https and to requests on https", async () => {
    const cookies = await cookiesOfJourney(database, "https://cards.example");
    expect(cookies).toEqual(expectedCookies("__Host-", { secure: true }));
  });

  test("lose the prefix that browsers refuse on plain http, and nothing else", async () => {
    const cookies = await cookiesOfJourney(database, "http://localhost:3000");
    expect(cookies).toEqual(expectedCookies("", {}));
  });
});
