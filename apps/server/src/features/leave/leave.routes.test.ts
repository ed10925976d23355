import { expect, test } from "vitest";
import { cardFields } from "../../../../../tools/harness/cards.ts";
import { logIn, logInWithCode, ROBIN, signUp } from "../../../test/account-journeys.ts";
import { aBrowser } from "../../../test/browser.ts";
import { eachDatabase, type TestDatabase } from "../../../test/databases.ts";
import { fingerprint, readTables, searchIndexHolds } from "../../../test/fingerprints.ts";
import { mailsTo } from "../../../test/mailbox.ts";
import { addPasskey, passkeyOptions } from "../../../test/passkeys.ts";
import { buyPremium } from "../../../test/purchase.ts";
import { buildTestApp, type TestApp } from "../../../test/test-app.ts";
import { ProviderFault } from "../billing/billing.provider.ts";
import { deleteLeftAccounts } from "./account-deletion.service.ts";

const DAY = 24 * 60 * 60_000;
const PASSWORD = { password: ROBIN.password };

eachDatabase("leaving", (database) => {
  const open = () => openApp(database);

  test("needs the password", async () => {
    const { browser } = await open();
    for (const password of ["", "a guess"]) {
      const response = await browser.post("/api/account/leave", { password });
      expect(response.statusCode).toBe(400);
      expect(response.json().fields.password).toMatch(/password/i);
    }
    expect(await browser.user()).not.toBeNull();
  });

  test("can be confirmed by a passkey of one's own instead, and by no other", async () => {
    const { app, browser } = await open();
    const authenticator = await addPasskey(browser);
    const other = { ...ROBIN, email: "sam@person.example" };
    const stranger = aBrowser(app, "192.0.2.9");
    await signUp(stranger, other);
    await logInWithCode(app, stranger, other);
    const foreign = await addPasskey(stranger);
    const leaveWith = async (device: typeof authenticator) => {
      const credential = device.use(await passkeyOptions(browser));
      return { credential, response: await browser.post("/api/account/leave", { credential }) };
    };
    expect((await leaveWith(foreign)).response.statusCode).toBe(400);
    expect((await app.inject("/api/card/robin")).statusCode).toBe(200);
    const { credential, response } = await leaveWith(authenticator);
    expect(response.statusCode, response.body).toBe(200);
    expect(await browser.user()).toBeNull();
    expect((await app.inject("/api/card/robin")).statusCode).toBe(410);
    await logIn(browser);
    await browser.post("/api/account/comeback");
    const replayed = await browser.post("/api/account/leave", { credential });
    expect(replayed.statusCode).toBe(400);
  });

  test("says before what it ends", async () => {
    const { app, browser } = await open();
    const preview = (await browser.get("/api/account/leave")).json();
    expect(preview).toMatchObject({ cards: ["robin"], hasPlan: false, sessions: 1 });
    expect(Date.parse(preview.deletedAt)).toBeCloseTo(app.now() + 7 * DAY, -5);
  });

  test("ends every session, takes the cards from view at once and says so by mail", async () => {
    const { app, browser } = await open();
    const elsewhere = aBrowser(app, "192.0.2.9");
    await logInWithCode(app, elsewhere);
    expect((await app.inject("/api/card/robin")).statusCode).toBe(200);
    const response = await browser.post("/api/account/leave", PASSWORD);
    expect(response.statusCode).toBe(200);
    expect(await browser.user()).toBeNull();
    expect(await elsewhere.user()).toBeNull();
    for (const path of ["/api/card/robin", "/c/robin/contact.vcf", "/c/robin/og.png"]) {
      expect((await app.inject(path)).statusCode, path).toBe(410);
    }
    expect((await mailsTo(app, ROBIN.email))[0]?.kind).toBe("leaving_begun");
  });

  test("leaves nothing to be called but the way back and a copy", async () => {
    const { app, browser } = await open();
    await browser.post("/api/account/leave", PASSWORD);
    expect((await logIn(browser)).json()).toMatchObject({ leaving: { deletedAt: expect.any(String) } });
    expect(await browser.user()).toMatchObject({ leaving: { leftAt: expect.any(String) } });
    for (const call of [
      () => browser.post("/api/card/getcards"),
      () => browser.post("/api/com/fav"),
      () => browser.post("/api/subs/stripesession", { planId: "price_sbx_month" }),
      () => browser.post("/api/account/leave", PASSWORD),
    ]) {
      const refused = await call();
      expect(refused.statusCode).toBe(403);
      expect(refused.json()).toMatchObject({ code: "account_leaving" });
    }
    const { id } = (await browser.post("/api/account/export")).json().export;
    await app.context.exportWorker.tick();
    expect((await browser.get(`/api/account/export/${id}/file`)).statusCode).toBe(200);
  });

  test("can be undone on day six, as if nothing had been", async () => {
    const { app, browser, card } = await open();
    await browser.post("/api/account/leave", PASSWORD);
    app.passTime(6 * DAY);
    await deleteLeftAccounts(app.context);
    await logIn(browser);
    expect((await browser.post("/api/account/comeback")).statusCode).toBe(200);
    expect(await browser.user()).not.toHaveProperty("leaving");
    expect((await app.inject("/api/card/robin")).json()).toEqual(card);
    expect((await mailsTo(app, ROBIN.email))[0]?.kind).toBe("leaving_undone");
    app.passTime(2 * DAY);
    await deleteLeftAccounts(app.context);
    expect((await app.inject("/api/card/robin")).statusCode).toBe(200);
  });

  test("ends in the deletion of every row of the account, in every table", async () => {
    const { app, browser, card } = await open();
    await buyPremium(app, browser);
    await browser.post("/api/account/export");
    await app.context.exportWorker.tick();
    const { userid } = (await browser.user()) ?? {};
    const picture = card.profilepic.slice("/media/".length, -".webp".length);
    await browser.post("/api/contacts", {
      name: "Kwame Asante",
      email: "kwame@saltmarsh.example",
      tags: ["vip"],
    });
    const traces = [String(userid), ROBIN.email, "Robin Sample", card.cardid, picture, "saltmarsh.example"];
    for (const trace of traces) expect(await tablesWith(app, trace), trace).not.toEqual([]);
    expect(await searchIndexHolds(app.db, "saltmarsh")).toBe(database.target.kind === "sqlite");
    await browser.post("/api/account/leave", PASSWORD);
    app.passTime(7 * DAY + 1_000);
    await deleteLeftAccounts(app.context);
    await app.context.billing.sandbox?.settle();
    for (const trace of traces) expect(await tablesWith(app, trace), trace).toEqual([]);
    expect(await searchIndexHolds(app.db, "saltmarsh")).toBe(false);
    expect((await app.inject(card.profilepic)).statusCode).toBe(404);
    expect((await app.inject("/api/card/robin")).statusCode).toBe(410);
    expect((await logIn(browser)).statusCode).toBe(401);
    const mails = await mailsTo(app, ROBIN.email);
    expect(mails[0]?.kind).toBe("account_deleted");
    await signUp(aBrowser(app));
  });

  test("takes the address of a report along", async () => {
    const { app, browser, card } = await open();
    const report = { cardid: card.cardid, reason: "fraud", email: ROBIN.email };
    expect((await aBrowser(app, "192.0.2.9").post("/api/public/report", report)).statusCode).toBe(200);
    expect(await tablesWith(app, ROBIN.email)).toContain("card_report");
    await browser.post("/api/account/leave", PASSWORD);
    app.passTime(8 * DAY);
    await deleteLeftAccounts(app.context);
    expect(await tablesWith(app, ROBIN.email)).toEqual([]);
  });

  test("ends the plan at the provider at once", async () => {
    const { app, browser } = await open();
    await buyPremium(app, browser);
    expect((await browser.get("/api/account/leave")).json()).toMatchObject({ hasPlan: true });
    await browser.post("/api/account/leave", PASSWORD);
    const rows = await app.db.selectFrom("sandbox_subscription").select("status").execute();
    expect(rows).toEqual([{ status: "canceled" }]);
  });

  test("waits with the deletion while the provider cannot end the plan", async () => {
    const { app, browser } = await open();
    await buyPremium(app, browser);
    const provider = app.context.billing.provider as { listSubscriptions: unknown };
    const { listSubscriptions } = provider;
    provider.listSubscriptions = async () => {
      throw new ProviderFault("down");
    };
    expect((await browser.post("/api/account/leave", PASSWORD)).statusCode).toBe(200);
    app.passTime(8 * DAY);
    await deleteLeftAccounts(app.context);
    expect(await tablesWith(app, ROBIN.email)).toContain("account");
    provider.listSubscriptions = listSubscriptions;
    await deleteLeftAccounts(app.context);
    expect(await tablesWith(app, ROBIN.email)).toEqual([]);
  });

  test("whose customer the provider does not know, as after a change of keys, is deleted", async () => {
    const { app, browser } = await open();
    await buyPremium(app, browser);
    const provider = app.context.billing.provider as { listSubscriptions: unknown };
    provider.listSubscriptions = async () => {
      throw new ProviderFault("no such customer", "missing");
    };
    expect((await browser.post("/api/account/leave", PASSWORD)).statusCode).toBe(200);
    app.passTime(8 * DAY);
    await deleteLeftAccounts(app.context);
    expect(await tablesWith(app, ROBIN.email)).toEqual([]);
  });

  test("is not held up by another account whose plan cannot be ended", async () => {
    const { app, browser } = await open();
    await buyPremium(app, browser);
    const sam = { ...ROBIN, email: "sam@person.example" };
    const other = aBrowser(app, "192.0.2.9");
    await signUp(other, sam);
    await logInWithCode(app, other, sam);
    const provider = app.context.billing.provider as { listSubscriptions: unknown };
    provider.listSubscriptions = async () => {
      throw new ProviderFault("down");
    };
    for (const each of [browser, other]) {
      expect((await each.post("/api/account/leave", PASSWORD)).statusCode).toBe(200);
    }
    app.passTime(8 * DAY);
    provider.listSubscriptions = async () => {
      throw new Error("an answer of another shape");
    };
    await expect(deleteLeftAccounts(app.context)).rejects.toThrow("another shape");
    expect(await tablesWith(app, sam.email)).toEqual([]);
    expect(await tablesWith(app, ROBIN.email)).toContain("account");
  });

  test("that fails in the middle of the deletion deletes nothing, and all of it the next time", async () => {
    const { app, browser } = await open();
    await browser.post("/api/account/leave", PASSWORD);
    app.passTime(7 * DAY + 1_000);
    // Mail that is being sent changes its rows meanwhile.
    await app.context.mail.tick();
    const before = fingerprint(await readTables(app.db));
    const mail = { ...app.context.mail, enqueue: () => Promise.reject(new Error("killed")) };
    const context = { ...app.context, mail };
    await expect(deleteLeftAccounts(context)).rejects.toThrow("killed");
    expect(fingerprint(await readTables(app.db))).toEqual(before);
    await deleteLeftAccounts(app.context);
    expect(await tablesWith(app, ROBIN.email)).toEqual([]);
  });

  test("keeps the username from others for 90 days", async () => {
    const { app, browser } = await open();
    await browser.post("/api/account/leave", PASSWORD);
    app.passTime(7 * DAY + 1_000);
    await deleteLeftAccounts(app.context);
    const other = { ...ROBIN, email: "sam@person.example" };
    const stranger = aBrowser(app);
    await signUp(stranger, other);
    await logInWithCode(app, stranger, other);
    const check = async () =>
      (await stranger.post("/api/card/checkcardusername", { username: "robin" })).json();
    expect(await check()).toEqual({ exists: true });
    app.passTime(84 * DAY);
    await logIn(stranger, other);
    expect(await check()).toEqual({ exists: false });
  });
});

async function openApp(database: TestDatabase) {
  const app = await buildTestApp(database);
  const browser = aBrowser(app);
  await signUp(browser);
  await logInWithCode(app, browser);
  const made = await browser.post("/api/card/add", await cardFields({ username: "robin" }));
  expect(made.statusCode, made.body).toBe(201);
  return { app, browser, card: (await app.inject("/api/card/robin")).json() };
}

/** The names of all tables that hold a text in any of their columns. */
async function tablesWith(app: TestApp, text: string): Promise<string[]> {
  const tables = await readTables(app.db);
  const encoded = Buffer.from(text).toString("base64");
  return [...tables]
    .filter(([, rows]) => rows.some((row) => row.includes(text) || row.includes(encoded)))
    .map(([name]) => name);
}
