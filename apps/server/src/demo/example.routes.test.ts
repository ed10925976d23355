import { EXAMPLE_ACCOUNT_ID } from "@visita/domain/site/example-account";
import { expect, test } from "vitest";
import { anAccount } from "../../../../tools/harness/accounts.ts";
import { withDatabase } from "../../test/databases.ts";
import { anOwner } from "../../test/owner.ts";
import { buildTestApp, type TestApp } from "../../test/test-app.ts";
import { seedDemo } from "./seed-demo.ts";

const HERE = { host: "localhost:3000", origin: "http://localhost:3000", "sec-fetch-site": "same-origin" };
const FORM = { "content-type": "application/x-www-form-urlencoded" };

function enter(app: TestApp, headers: Record<string, string> = {}) {
  return app.inject({
    method: "POST",
    url: "/dev/example",
    headers: { ...HERE, ...FORM, ...headers },
    payload: "",
  });
}

withDatabase("the way into the example account", (database) => {
  test("signs in whoever is on this machine, as no password does", async () => {
    const app = await buildTestApp(database);
    await seedDemo(app.context);
    const entered = await enter(app);
    expect([entered.statusCode, entered.headers["location"]]).toEqual([303, "/dashboard"]);
    const cookies = Object.fromEntries(entered.cookies.map(({ name, value }) => [name, value]));
    const { user } = (await app.inject({ url: "/api/auth/user", cookies })).json();
    expect(user).toMatchObject({ userid: EXAMPLE_ACCOUNT_ID, firstname: "Giulia" });

    // There is no other way in.
    for (const password of ["none", "demo", "giulia!2026"]) {
      const payload = { email: user.email, password };
      const login = await app.inject({ method: "POST", url: "/api/auth/login", payload });
      expect([login.statusCode, login.cookies], password).toEqual([401, []]);
    }
  });

  test("ends the session that the browser had", async () => {
    const app = await buildTestApp(database);
    await anAccount(app.db, { id: EXAMPLE_ACCOUNT_ID });
    const { browser } = await anOwner(app);
    const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
    const user = async () => (await app.inject({ url: "/api/auth/user", headers: { cookie } })).json().user;
    expect(await user()).not.toBeNull();
    expect((await enter(app, { cookie })).statusCode).toBe(303);
    expect(await user()).toBeNull();
  });

  test("leads to the sign-up once the account is gone", async () => {
    const app = await buildTestApp(database);
    const entered = await enter(app);
    expect([entered.statusCode, entered.headers["location"]]).toEqual([303, "/auth/signup"]);
    expect(entered.cookies).toEqual([]);
  });

  test.each<[who: string, headers: Record<string, string>, status: number]>([
    ["another site's form", { "sec-fetch-site": "cross-site", origin: "https://evil.example" }, 403],
    ["another name of this machine", { host: "cards.evil.example" }, 404],
    ["a proxy", { "x-forwarded-for": "203.0.113.7" }, 404],
  ])("refuses %s", async (_who, headers, status) => {
    const app = await buildTestApp(database);
    await anAccount(app.db, { id: EXAMPLE_ACCOUNT_ID });
    const refused = await enter(app, headers);
    expect(refused.statusCode).toBe(status);
    expect(refused.cookies).toEqual([]);
  });

  test.each<Record<string, string>>([
    { PUBLIC_URL: "https://cards.example" },
    { PUBLIC_URL: "http://192.168.0.20:3000", HOST: "0.0.0.0" },
    { SMTP_URL: "smtp://127.0.0.1:2525" },
  ])("is absent with %j, also for who is on this machine", async (env) => {
    const app = await buildTestApp(database, { env });
    await anAccount(app.db, { id: EXAMPLE_ACCOUNT_ID });
    const refused = await enter(app);
    expect([refused.statusCode, refused.cookies]).toEqual([404, []]);
  });
});
