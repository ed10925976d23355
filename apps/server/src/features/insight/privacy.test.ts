import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { KWAME } from "../../../test/contacts.ts";
import { withDatabase } from "../../../test/databases.ts";
import { readTables } from "../../../test/fingerprints.ts";
import { anOwner } from "../../../test/owner.ts";
import { plainPages } from "../../../test/plain-pages.ts";
import { temporaryFolder } from "../../../test/server-process.ts";
import { buildTestApp, type TestApp } from "../../../test/test-app.ts";
import { aVisitor, insightsOf, toNextDay } from "../../../test/visits.ts";
import { backUp } from "../../db/backup.ts";
import { openDatabase } from "../../db/database.ts";
import { migrate } from "../../db/migrate.ts";
import { forgetVisitors } from "./visitor.service.ts";

const HOUR = 60 * 60_000;
const ADDRESS = "203.0.113.42";
const BROWSER = "Mozilla/5.0 (X11; Linux x86_64; rv:137.5) Gecko/20100101 Firefox/137.5";
const KNOWN = [ADDRESS, BROWSER, "Firefox/137.5"];

type Visited = { app: TestApp; cardid: string };

/** Looks at a card, taps, and reports what is not a beacon. */
async function visit({ app, cardid }: Visited): Promise<void> {
  const get = (url: string) =>
    app.inject({ url, remoteAddress: ADDRESS, headers: { "user-agent": BROWSER } });
  for (const url of ["/c/robin?q", "/c/robin/salone", "/c/robin/salone/contact.vcf", "/c/robin/qr.svg"]) {
    expect((await get(url)).statusCode).toBe(200);
  }
  await get("/api/auth/user");
  await get(`/api/com/isfavourite/${cardid}`);
  const { view, report } = aVisitor(app, { ip: ADDRESS, userAgent: BROWSER });
  await view(cardid, { link: "salone" });
  await report({ card: cardid, kind: "tap", detail: "email" });
  await report("rubbish");
}

/** Leaves details, reports the card and writes to the operator. */
async function write({ app, cardid }: Visited): Promise<void> {
  const send = (method: "GET" | "POST", url: string, payload?: object) =>
    app.inject({
      method,
      url,
      remoteAddress: ADDRESS,
      headers: { "user-agent": BROWSER, "sec-fetch-site": "same-origin", "sec-fetch-dest": "empty" },
      ...(payload && { payload }),
    });
  const { stamp } = (await send("GET", "/api/public/hello/robin")).json();
  app.passTime(5_000);
  const answers = [
    await send("POST", "/api/public/hello/robin", { stamp, ...KWAME }),
    await send("POST", "/api/public/report", {
      cardid,
      reason: "fraud",
      text: "It asks for money.",
      email: "",
    }),
    await send("POST", "/api/com/contactus", { username: "Kwame", text: "Hello" }),
  ];
  for (const answer of answers) expect(answer.statusCode, answer.body).toBeLessThan(300);
}

withDatabase("what is known of a visitor", (database) => {
  async function open() {
    const app = await buildTestApp(database, { pages: plainPages(), env: { LOG_LEVEL: "trace" } });
    toNextDay(app);
    const owner = await anOwner(app, "premium");
    const { cardid } = (await owner.add({ username: "robin" })).json();
    await owner.browser.post(`/api/card/links/${cardid}`, { name: "Salone", slug: "salone" });
    return { app, owner, cardid: cardid as string };
  }

  test("is neither an address nor a browser, in any table or line of the log", async () => {
    const { app, owner, cardid } = await open();
    await visit({ app, cardid });
    expect((await insightsOf(app, owner)).totals).toMatchObject({ views: 1, visitors: 1 });
    await write({ app, cardid });
    const tables = await readTables(app.db);
    expect(tables.get("insight_visitor")).toHaveLength(1);
    expect(tables.get("person")).toHaveLength(1);
    const rows = [...tables.values()].flat();
    for (const known of KNOWN) expect(rows.filter((row) => row.includes(known))).toEqual([]);
    for (const url of ["/api/public/report", "/api/com/contactus"]) {
      expect(app.logLines.filter((line) => line.includes(url))).toHaveLength(1);
    }
    for (const known of KNOWN) expect(app.logLines.filter((line) => line.includes(known))).toEqual([]);
  });

  test("is destroyed when the day is over", async () => {
    const { app, cardid } = await open();
    await aVisitor(app).view(cardid);
    await app.context.visitRecorder.flush();
    const stored = async () => [
      (await app.db.selectFrom("insight_key").select("day").execute()).length,
      (await app.db.selectFrom("insight_visitor").select("day").execute()).length,
    ];
    expect(await stored()).toEqual([1, 1]);
    app.passTime(11 * HOUR);
    await forgetVisitors(app.db, app.now());
    expect(await stored()).toEqual([1, 1]);
    app.passTime(2 * HOUR);
    await forgetVisitors(app.db, app.now());
    expect(await stored()).toEqual([0, 0]);
  });

  test("is told by another key each day, the same for all instances", async () => {
    const { app, owner, cardid } = await open();
    const other = await buildTestApp({ ...database, open: async () => app.db });
    other.passTime(app.now() - other.now());
    for (const instance of [app, other]) {
      await aVisitor(instance).view(cardid);
      await instance.context.visitRecorder.flush();
    }
    expect((await insightsOf(app, owner)).totals).toMatchObject({ views: 1, visitors: 1 });
    app.passTime(24 * HOUR);
    await aVisitor(app).view(cardid);
    await app.context.visitRecorder.flush();
    const visitors = await app.db.selectFrom("insight_visitor").select("hash").execute();
    expect(new Set(visitors.map(({ hash }) => hash)).size).toBe(2);
  });
});

test("no byte of a backup holds an address or a browser of a visitor", async () => {
  const folder = temporaryFolder();
  const target = { kind: "sqlite", file: join(folder, "visita.db") } as const;
  const db = openDatabase(target);
  onTestFinished(() => db.destroy());
  await migrate(db);
  const app = await buildTestApp({ target, open: async () => db }, { pages: plainPages() });
  const owner = await anOwner(app, "premium");
  const { cardid } = (await owner.add({ username: "robin" })).json();
  await owner.browser.post(`/api/card/links/${cardid}`, { name: "Salone", slug: "salone" });
  await visit({ app, cardid });
  await write({ app, cardid });
  await app.context.visitRecorder.flush();
  const copy = join(folder, "backup.db");
  await backUp(target.file, copy);
  const bytes = readFileSync(copy);
  expect(bytes.includes("Salone")).toBe(true);
  for (const known of KNOWN) expect(bytes.includes(known), known).toBe(false);
});
