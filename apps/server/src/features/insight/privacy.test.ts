import { expect, test } from "vitest";
import { eachDatabase } from "../../../test/databases.ts";
import { readTables } from "../../../test/fingerprints.ts";
import { anOwner } from "../../../test/owner.ts";
import { plainPages } from "../../../test/plain-pages.ts";
import { buildTestApp } from "../../../test/test-app.ts";
import { aVisitor, insightsOf, toNextDay } from "../../../test/visits.ts";
import { forgetVisitors } from "./visitor.service.ts";

const HOUR = 60 * 60_000;
const ADDRESS = "203.0.113.42";
const BROWSER = "Mozilla/5.0 (X11; Linux x86_64; rv:137.5) Gecko/20100101 Firefox/137.5";

eachDatabase("what is known of a visitor", (database) => {
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
    expect((await insightsOf(app, owner)).totals).toMatchObject({ views: 1, visitors: 1 });

    const tables = await readTables(app.db);
    expect(tables.get("insight_visitor")).toHaveLength(1);
    const written = [...[...tables.values()].flat(), ...app.logLines];
    expect(written.length).toBeGreaterThan(10);
    for (const known of [ADDRESS, BROWSER, "Firefox/137.5"]) {
      expect(written.filter((text) => text.includes(known))).toEqual([]);
    }
  });

  test("is destroyed when the day is over", async () => {
    const { app, cardid } = await open();
    await aVisitor(app).view(cardid);
    await app.insights.recorder.flush();
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
      await instance.insights.recorder.flush();
    }
    expect((await insightsOf(app, owner)).totals).toMatchObject({ views: 1, visitors: 1 });
    app.passTime(24 * HOUR);
    await aVisitor(app).view(cardid);
    await app.insights.recorder.flush();
    const visitors = await app.db.selectFrom("insight_visitor").select("hash").execute();
    expect(new Set(visitors.map(({ hash }) => hash)).size).toBe(2);
  });
});
