import { expect, test } from "vitest";
import { ANNA, answerOf } from "../../../../../../tools/harness/company-provider.ts";
import { logInWithCode, ROBIN, signUp } from "../../../../test/account-journeys.ts";
import { aBrowser } from "../../../../test/browser.ts";
import { askCompany, type Company, signInByCompany, startCompany } from "../../../../test/company.ts";
import { eachDatabase, type TestDatabase, withDatabase } from "../../../../test/databases.ts";
import { mailsTo } from "../../../../test/mailbox.ts";
import { buildTestApp } from "../../../../test/test-app.ts";

const AT = "http://localhost:3000";
const failed = (why: string) => `${AT}/auth/signin?company=${why}`;

async function open(database: TestDatabase, env: Record<string, string> = {}) {
  const company = await startCompany();
  const app = await buildTestApp(database, { env: { ...company.env, ...env } });
  app.secrets.add(company.secret);
  return { app, company, browser: aBrowser(app) };
}

eachDatabase("sign-in of a company", (database) => {
  test("makes an account without a password for somebody new, who is asked for no code", async () => {
    const { app, browser } = await open(database);
    expect(await signInByCompany(browser)).toBe(`${AT}/dashboard`);
    expect(await browser.user()).toMatchObject({
      email: ANNA.email,
      firstname: "Anna",
      lastname: "Brera",
    });
    expect((await mailsTo(app, "anna@officinabrera.example")).map(({ kind }) => kind)).toEqual(["welcome"]);
    expect((await browser.get("/api/account/company")).json()).toMatchObject({
      hasPassword: false,
      company: { name: "Officina Brera" },
    });
  });

  test("opens an account that has the confirmed address, and tells its owner", async () => {
    const { app, company, browser } = await open(database);
    await signUp(browser);
    await logInWithCode(app, browser);
    const robin = await browser.user();
    const elsewhere = aBrowser(app);
    company.meet({ sub: "robin-1", email: "Robin@Person.example", email_verified: true });
    await signInByCompany(elsewhere);
    expect(await elsewhere.user()).toEqual(robin);
    const [notice] = await mailsTo(app, ROBIN.email);
    expect(notice?.kind).toBe("company_linked");
    expect(notice?.text).toContain("Officina Brera");
    expect((await elsewhere.get("/api/account/company")).json()).toMatchObject({ hasPassword: true });
  });

  test("goes by the subject later on, whatever the address is by then", async () => {
    const { app, company, browser } = await open(database);
    await signInByCompany(browser);
    const anna = await browser.user();
    company.meet({ ...ANNA, email: "anna@elsewhere.example", email_verified: false });
    const elsewhere = aBrowser(app);
    await signInByCompany(elsewhere);
    expect(await elsewhere.user()).toEqual(anna);
  });

  test("of two at once for somebody new makes one account", async () => {
    const { app } = await open(database);
    const browsers = [aBrowser(app), aBrowser(app)];
    const answers = await Promise.all(browsers.map((each) => askCompany(each)));
    await Promise.all(browsers.map((each, index) => each.get(answers[index] ?? "")));
    const [first, second] = await Promise.all(browsers.map((each) => each.user()));
    expect(first).toMatchObject({ email: ANNA.email });
    expect(second).toEqual(first);
  });

  test("takes an answer once", async () => {
    const { app, browser } = await open(database);
    const answer = await askCompany(browser);
    const responses = await Promise.all([browser.get(answer), browser.get(answer)]);
    const places = responses.map(({ headers }) => headers.location);
    expect(places.toSorted()).toEqual([failed("expired"), `${AT}/dashboard`].toSorted());
    expect((await mailsTo(app, "anna@officinabrera.example")).length).toBe(1);
  });
});

