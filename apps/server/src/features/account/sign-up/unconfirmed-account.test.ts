import { expect, test } from "vitest";
import { accountRow, anAccount, givePremium } from "../../../../../../tools/harness/accounts.ts";
import { logIn, logInWithCode, ROBIN, signUp } from "../../../../test/account-journeys.ts";
import { aBrowser } from "../../../../test/browser.ts";
import { withDatabase } from "../../../../test/databases.ts";
import { anOwner } from "../../../../test/owner.ts";
import { buildTestApp, type TestApp } from "../../../../test/test-app.ts";
import { cleanUpAccounts } from "../account.jobs.ts";

const DAY = 24 * 60 * 60_000;

withDatabase("an account that nobody confirmed", (database) => {
  const open = async () => {
    const app = await buildTestApp(database);
    return { app, browser: aBrowser(app) };
  };
  const cleanUpAfter = async (app: TestApp, milliseconds: number) => {
    app.passTime(milliseconds);
    await cleanUpAccounts(app.context);
  };
  const emails = async (app: TestApp) =>
    (await app.db.selectFrom("account").select("email").execute()).map(({ email }) => email);

  test("is deleted after a week, with what was stored of its owner, and its address is free again", async () => {
    const { app, browser } = await open();
    await signUp(browser);
    expect((await logIn(browser)).statusCode).toBe(202);
    await cleanUpAfter(app, 7 * DAY - 1_000);
    expect(await emails(app)).toEqual([ROBIN.email]);
    await cleanUpAfter(app, 2_000);
    for (const table of ["account", "sign_in_challenge", "sign_in_record", "session", "device"] as const)
      expect(await app.db.selectFrom(table).selectAll().execute(), table).toEqual([]);
    await signUp(browser);
    await logInWithCode(app, browser);
    expect(await browser.user()).toMatchObject({ email: ROBIN.email });
  });

  test("stays for ever once somebody signed in with a code", async () => {
    const { app, browser } = await open();
    await signUp(browser);
    await logInWithCode(app, browser);
    await cleanUpAfter(app, 400 * DAY);
    expect(await emails(app)).toEqual([ROBIN.email]);
    expect((await logIn(browser)).statusCode).toBe(202);
  });

  test("stays while a code is waiting to be typed", async () => {
    const { app, browser } = await open();
    await signUp(browser);
    app.passTime(8 * DAY);
    expect((await logIn(browser)).statusCode).toBe(202);
    await cleanUpAfter(app, 60_000);
    expect(await emails(app)).toEqual([ROBIN.email]);
    await logInWithCode(app, browser);
    await cleanUpAfter(app, 8 * DAY);
    expect(await emails(app)).toEqual([ROBIN.email]);
  });

  test("stays when it has a card, a plan, a session or a device", async () => {
    const { app } = await open();
    const unconfirmed = { email_verified_at: null };
    const owner = await anOwner(app, "free", { ...unconfirmed, email: "card@person.example" });
    expect((await owner.add({ username: "robin" })).statusCode).toBe(201);
    await app.db.deleteFrom("session").execute();
    const payer = await anAccount(app.db, { ...unconfirmed, email: "plan@person.example" });
    await givePremium(app.db, payer.id, app.now());
    const known = await anAccount(app.db, { ...unconfirmed, email: "device@person.example" });
    // Renewed for as long as it is used, unlike a session that nobody uses.
    const device = { token_hash: "device", account_id: known.id, confirmed_at: app.now() };
    await app.db.insertInto("device").values(device).execute();
    await anOwner(app, "free", {
      ...unconfirmed,
      email: "session@person.example",
      created_at: app.now() - 8 * DAY,
    });
    await cleanUpAccounts(app.context);
    expect((await emails(app)).toSorted()).toEqual(
      ["card", "device", "plan", "session"].map((name) => `${name}@person.example`),
    );
    await cleanUpAfter(app, 8 * DAY);
    expect((await emails(app)).toSorted()).toEqual(
      ["card", "device", "plan"].map((name) => `${name}@person.example`),
    );
  });

  test("is deleted beside many others", async () => {
    const { app } = await open();
    const created_at = app.now() - 8 * DAY;
    const many = Array.from({ length: 1_200 }, () => accountRow({ email_verified_at: null, created_at }));
    await app.db
      .insertInto("account")
      .values([...many, accountRow({ created_at })])
      .execute();
    await cleanUpAccounts(app.context);
    expect(await emails(app)).toHaveLength(1);
  });
});
