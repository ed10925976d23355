import { expect, test } from "vitest";
import {
  askForCode,
  logInWithCode,
  ROBIN,
  resetPassword,
  signUp,
  verifyOtp,
} from "../../../test/account-journeys.ts";
import { ADMIN_ENV, anAdmin } from "../../../test/admins.ts";
import { aBrowser, type Browser } from "../../../test/browser.ts";
import { eachDatabase, withDatabase } from "../../../test/databases.ts";
import { anOwner } from "../../../test/owner.ts";
import { readZipFiles } from "../../../test/read-zip-files.ts";
import { buildTestApp } from "../../../test/test-app.ts";

const PHONE = { name: "My phone", system: "iphone" };
const SCRIPT = { name: "Newsletter", permissions: ["contacts:read", "contacts:read"], days: 90 };
const DAY = 24 * 60 * 60_000;

const addDevice = (browser: Browser, given: object = {}) =>
  browser.post("/api/account/tokens/device", { ...PHONE, ...given });
const addProgram = (browser: Browser, given: object = {}) =>
  browser.post("/api/account/tokens/program", { ...SCRIPT, ...given });
const listTokens = async (browser: Browser) => (await browser.get("/api/account/tokens")).json().tokens;

withDatabase("devices and programs of an account", (database) => {
  const open = async () => {
    const app = await buildTestApp(database);
    return { app, owner: await anOwner(app) };
  };

  test("are told their secret once; only its hash is stored", async () => {
    const { app, owner } = await open();
    const device = await addDevice(owner.browser);
    const program = await addProgram(owner.browser);
    expect(device.statusCode, device.body).toBe(201);
    expect(device.json().secret).toMatch(/^[2-9a-hjkmnp-z]{28}$/);
    expect(program.json().secret).toMatch(/^vis_[0-9A-Za-z]{40}$/);
    const listed = await owner.browser.get("/api/account/tokens");
    const rows = await app.db.selectFrom("access_token").selectAll().execute();
    for (const { secret } of [device.json(), program.json()]) {
      expect(listed.body).not.toContain(secret);
      expect(JSON.stringify(rows)).not.toContain(secret);
    }
  });

  test("are listed with what they may do and when they end", async () => {
    const { app, owner } = await open();
    await addDevice(owner.browser, { name: "  My \n phone " });
    app.passTime(1_000);
    const { secret } = (await addProgram(owner.browser)).json();
    const [program, device] = await listTokens(owner.browser);
    expect(device).toMatchObject({ kind: "device", ...PHONE, permissions: [], start: null, endsAt: null });
    expect(program).toMatchObject({
      kind: "program",
      name: "Newsletter",
      permissions: ["contacts:read"],
      start: secret.slice(0, 8),
      lastUsedAt: null,
    });
    expect(Date.parse(program.endsAt) - Date.parse(program.createdAt)).toBe(90 * DAY);
  });

  test("need a name and, as programs, something to do and an end on offer", async () => {
    const { owner } = await open();
    for (const answer of [
      await addDevice(owner.browser, { name: " \u200b " }),
      await addDevice(owner.browser, { name: "x".repeat(61) }),
      await addDevice(owner.browser, { system: "fridge" }),
      await addProgram(owner.browser, { permissions: [] }),
      await addProgram(owner.browser, { permissions: ["plan"] }),
      await addProgram(owner.browser, { days: 3650 }),
      await addProgram(owner.browser, { days: undefined }),
    ]) {
      expect(answer.statusCode, answer.body).toBe(400);
      expect(Object.keys(answer.json().fields)).toHaveLength(1);
    }
    expect(await listTokens(owner.browser)).toEqual([]);
  });

  test("are revoked by their owner alone", async () => {
    const { app, owner } = await open();
    const { id } = (await addDevice(owner.browser)).json().token;
    const other = await anOwner(app);
    expect((await other.browser.delete(`/api/account/tokens/${id}`)).statusCode).toBe(404);
    expect(await listTokens(other.browser)).toEqual([]);
    expect(await listTokens(owner.browser)).toHaveLength(1);
    expect((await owner.browser.delete(`/api/account/tokens/${id}`)).statusCode).toBe(200);
    expect(await listTokens(owner.browser)).toEqual([]);
  });

  test("end with a recovery of the password, as sessions do", async () => {
    const app = await buildTestApp(database);
    const browser = aBrowser(app);
    await signUp(browser);
    await logInWithCode(app, browser);
    await addDevice(browser);
    await addProgram(browser);
    const elsewhere = aBrowser(app);
    await verifyOtp(elsewhere, await askForCode(app, elsewhere));
    expect((await resetPassword(elsewhere, "another-teapot!")).statusCode).toBe(201);
    await logInWithCode(app, elsewhere, { ...ROBIN, password: "another-teapot!" });
    expect(await listTokens(elsewhere)).toEqual([]);
  });

  test("end when an admin signs the account out", async () => {
    const app = await buildTestApp(database, { env: ADMIN_ENV });
    const owner = await anOwner(app);
    await addProgram(owner.browser);
    const { browser } = await anAdmin(app);
    await browser.post(`/api/admin/people/${owner.id}/signout`, { reason: "Lost phone" });
    expect(await app.db.selectFrom("access_token").selectAll().execute()).toEqual([]);
  });

  test("are in the copy of the account, without what opens anything", async () => {
    const { app, owner } = await open();
    const { secret } = (await addProgram(owner.browser)).json();
    const { id } = (await owner.browser.post("/api/account/export")).json().export;
    await app.context.exportWorker.tick();
    const copy = await owner.browser.get(`/api/account/export/${id}/file`);
    const text = String((await readZipFiles(copy.rawPayload)).get("account.json"));
    expect(JSON.parse(text).account.tokens).toMatchObject([{ kind: "program", name: "Newsletter" }]);
    expect(text).not.toContain(secret.slice(0, 8));
  });
});

eachDatabase("devices and programs made at once", (database) => {
  test("are 20 of each kind at most", async () => {
    const app = await buildTestApp(database);
    const { browser } = await anOwner(app);
    const answers = await Promise.all(Array.from({ length: 25 }, () => addDevice(browser)));
    expect(answers.filter(({ statusCode }) => statusCode === 201)).toHaveLength(20);
    expect(answers.filter(({ statusCode }) => statusCode === 403)).toHaveLength(5);
    expect((await addProgram(browser)).statusCode).toBe(201);
  });
});
