import { buffer } from "node:stream/consumers";
import { setImmediate as nextTurn } from "node:timers/promises";
import { crc32, deflateRawSync } from "node:zlib";
import TEXT from "@visita/domain/answers/import/en";
import { expect, onTestFinished, test, vi } from "vitest";
import { ZipFile } from "yazl";
import { aBrowser } from "../../../test/browser.ts";
import { eachDatabase, type TestDatabase, withDatabase } from "../../../test/databases.ts";
import { fingerprint, readTables } from "../../../test/fingerprints.ts";
import { anOwner, type Owner } from "../../../test/owner.ts";
import { readZipFiles } from "../../../test/read-zip-files.ts";
import { buildTestApp, type TestApp } from "../../../test/test-app.ts";

const ACCOUNT = { format: "visita-export", version: 1, installation: "http://localhost:3000" };

eachDatabase("importing a copy", (database) => {
  const open = () => openApp(database);

  test("shows what would come and writes nothing", async () => {
    const { app, owner, copy } = await open();
    const other = await anOwner(app);
    const before = await stored(app);
    const response = await look(other, copy);
    expect(response.statusCode, response.body).toBe(200);
    expect(response.json()).toEqual({
      cards: [
        {
          username: "robin",
          fullname: "Robin Sample",
          companyname: "Folded Sheet",
          newUsername: "robin-2",
          problem: null,
        },
      ],
      freeSlots: 1,
      contacts: { added: 2, known: 0, withoutRoom: 0, isTooLarge: false },
      favourites: { added: 1, skipped: 0 },
    });
    expect((await look(owner, copy)).json()).toMatchObject({
      contacts: { added: 0, known: 2, withoutRoom: 0, isTooLarge: false },
      cards: [{ newUsername: null, problem: "Already here." }],
      favourites: { added: 0, skipped: 1 },
    });
    expect(await stored(app)).toEqual(before);
  });

  test("brings cards with their pictures, and favourites", async () => {
    const { app, copy } = await open();
    const other = await anOwner(app);
    const response = await bring(other, copy, "robin");
    expect(response.statusCode, response.body).toBe(200);
    expect(response.json()).toEqual({ cards: ["robin-2"], contacts: 2, favourites: 1 });
    const [card] = await other.list();
    expect(card).toMatchObject({
      username: "robin-2",
      bio: "I bind books by hand.",
      profilepic: expect.stringMatching(/^\/media\//),
    });
    expect((await app.inject(card.profilepic)).statusCode).toBe(200);
    expect((await app.inject("/api/card/robin-2")).json()).toMatchObject({ exchange: true });
    expect((await other.browser.post("/api/com/fav")).json().data).toHaveLength(1);
  });

  test("brings a card that rests without the form for details as it was", async () => {
    const { app, owner } = await open();
    const [{ cardid }] = await owner.list();
    const url = `/api/card/exchange/${cardid}`;
    const turned = await owner.browser.send({ method: "PATCH", url, payload: { exchange: false } });
    expect(turned.statusCode).toBe(200);
    const { pausedAt } = (await owner.browser.post(`/api/card/pause/${cardid}`)).json();
    const copy = await exportCopy(app, owner);
    const other = await anOwner(app);
    expect((await bring(other, copy, "robin")).json()).toMatchObject({ cards: ["robin-2"] });
    expect((await app.inject("/api/card/robin-2")).statusCode).toBe(410);
    const [card] = await other.list();
    expect(card).toMatchObject({ username: "robin-2", pausedAt });
    expect(card).not.toHaveProperty("exchange");
  });

  test("holds what only links show in the card's data alone, and brings it without them, still hidden", async () => {
    const { app, owner } = await open();
    const [{ cardid }] = await owner.list();
    const links = `/api/card/links/${cardid}`;
    const secret = { name: "Close customers", slug: "customers", secret: true };
    const { linkid, slug } = (await owner.browser.post(links, secret)).json();
    app.secrets.add(slug);
    const stored = (await owner.load(cardid)).json();
    await owner.update(cardid, { ...stored, linkOnly: { sms: [linkid] } });
    const copy = await exportCopy(app, owner);
    const files = await readZipFiles(copy);
    expect(JSON.parse(String(files.get("cards/robin.json")))).toMatchObject({
      linkOnlyContacts: { sms: { ...stored.contacts.sms, links: [linkid] } },
    });
    expect(String(files.get("cards/robin.vcf"))).not.toContain("0143");
    expect(JSON.parse(String(files.get("links.json"))).links).toMatchObject([{ shows: ["sms"] }]);

    const other = await anOwner(app);
    expect((await bring(other, copy, "robin")).json()).toMatchObject({ cards: ["robin-2"] });
    expect((await app.inject("/api/card/robin-2")).body).not.toContain("0143");
    const [brought] = await other.list();
    expect((await other.load(brought.cardid)).json()).toMatchObject({
      contacts: { sms: stored.contacts.sms },
      linkOnly: { sms: [] },
    });
  });

  test("brings contacts once, with their notes and tags, in the order of the copy", async () => {
    const { app, copy } = await open();
    const other = await anOwner(app);
    expect((await bring(other, copy, "")).json()).toMatchObject({ contacts: 2 });
    expect((await bring(other, copy, "")).json()).toMatchObject({ contacts: 0 });
    const { people } = (await other.browser.get("/api/contacts")).json();
    expect(people).toMatchObject([
      { name: "Ada Nameless", email: "", origin: "imported" },
      { name: "Kwame Asante", email: "kwame@saltmarsh.example", tags: ["vip"], met: "Salone" },
    ]);
    const kwame = (await other.browser.get(`/api/contacts/${people[1].personid}`)).json();
    expect(kwame).toMatchObject({ ownNote: "Call in May.", isNew: false });
    expect((await other.browser.get("/api/contacts?q=saltmarsh")).json().people).toHaveLength(1);
  });

  test.each([
    ["en", "tlh", "en"],
    [null, "en", "en"],
    [null, "tlh", null],
    [null, null, null],
    [null, 7, null],
  ])("takes the language of the copy where none is chosen: %j, %j", async (chosen, copied, language) => {
    const app = await buildTestApp(database);
    const owner = await anOwner(app, "free", { language: chosen });
    const copy = await zip({ "account.json": { ...ACCOUNT, account: { language: copied } } });
    expect((await bring(owner, copy, "")).statusCode).toBe(200);
    const { language: stored } = await app.db
      .selectFrom("account")
      .select("language")
      .where("id", "=", owner.id)
      .executeTakeFirstOrThrow();
    expect(stored).toBe(language);
  });

  test("leaves out contacts that are none, and shortens what is too long", async () => {
    const { owner } = await open();
    const contacts = [7, {}, { name: "" }, { name: "x".repeat(5_000) }, { name: "Lone \ud800", tags: "no" }];
    const copy = await zip({ "account.json": ACCOUNT, "contacts.json": { contacts } });
    expect((await look(owner, copy)).json().contacts).toMatchObject({ added: 2, known: 0, withoutRoom: 0 });
    expect((await bring(owner, copy, "")).statusCode).toBe(200);
  });

  test.each([
    ["too large", { name: "Ada", ownNote: "x".repeat(17 * 1024 * 1024) }],
    ["too many", { name: "Ada", tags: Array(400_000).fill("") }],
  ])("brings the rest of a copy whose contacts are %s to be read", async (_what, contact) => {
    const { app, owner } = await open();
    const [{ cardid }] = await owner.list();
    const copy = await zip({
      "account.json": ACCOUNT,
      "favourites.json": { favourites: [{ cardid }] },
      "contacts.json": { contacts: [contact] },
    });
    const other = await anOwner(app);
    expect((await look(other, copy)).json()).toMatchObject({
      contacts: { added: 0, isTooLarge: true },
      favourites: { added: 1 },
    });
    expect((await bring(other, copy, "")).json()).toMatchObject({ contacts: 0, favourites: 1 });
  });

  test("is all or nothing: without a slot no favourite comes either", async () => {
    const { app, copy } = await open();
    const other = await anOwner(app);
    await other.add({ username: "taken" });
    const before = await stored(app);
    const response = await bring(other, copy, "robin");
    expect(response.statusCode).toBe(403);
    expect(response.json()).toMatchObject({ code: "limit_reached" });
    expect(await stored(app)).toEqual(before);
    expect((await bring(other, copy, "")).json()).toEqual({ cards: [], contacts: 2, favourites: 1 });
  });

  test("keeps no card that rests, whatever the copy names", async () => {
    const { app, owner } = await open();
    const [{ cardid }] = await owner.list();
    const copy = await zip({ "account.json": ACCOUNT, "favourites.json": { favourites: [{ cardid }] } });
    const stranger = await anOwner(app);
    expect((await look(stranger, copy)).json().favourites).toEqual({ added: 1, skipped: 0 });
    expect((await owner.browser.post(`/api/card/pause/${cardid}`)).statusCode).toBe(200);
    expect((await look(stranger, copy)).json().favourites).toEqual({ added: 0, skipped: 1 });
    expect((await bring(stranger, copy, "")).json()).toMatchObject({ favourites: 0 });
    expect((await stranger.browser.post("/api/com/fav")).json().data).toEqual([]);
  });
});

withDatabase("reading a copy", (database) => {
  const open = () => openApp(database);

  test("answers others while it reads a great many contacts", async () => {
    const { owner } = await open();
    const contacts = Array.from({ length: 12_000 }, (_, at) => ({
      name: `Person ${at}`,
      email: `p${at}@person.example`,
      phone: `+1 202 555 ${String(at).padStart(5, "0")}`,
    }));
    const copy = await zip({ "account.json": ACCOUNT, "contacts.json": { contacts } });
    const begunAt = performance.now();
    let turnAt = begunAt;
    let longestTurn = 0;
    let isRead = false;
    const reading = look(owner, copy).finally(() => {
      isRead = true;
    });
    while (!isRead) {
      await nextTurn();
      longestTurn = Math.max(longestTurn, performance.now() - turnAt);
      turnAt = performance.now();
    }
    expect((await reading).json().contacts).toMatchObject({ added: 9_998, withoutRoom: 2_002 });
    // Read in one go, they are half of all the time; in turns, the longest is a tenth.
    expect(longestTurn / (turnAt - begunAt)).toBeLessThan(0.35);
  });

  // On PostgreSQL, moving the clock would end its queries.
  test.runIf(database.target.kind === "sqlite")("may take half a minute", async () => {
    const { owner } = await open();
    // Written 25 at a time, with a turn of the event loop after each: 120 turns at least.
    const contacts = Array.from({ length: 3_000 }, (_, at) => ({ name: `Person ${at}` }));
    const copy = await zip({ "account.json": ACCOUNT, "contacts.json": { contacts } });
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    onTestFinished(() => void vi.useRealTimers());
    let passedMs = 0;
    let isImported = false;
    const importing = bring(owner, copy, "").finally(() => {
      isImported = true;
    });
    while (!isImported) {
      await nextTurn();
      if (passedMs < 30_000) await vi.advanceTimersByTimeAsync(250);
      passedMs += 250;
    }
    expect(passedMs).toBeGreaterThan(20_000);
    expect((await importing).json()).toMatchObject({ contacts: 3_000 });
  });

  test("checks pictures as uploads are checked", async () => {
    const { owner } = await open();
    await owner.goPremium();
    const path = `pictures/${"0".repeat(64)}.webp`;
    const card = { ...(await aCopiedCard()), profilepic: path };
    const copy = await zip({
      "account.json": ACCOUNT,
      "cards/anna.json": card,
      [path]: Buffer.from("<svg onload=alert(1)>"),
    });
    const response = await bring(owner, copy, "anna");
    expect(response.statusCode).toBe(400);
    expect(await owner.list()).toHaveLength(1);
  });

  test.each([
    ["nothing", async () => Buffer.alloc(0)],
    ["text", async () => Buffer.from("hello")],
    ["half a ZIP", async () => (await zip({ "account.json": ACCOUNT })).subarray(0, 60)],
    ["another ZIP", async () => zip({ "readme.txt": Buffer.from("hello") })],
    ["an account that is a list", async () => zip({ "account.json": [] })],
    [
      "a path that leads elsewhere",
      async () => renamed(await zip({ "account.json": ACCOUNT }), "../../t.json"),
    ],
    ["an absolute path", async () => renamed(await zip({ "account.json": ACCOUNT }), "/etc/passwd1")],
    ["a bomb", async () => zip({ "account.json": ACCOUNT, "cards/a.json": Buffer.alloc(20 * 1024 * 1024) })],
    ["a file that is larger than it says", async () => liar()],
  ])("refuses %s with a clear sentence", async (_what, make) => {
    const { app, owner } = await open();
    const response = await look(owner, await make());
    expect(response.statusCode, response.body).toBe(400);
    expect(response.json()).toMatchObject({ error: TEXT.notACopy, code: "invalid_input" });
    expect(app.logLines.filter((line) => JSON.parse(line).level >= 50)).toEqual([]);
  });

  test("refuses a copy of a newer version, a card that is none and one that was not in it", async () => {
    const { owner, copy } = await open();
    const newer = await zip({ "account.json": { ...ACCOUNT, version: 2 } });
    expect((await look(owner, newer)).json()).toMatchObject({ error: TEXT.newerCopy });
    const broken = await zip({ "account.json": ACCOUNT, "cards/x.json": { username: 7 } });
    expect((await look(owner, broken)).json().cards).toMatchObject([
      { username: "x", problem: TEXT.unreadable },
    ]);
    expect((await bring(owner, copy, "nobody")).statusCode).toBe(400);
  });

  test("refuses 50 MB before they are read, and a body that is no ZIP", async () => {
    const { app, owner } = await open();
    const cookie = `sid=${owner.browser.cookies.get("sid")}`;
    await app.listen({ host: "127.0.0.1", port: 0 });
    const { port } = app.server.address() as { port: number };
    let sent = 0;
    const body = new ReadableStream({
      pull(controller) {
        sent += 64 * 1024;
        controller.enqueue(new Uint8Array(64 * 1024));
        if (sent >= 50 * 1024 * 1024) controller.close();
      },
    });
    const response = await fetch(`http://127.0.0.1:${port}/api/account/import/look`, {
      method: "POST",
      headers: { cookie, "content-type": "application/zip", "content-length": String(50 * 1024 * 1024) },
      body,
      duplex: "half",
    } as RequestInit).catch(() => null);
    if (response) expect(response.status).toBe(413);
    expect(sent).toBeLessThan(30 * 1024 * 1024);
    const json = await owner.browser.post("/api/account/import/look", {});
    expect(json.statusCode).toBe(415);
    expect((await aBrowser(app).post("/api/account/import/look", {})).statusCode).toBe(401);
  });
});

async function openApp(database: TestDatabase) {
  const app = await buildTestApp(database);
  const owner = await anOwner(app);
  await owner.add({ username: "robin" });
  const friend = await anOwner(app);
  const { cardid } = (await friend.add({ username: "sam" })).json();
  await owner.browser.post("/api/com/addfavourite", { cardid });
  const kwame = { name: "Kwame Asante", email: "kwame@saltmarsh.example", met: "Salone", tags: ["vip"] };
  await owner.browser.post("/api/contacts", { ...kwame, ownNote: "Call in May." });
  await owner.browser.post("/api/contacts", { name: "Ada Nameless" });
  return { app, owner, copy: await exportCopy(app, owner) };
}

async function exportCopy(app: TestApp, { browser }: Owner): Promise<Buffer> {
  // Not a double click on the copy before this one.
  app.passTime(3_000);
  const { id } = (await browser.post("/api/account/export")).json().export;
  await app.context.exportWorker.tick();
  return (await browser.get(`/api/account/export/${id}/file`)).rawPayload;
}

const send = (url: string) => (owner: Owner, payload: Buffer, cards?: string) =>
  owner.browser.send({
    method: "POST",
    url: cards === undefined ? url : `${url}?cards=${cards}`,
    payload,
    headers: { "content-type": "application/zip" },
  });
const look = send("/api/account/import/look");
const bring = send("/api/account/import");

async function stored(app: TestApp) {
  const tables = await readTables(app.db);
  for (const name of ["rate_counter", "outbox"]) tables.delete(name);
  return fingerprint(tables);
}

async function aCopiedCard() {
  return {
    username: "anna",
    fullname: "Anna Sample",
    occupation: "Bookbinder",
    companyname: "Folded Sheet",
    bio: "Binds books.",
    color: "blue-color-one",
    contacts: {
      phonenumber: { value: "+1 202 555 0142" },
      email: { value: "anna@foldedsheet.example" },
      sms: { value: "+1 202 555 0143" },
    },
    logo: null,
  };
}

function zip(files: Record<string, object>): Promise<Buffer> {
  const archive = new ZipFile();
  for (const [path, content] of Object.entries(files)) {
    archive.addBuffer(Buffer.isBuffer(content) ? content : Buffer.from(JSON.stringify(content)), path);
  }
  archive.end();
  return buffer(archive.outputStream);
}

/** The only file's name replaced by one of the same length, which the library for writing would refuse. */
function renamed(bytes: Buffer, path: string): Buffer {
  return Buffer.from(bytes.toString("latin1").replaceAll("account.json", path), "latin1");
}

/** A ZIP whose only file states 20 bytes and has 20 megabytes. */
function liar(): Buffer {
  const name = Buffer.from("account.json");
  const content = Buffer.alloc(20 * 1024 * 1024);
  const packed = deflateRawSync(content);
  const head = (signature: number, extra: number) => {
    const bytes = Buffer.alloc(extra);
    bytes.writeUInt32LE(signature, 0);
    return bytes;
  };
  const local = head(0x04034b50, 30);
  local.writeUInt16LE(20, 4);
  local.writeUInt16LE(8, 8);
  local.writeUInt32LE(crc32(content), 14);
  local.writeUInt32LE(packed.length, 18);
  local.writeUInt32LE(20, 22);
  local.writeUInt16LE(name.length, 26);
  const central = head(0x02014b50, 46);
  central.writeUInt16LE(20, 4);
  central.writeUInt16LE(20, 6);
  central.writeUInt16LE(8, 10);
  central.writeUInt32LE(crc32(content), 16);
  central.writeUInt32LE(packed.length, 20);
  central.writeUInt32LE(20, 24);
  central.writeUInt16LE(name.length, 28);
  const end = head(0x06054b50, 22);
  end.writeUInt16LE(1, 8);
  end.writeUInt16LE(1, 10);
  end.writeUInt32LE(central.length + name.length, 12);
  end.writeUInt32LE(local.length + name.length + packed.length, 16);
  return Buffer.concat([local, name, packed, central, name, end]);
}
