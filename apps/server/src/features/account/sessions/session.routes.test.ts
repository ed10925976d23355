import { expect, test } from "vitest";
import { anAccount, signIn } from "../../../../../../tools/harness/accounts.ts";
import { withDatabase } from "../../../../test/databases.ts";
import { buildTestApp } from "../../../../test/test-app.ts";
import { beginSession } from "./session.service.ts";

const DAY = 24 * 60 * 60 * 1000;

withDatabase("session", (database) => {
  const whoIs = async (app: Awaited<ReturnType<typeof buildTestApp>>, cookie?: string) => {
    const response = await app.inject({ url: "/api/auth/user", headers: cookie ? { cookie } : {} });
    return { user: response.json().user, response };
  };

  test("tells an anonymous visitor that nobody is signed in", async () => {
    const app = await buildTestApp(database);
    const { user, response } = await whoIs(app);
    expect(response.statusCode).toBe(200);
    expect(user).toBeNull();
    expect(response.headers["set-cookie"]).toBeUndefined();
  });

  test("tells a signed-in person who they are, and nothing more", async () => {
    const app = await buildTestApp(database);
    const { account, cookie } = await signIn(app.db, { first_name: "Robin", last_name: "Sample" });
    const { user } = await whoIs(app, cookie);
    expect(user).toEqual({
      userid: account.id,
      email: account.email,
      firstname: "Robin",
      lastname: "Sample",
    });
  });

  test("clears the cookie of a session that is not there any more", async () => {
    const app = await buildTestApp(database);
    const { user, response } = await whoIs(app, "sid=made-up");
    expect(user).toBeNull();
    expect(response.headers["set-cookie"]).toMatch(/^sid=; Max-Age=0; Path=\/.*HttpOnly/);
  });

  test("ends a session that was not used for a week", async () => {
    const app = await buildTestApp(database);
    const { cookie } = await signIn(app.db);
    app.passTime(8 * DAY);
    expect((await whoIs(app, cookie)).user).toBeNull();
  });

  test("keeps a session that is used every few days, but for a month at most", async () => {
    const app = await buildTestApp(database);
    const { cookie } = await signIn(app.db);
    for (let day = 0; day < 28; day += 4) {
      app.passTime(4 * DAY);
      expect((await whoIs(app, cookie)).user).not.toBeNull();
    }
    app.passTime(3 * DAY);
    expect((await whoIs(app, cookie)).user).toBeNull();
  });

  test("signs out: the cookie is cleared and the old one is worth nothing", async () => {
    const app = await buildTestApp(database);
    const { cookie } = await signIn(app.db);
    const response = await app.inject({ method: "POST", url: "/api/auth/logout", headers: { cookie } });
    expect(response.statusCode).toBe(200);
    expect(response.json()).toEqual({ message: "logout successful! See you again soon" });
    expect(response.headers["set-cookie"]).toMatch(/^sid=; Max-Age=0/);
    expect((await whoIs(app, cookie)).user).toBeNull();
  });

  test("signs out only the browser that asked", async () => {
    const app = await buildTestApp(database);
    const phone = await signIn(app.db);
    const laptop = await beginSession(app.db, phone.account.id, Date.now());
    await app.inject({ method: "POST", url: "/api/auth/logout", headers: { cookie: phone.cookie } });
    expect((await whoIs(app, `sid=${laptop}`)).user).toMatchObject({ userid: phone.account.id });
  });

  test("signing out without a session succeeds too", async () => {
    const app = await buildTestApp(database);
    const response = await app.inject({ method: "POST", url: "/api/auth/logout" });
    expect(response.statusCode).toBe(200);
  });

  test("lets no other site sign a visitor out", async () => {
    const app = await buildTestApp(database);
    const { cookie } = await signIn(app.db);
    const response = await app.inject({
      method: "POST",
      url: "/api/auth/logout",
      headers: { cookie, "sec-fetch-site": "cross-site", "sec-fetch-dest": "empty" },
    });
    expect(response.statusCode).toBe(403);
    expect((await whoIs(app, cookie)).user).not.toBeNull();
  });

  test("keeps at most twenty sessions of an account and drops the oldest", async () => {
    const app = await buildTestApp(database);
    const account = await anAccount(app.db);
    const tokens: string[] = [];
    for (let at = 0; at < 21; at++) tokens.push(await beginSession(app.db, account.id, Date.now() + at));
    const alive = await Promise.all(
      tokens.map(async (token) => (await whoIs(app, `sid=${token}`)).user !== null),
    );
    expect(alive).toEqual([false, ...Array(20).fill(true)]);
  });

  test("stores no token that a copy of the table could be used with", async () => {
    const app = await buildTestApp(database);
    const { token } = await signIn(app.db);
    const rows = await app.db.selectFrom("session").selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(token);
  });

  test("names and marks the cookie for https when the address is https", async () => {
    const app = await buildTestApp(database, { env: { PUBLIC_URL: "https://cards.example" } });
    const response = await app.inject({ method: "POST", url: "/api/auth/logout" });
    expect(response.headers["set-cookie"]).toMatch(
      /^__Host-sid=; Max-Age=0; Path=\/.*HttpOnly; Secure; SameSite=Lax$/,
    );
  });
});
