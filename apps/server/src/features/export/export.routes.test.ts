import { expect, test } from "vitest";
import { ADMIN_ENV, anAdmin, TAKE_DOWN } from "../../../test/admins.ts";
import { aBrowser } from "../../../test/browser.ts";
import { eachDatabase, type TestDatabase } from "../../../test/databases.ts";
import { mailsTo } from "../../../test/mailbox.ts";
import { anOwner, type Owner } from "../../../test/owner.ts";
import { plainPages } from "../../../test/plain-pages.ts";
import { readZipFiles } from "../../../test/read-zip-files.ts";
import { temporaryFolder } from "../../../test/server-process.ts";
import { buildTestApp, type TestApp } from "../../../test/test-app.ts";
import { aVisitor } from "../../../test/visits.ts";

import { deleteOldExports } from "./export.service.ts";

const HOUR = 60 * 60_000;

eachDatabase("a copy of one's data", (database) => {
  const open = () => openApp(database);

  test("holds the account, every card as data, contact and page, pictures, favourites and sign-ins", async () => {
    const { app, owner } = await open();
    const other = await anOwner(app);
    const { cardid } = (await other.add({ username: "sam", fullname: "Sam Sample" })).json();
    await owner.browser.post("/api/com/addfavourite", { cardid });
    const { files } = await makeCopy(app, owner);
    expect([...files.keys()].filter((path) => !path.startsWith("pictures/")).sort()).toEqual([
      "account.json",
      "cards/robin.html",
      "cards/robin.json",
      "cards/robin.vcf",
      "contacts.csv",
      "contacts.json",
      "contacts.vcf",
      "favourites.json",
      "insights/robin.csv",
      "invoices.json",
      "links.json",
      "sign-ins.json",
      "teams.json",
    ]);
    expect(read(files, "account.json")).toMatchObject({
      format: "visita-export",
      version: 1,
      account: {
        email: owner.email,
        firstname: "Robin",
        lastname: "Sample",
        language: null,
        notifications: { newContacts: true, weeklySummary: false },
      },
    });
    const card = read(files, "cards/robin.json");
    expect(card).toMatchObject({
      username: "robin",
      fullname: "Robin Sample",
      contacts: { email: { value: "robin@foldedsheet.example" } },
      profilepic: expect.stringMatching(/^pictures\/[0-9a-f]{64}\.webp$/),
    });
    expect(files.get(card.profilepic)?.subarray(8, 12).toString()).toBe("WEBP");
    expect(String(files.get("cards/robin.vcf"))).toContain("FN:Robin Sample");
    expect(String(files.get("cards/robin.html"))).toContain("<!doctype html>");
    expect(read(files, "favourites.json").favourites).toMatchObject([{ cardid, username: "sam" }]);
    expect(read(files, "sign-ins.json")).toEqual({ signIns: [] });
  });

  test("holds the language that was chosen", async () => {
    const { app, owner } = await open();
    await owner.browser.put("/api/account/language", { language: "en" });
    const { files } = await makeCopy(app, owner);
    expect(read(files, "account.json").account).toMatchObject({ language: "en" });
  });

  test("names the cards that one keeps as far as one still sees them", async () => {
    const { app, owner } = await open();
    const keep = async (username: string) => {
      const other = await anOwner(app);
      const { cardid } = (await other.add({ username })).json() as { cardid: string };
      expect((await owner.browser.post("/api/com/addfavourite", { cardid })).statusCode).toBe(200);
      return { browser: other.browser, cardid };
    };
    const paused = await keep("paused");
    expect((await paused.browser.post(`/api/card/pause/${paused.cardid}`)).statusCode).toBe(200);
    const deleted = await keep("deleted");
    const confirmed = { username: "deleted", version: 1 };
    const deletion = await deleted.browser.post(`/api/card/delete/${deleted.cardid}`, confirmed);
    expect(deletion.statusCode).toBe(200);
    for (const column of ["owner_left_at", "owner_suspended_at", "taken_down_at"] as const) {
      const { cardid } = await keep(column);
      await app.db.updateTable("card").set(column, app.now()).where("id", "=", cardid).execute();
    }
    const { files } = await makeCopy(app, owner);
    expect(read(files, "favourites.json").favourites).toMatchObject([{ username: "paused" }]);
  });

  test("holds the named links and everything that was counted", async () => {
    const { app, owner } = await open();
    const { cardid } = read((await makeCopy(app, owner)).files, "cards/robin.json");
    const link = { name: "Salone del Mobile", slug: "salone" };
    expect((await owner.browser.post(`/api/card/links/${cardid}`, link)).statusCode).toBe(201);
    await aVisitor(app).view(cardid, { link: "salone" });
    await app.context.visitRecorder.flush();
    app.passTime(HOUR);
    const { files } = await makeCopy(app, owner);
    expect(read(files, "links.json").links).toMatchObject([
      { card: "robin", name: "Salone del Mobile", url: expect.stringMatching(/\/c\/robin\/salone$/) },
    ]);
    expect(String(files.get("insights/robin.csv"))).toContain("robin,Views,Salone del Mobile,,1");
  });

  test("holds a card that was taken down, what its owner was told and what they answered", async () => {
    const { app, owner } = await openApp(database, ADMIN_ENV);
    const [{ cardid }] = await owner.list();
    const admin = await anAdmin(app);
    await admin.browser.post(`/api/admin/cards/${cardid}/takedown`, TAKE_DOWN);
    await owner.browser.post(`/api/card/answer/${cardid}`, { text: "The name is mine." });
    const { files } = await makeCopy(app, owner);
    expect(read(files, "account.json").takedowns).toMatchObject([
      { cardid, told: TAKE_DOWN.told, answer: "The name is mine.", putBackAt: null },
    ]);
    expect(read(files, "cards/robin.json")).toMatchObject({ username: "robin" });
  });

  test("holds the contacts as data, as a table and as a contact file", async () => {
    const { app, owner } = await open();
    expect(read((await makeCopy(app, owner)).files, "contacts.json")).toEqual({ contacts: [] });
    const people = Array.from({ length: 3 }, (_, at) => ({
      name: `Person ${at}`,
      email: `person${at}@saltmarsh.example`,
      tags: ["=cmd"],
    }));
    for (const person of people) await owner.browser.post("/api/contacts", person);
    app.passTime(HOUR);
    const { files } = await makeCopy(app, owner);
    expect(read(files, "contacts.json").contacts).toMatchObject(people.toReversed());
    const lines = String(files.get("contacts.csv")).trimEnd().split("\r\n");
    expect(lines).toHaveLength(4);
    expect(lines[1]).toContain("Person 2,person2@saltmarsh.example");
    expect(lines[1]).toContain("'=cmd");
    expect(String(files.get("contacts.vcf")).match(/^FN:Person \d$/gm)).toHaveLength(3);
  });

  test("says how far it is, is announced by mail, and lists what it holds", async () => {
    const { app, owner } = await open();
    expect((await owner.browser.get("/api/account/export")).json()).toEqual({ export: null });
    const begun = await owner.browser.post("/api/account/export");
    expect(begun.statusCode).toBe(202);
    expect(begun.json().export).toMatchObject({ state: "waiting", size: null, expiresAt: null });
    await app.context.exportWorker.tick();
    const ready = (await owner.browser.get("/api/account/export")).json().export;
    expect(ready).toMatchObject({
      state: "ready",
      fileName: expect.stringMatching(/^visita-robin-\d{4}-\d\d-\d\d\.zip$/),
      contents: expect.arrayContaining([{ part: "cards", count: 1 }]),
    });
    expect(Date.parse(ready.expiresAt)).toBeCloseTo(app.now() + 24 * HOUR, -5);
    expect((await mailsTo(app, owner.email)).map((mail) => mail.kind)).toEqual(["export_ready"]);
  });

  test("is for its owner alone", async () => {
    const { app, owner } = await open();
    const { url } = await makeCopy(app, owner);
    const other = await anOwner(app);
    expect((await other.browser.get(url)).statusCode).toBe(404);
    expect((await aBrowser(app).get(url)).statusCode).toBe(401);
    expect((await owner.browser.get("/api/account/export/none/file")).statusCode).toBe(404);
    expect((await other.browser.get("/api/account/export")).json()).toEqual({ export: null });
  });

  test("is kept for a day and then deleted", async () => {
    const { app, owner } = await open();
    const { url } = await makeCopy(app, owner);
    app.passTime(23 * HOUR);
    expect((await owner.browser.get(url)).statusCode).toBe(200);
    app.passTime(HOUR);
    expect((await owner.browser.get(url)).statusCode).toBe(404);
    expect((await owner.browser.get("/api/account/export")).json()).toEqual({ export: null });
    await deleteOldExports(app.context);
    expect(await app.db.selectFrom("export_chunk").selectAll().execute()).toEqual([]);
  });

  test("is made once for two clicks, and replaced by a new one", async () => {
    const { app, owner } = await open();
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => owner.browser.post("/api/account/export")),
    );
    expect(new Set(answers.map((answer) => answer.json().export.id)).size).toBe(1);
    await app.context.exportWorker.tick();
    const first = (await owner.browser.get("/api/account/export")).json().export;
    const late = (await owner.browser.post("/api/account/export")).json().export;
    expect(late).toMatchObject({ id: first.id, state: "ready" });
    const { url } = await makeCopy(app, owner);
    expect(url).not.toContain(first.id);
    expect((await owner.browser.get(`/api/account/export/${first.id}/file`)).statusCode).toBe(404);
  });

  test("that a crash has interrupted is begun anew", async () => {
    const { app, owner } = await open();
    const { id } = (await owner.browser.post("/api/account/export")).json().export;
    await app.context.exportWorker.tick();
    // As the killed process leaves it: claimed, half written.
    const half = {
      state: "making",
      claimed_until: app.now() + 30_000,
      size: null,
      expires_at: null,
    } as const;
    await app.db.updateTable("account_export").set(half).where("id", "=", id).execute();
    await app.context.exportWorker.tick();
    expect((await owner.browser.get("/api/account/export")).json().export.state).toBe("making");
    app.passTime(31_000);
    await app.context.exportWorker.tick();
    const made = (await owner.browser.get("/api/account/export")).json().export;
    expect(made.state).toBe("ready");
    const file = await owner.browser.get(`/api/account/export/${id}/file`);
    expect([...(await readZipFiles(file.rawPayload)).keys()]).toContain("account.json");
    const chunks = await app.db.selectFrom("export_chunk").select("attempt").distinct().execute();
    expect(chunks).toEqual([{ attempt: 2 }]);
  });

  test("is given up after five interrupted attempts", async () => {
    const { app, owner } = await open();
    await owner.browser.post("/api/account/export");
    await app.context.exportWorker.tick();
    await app.db
      .updateTable("account_export")
      .set({ state: "making", attempt: 5, claimed_until: 0, expires_at: null })
      .execute();
    await app.context.exportWorker.tick();
    expect((await owner.browser.get("/api/account/export")).json().export.state).toBe("failed");
    expect((await owner.browser.post("/api/account/export")).json().export.state).toBe("waiting");
  });
});

async function openApp(database: TestDatabase, env: Record<string, string> = {}) {
  const app = await buildTestApp(database, {
    pages: plainPages(),
    env: { DATA_DIR: temporaryFolder(), ...env },
  });
  const owner = await anOwner(app);
  await owner.add({ username: "robin" });
  return { app, owner };
}

async function makeCopy(app: TestApp, { browser }: Owner) {
  // Not a double click on the copy before this one.
  app.passTime(3_000);
  const { id } = (await browser.post("/api/account/export")).json().export;
  await app.context.exportWorker.tick();
  const url = `/api/account/export/${id}/file`;
  const response = await browser.get(url);
  expect(response.statusCode, response.body.slice(0, 200)).toBe(200);
  expect(response.headers).toMatchObject({
    "content-type": "application/zip",
    "content-length": String(response.rawPayload.length),
    "content-disposition": expect.stringMatching(/^attachment; filename="visita-robin-.*\.zip"$/),
  });
  return { url, files: await readZipFiles(response.rawPayload) };
}

function read(files: ReadonlyMap<string, Buffer>, path: string) {
  return JSON.parse(String(files.get(path)));
}