withDatabase("sign-in of a company", (database) => {
  test("does not open an account by an address that the company has not confirmed", async () => {
    const { company, browser, app } = await open(database);
    await signUp(browser);
    await logInWithCode(app, browser);
    for (const person of [
      { sub: "mallory", email: ROBIN.email, email_verified: false },
      { sub: "mallory", email: ROBIN.email },
      { sub: "mallory" },
    ]) {
      company.meet(person);
      const stranger = aBrowser(app);
      expect(await signInByCompany(stranger)).toBe(failed("unverified"));
      expect(await stranger.user()).toBeNull();
    }
  });

  test("ends the password of whoever signed up with the address and never confirmed it", async () => {
    const { app, company, browser } = await open(database);
    const mallory = aBrowser(app, "203.0.113.9");
    await signUp(mallory);
    company.meet({ sub: "robin-1", email: ROBIN.email, email_verified: true });
    await signInByCompany(browser);
    expect(await browser.user()).toMatchObject({ email: ROBIN.email });
    const { email, password } = ROBIN;
    expect((await mallory.post("/api/auth/login", { email, password })).statusCode).toBe(401);
  });

  test("does not give the account of somebody who left to whoever has their address now", async () => {
    const { app, company, browser } = await open(database);
    await signInByCompany(browser);
    company.meet({ ...ANNA, sub: "anna-2" });
    const second = aBrowser(app);
    expect(await signInByCompany(second)).toBe(failed("taken"));
    expect(await second.user()).toBeNull();
  });

  test("sends a challenge, a state and a nonce of its own each time", async () => {
    const { company, browser } = await open(database);
    await askCompany(browser);
    await askCompany(browser);
    const [first, second] = company.asked.filter(({ searchParams }) => searchParams.has("code_challenge"));
    for (const name of ["code_challenge", "state", "nonce"]) {
      expect(first?.searchParams.get(name), name).toMatch(/^[\w-]{43}$/);
      expect(second?.searchParams.get(name), name).not.toBe(first?.searchParams.get(name));
    }
    expect(first?.searchParams.get("code_challenge_method")).toBe("S256");
    expect(first?.searchParams.get("scope")).toBe("openid email profile");
  });

  test("takes an answer only in the browser that asked, only with its state and only in time", async () => {
    const { app, browser } = await open(database);
    const answer = await askCompany(browser);
    const other = aBrowser(app);
    await askCompany(other);
    const told = async (who: typeof browser, path: string) => (await who.get(path)).headers.location;
    expect(await told(other, answer)).toBe(failed("expired"));
    expect(await told(browser, answer.replace(/state=[\w-]+/, `state=${"x".repeat(43)}`))).toBe(
      failed("expired"),
    );
    expect(await told(browser, answer.replace(/&?state=[\w-]+/, ""))).toBe(failed("expired"));
    expect(await told(browser, "/auth/company/callback")).toBe(failed("expired"));
    app.passTime(10 * 60_000 + 1);
    expect(await told(browser, answer)).toBe(failed("expired"));
    expect(await browser.user()).toBeNull();
  });

  test("refuses a code that belongs to another sign-in of the same browser", async () => {
    const { browser } = await open(database);
    const [first, second] = [await askCompany(browser), await askCompany(browser)];
    const code = /code=([\w-]+)/.exec(first)?.[0] ?? "";
    const mixed = second.replace(/code=[\w-]+/, code);
    expect((await browser.get(mixed)).headers.location).toBe(failed("refused"));
  });

  type Change = Parameters<Company["alterToken"]>;
  const forgeries: readonly [string, ...Change][] = [
    ["another issuer", (claims) => ({ ...claims, iss: "https://id.evil.example" })],
    ["another audience", (claims) => ({ ...claims, aud: "another-client" })],
    ["another nonce", (claims) => ({ ...claims, nonce: "another" })],
    ["no nonce", ({ nonce: _, ...claims }) => claims],
    ["a time that is over", (claims) => ({ ...claims, exp: Math.floor(Date.now() / 1000) - 3_600 })],
    ["another person than its user info", (claims) => ({ ...claims, sub: "somebody-else" })],
    ["a key of somebody else", (claims) => claims, { isForged: true }],
  ];
  test.each(forgeries)("refuses a token with %s", async (_name, ...change) => {
    const { company, browser } = await open(database);
    company.alterToken(...change);
    expect(await signInByCompany(browser)).toBe(failed("refused"));
    expect(await browser.user()).toBeNull();
  });

  test("refuses an answer without a token", async () => {
    const { company, browser } = await open(database);
    company.alter("/token", ({ id_token: _, ...rest }) => rest);
    expect(await signInByCompany(browser)).toBe(failed("refused"));
  });

  test("refuses an answer in the name of another provider", async () => {
    const { browser } = await open(database);
    const answer = (await askCompany(browser)).replace(/iss=[^&]+/, "iss=https%3A%2F%2Fid.evil.example");
    expect((await browser.get(answer)).headers.location).toBe(failed("refused"));
  });

  test("says so when it was cancelled there", async () => {
    const { company, browser } = await open(database);
    company.refuseWith("access_denied");
    expect(await signInByCompany(browser)).toBe(failed("cancelled"));
  });

  test("says so while the provider is down, and the other ways in stay open", async () => {
    const { app, company, browser } = await open(database);
    const answer = await askCompany(browser);
    await company.stop();
    expect((await browser.get(answer)).headers.location).toBe(failed("unavailable"));
    const other = aBrowser(app);
    await signUp(other);
    await logInWithCode(app, other);
    expect(await other.user()).toMatchObject({ email: ROBIN.email });
  });

  test("asks a provider that was down at first again with the next sign-in", async () => {
    const { company, browser } = await open(database);
    company.alter("/.well-known/openid-configuration", (found) => ({
      ...found,
      issuer: "https://id.evil.example",
    }));
    expect((await browser.get("/auth/company")).headers.location).toBe(failed("unavailable"));
    company.alter("/.well-known/openid-configuration", (found) => found);
    expect(await signInByCompany(browser)).toBe(`${AT}/dashboard`);
  });

  test("leads back to the page that somebody came from, and to no other site", async () => {
    const { app } = await open(database);
    const ledTo = (path: string) => signInByCompany(aBrowser(app), path);
    expect(await ledTo("/account/settings?tab=é#top")).toBe(`${AT}/account/settings?tab=%C3%A9#top`);
    for (const hostile of [
      "https://evil.example/",
      "//evil.example/",
      "/\\evil.example/",
      "/\t/evil.example/",
      "javascript:alert(1)",
      "/api/auth/generateotp?email=a@b.example",
      "/auth/company",
    ]) {
      expect(await ledTo(hostile), hostile).toBe(`${AT}/dashboard`);
    }
    expect(await ledTo("/.//evil.example/")).toBe(`${AT}//evil.example/`);
  });

  test("is not offered without a company", async () => {
    const app = await buildTestApp(database);
    const browser = aBrowser(app);
    expect((await browser.get("/auth/company")).statusCode).toBe(404);
    expect((await browser.get("/auth/company/callback?code=1&state=2")).statusCode).toBe(404);
  });

  test("is kept by no cache and named in no referrer", async () => {
    const { browser } = await open(database);
    for (const path of ["/auth/company", await askCompany(browser)]) {
      const { headers } = await browser.get(path);
      expect(headers).toMatchObject({ "cache-control": "no-store", "referrer-policy": "no-referrer" });
    }
  });

  test("is over with the session: signing out here opens nothing without the provider", async () => {
    const { browser } = await open(database);
    const answer = await askCompany(browser);
    await browser.get(answer);
    await browser.post("/api/auth/logout");
    expect(await browser.user()).toBeNull();
    expect((await browser.get(answer)).headers.location).toBe(failed("expired"));
    expect(await answerOf(String((await browser.get("/auth/company")).headers.location))).toContain("code=");
  });
});
