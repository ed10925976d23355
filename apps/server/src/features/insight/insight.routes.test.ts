import { Insights } from "@visita/domain/insight/insight.contract";
import { expect, test } from "vitest";
import { signIn } from "../../../../../tools/harness/accounts.ts";
import { eachDatabase } from "../../../test/databases.ts";
import { anOwner } from "../../../test/owner.ts";
import { buildTestApp } from "../../../test/test-app.ts";
import { insightsOf, storeSums, toNextDay } from "../../../test/visits.ts";
import { addDays, firstOfMonth, utcDay } from "../../lib/utc-time.ts";
import type { Sum } from "./packed-counts.ts";

eachDatabase("GET /api/insights", (database) => {
  async function open() {
    const app = await buildTestApp(database);
    toNextDay(app);
    const owner = await anOwner(app, "premium");
    const add = async (username: string) => (await owner.add({ username })).json().cardid as string;
    const cardid = await add("robin");
    const today = utcDay(app.now());
    const store = (rows: (Partial<Sum> & { day: string; count: number })[]) =>
      storeSums(
        app,
        rows.map((given) => ({ card_id: cardid, ...given })),
      );
    const addLink = async (name: string, slug: string) =>
      (await owner.browser.post(`/api/card/links/${cardid}`, { name, slug })).json().linkid as string;
    const ask = (query = "") => insightsOf(app, owner, query);
    return { app, owner, add, cardid, today, store, addLink, ask };
  }

  test("of nobody's visit is whole and empty", async () => {
    const { ask, today, cardid } = await open();
    const insights = await ask();
    expect(Insights.parse(insights)).toEqual(insights);
    expect(insights).toMatchObject({
      from: addDays(today, -29),
      to: today,
      countedSince: null,
      totals: { views: 0, visitors: 0, saves: 0, details: 0 },
      sources: [],
      taps: [],
      shares: [],
      qrOpened: 0,
      cards: [{ cardid, username: "robin", views: 0 }],
    });
    expect(insights.series).toHaveLength(30);
  });

  test("without a card is empty too", async () => {
    const app = await buildTestApp(database);
    const { cards, series } = await insightsOf(app, await anOwner(app));
    expect([cards, series.length]).toEqual([[], 30]);
  });

  test.each([7, 30, 90])("of %i days is compared with as many before", async (days) => {
    const { today, store, ask } = await open();
    await store([
      { day: today, count: 3 },
      { day: addDays(today, 1 - days), count: 2 },
      { day: addDays(today, -days), count: 10 },
      { day: addDays(today, 1 - 2 * days), count: 20 },
      { day: addDays(today, -2 * days), count: 100 },
    ]);
    const { from, totals, before, series, countedSince } = await ask(`?days=${days}`);
    expect([from, totals.views, series.length]).toEqual([addDays(today, 1 - days), 5, days]);
    expect(before).toMatchObject({
      from: addDays(today, 1 - 2 * days),
      to: addDays(today, -days),
      views: 30,
    });
    expect(series.at(0)?.views).toBe(2);
    expect(series.at(-1)?.views).toBe(3);
    expect(countedSince).toBe(addDays(today, -2 * days));
  });

  test("of twelve months has a point for each, the current one included", async () => {
    const { today, store, ask } = await open();
    const months = Array.from({ length: 24 }, (_, at) => firstOfMonth(today, -23 + at));
    await store([
      ...months.map((day, at) => ({ day, count: at + 1 })),
      { day: addDays(months[13] as string, 1), count: 100 },
      { day: firstOfMonth(today, -30).slice(0, 7), count: 7 },
    ]);
    const { from, totals, before, series, countedSince } = await ask("?days=365");
    expect(from).toBe(months[12]);
    expect(series.map(({ day }) => day)).toEqual(months.slice(12));
    expect(series.map(({ views }) => views)).toEqual([13, 114, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24]);
    expect(totals.views).toBe(322);
    expect(before).toMatchObject({ from: months[0], to: addDays(months[12] as string, -1), views: 78 });
    expect(countedSince).toBe(firstOfMonth(today, -30));
  });

  test("names links, and the one that brought more than half of a day", async () => {
    const { today, store, addLink, ask } = await open();
    const salone = await addLink("Salone del Mobile", "salone");
    const yesterday = addDays(today, -1);
    await store([
      { day: today, source: salone, count: 6 },
      { day: today, count: 5 },
      { day: yesterday, source: salone, count: 5 },
      { day: yesterday, count: 5 },
      { day: today, kind: "save", source: salone, count: 2 },
      { day: today, kind: "exchange", source: salone, count: 1 },
    ]);
    const { series, sources, totals } = await ask();
    expect(series.slice(-2).map(({ mostly }) => mostly)).toEqual([null, "Salone del Mobile"]);
    expect(sources).toEqual([
      { source: "link", linkid: salone, name: "Salone del Mobile", views: 11, saves: 2, details: 1 },
      { source: "direct", linkid: null, name: null, views: 10, saves: 0, details: 0 },
    ]);
    expect(totals).toEqual({ views: 21, visitors: 0, saves: 2, details: 1 });
  });

  test("is for all cards or for one, and lists each", async () => {
    const { cardid, add, today, store, ask } = await open();
    const second = await add("robin-teaches");
    await store([
      { day: today, count: 4 },
      { day: today, card_id: second, count: 3 },
    ]);
    const all = await ask();
    expect(all.totals.views).toBe(7);
    const one = await ask(`?card=${second}`);
    expect(one.totals.views).toBe(3);
    for (const { cards } of [all, one]) {
      expect(cards.map(({ username, views }) => [username, views])).toEqual([
        ["robin", 4],
        ["robin-teaches", 3],
      ]);
    }
    expect((await ask(`?card=${cardid}`)).totals.views).toBe(4);
  });

  test.each(["/api/insights", "/api/insights.csv"])("%s shows nobody else's card", async (path) => {
    const { app, cardid } = await open();
    const stranger = await anOwner(app);
    const foreign = await stranger.browser.get(`${path}?card=${cardid}`);
    const missing = await stranger.browser.get(`${path}?card=AAAAAAAAAAAAAAAAAAAAAA`);
    expect([foreign.statusCode, foreign.body]).toEqual([404, missing.body]);
    expect((await app.inject(`${path}?card=${cardid}`)).statusCode).toBe(401);
  });

  test.each(["days=8", "days=", "days=1e9", "days=-7", "days=7&days=30", `card=${"x".repeat(101)}`])(
    "refuses %s",
    async (query) => {
      const { owner } = await open();
      for (const path of ["/api/insights", "/api/insights.csv"]) {
        expect((await owner.browser.get(`${path}?${query}`)).statusCode).toBe(400);
      }
    },
  );

  test("can be taken as a table that no spreadsheet runs", async () => {
    const { owner, today, store, addLink } = await open();
    const hostile = await addLink('=HYPERLINK("https://evil.example";"x")', "salone");
    const plain = await addLink("Talk, December", "talk");
    await store([
      { day: today, source: hostile, count: 2 },
      { day: today, source: plain, kind: "save", count: 1 },
      { day: addDays(today, -1), kind: "tap", detail: "whatsapp", count: 3 },
      { day: addDays(today, -40), count: 9 },
    ]);
    const response = await owner.browser.get("/api/insights.csv?days=30");
    expect(response.headers).toMatchObject({
      "content-type": "text/csv; charset=utf-8",
      "content-disposition": `attachment; filename="insights-${addDays(today, -29)}-to-${today}.csv"`,
      "cache-control": "no-store",
    });
    expect(response.body.split("\r\n")).toEqual([
      "\ufeffDay (UTC),Card,What,How they came,Detail,Number,Period",
      `${today},robin,Saves,"Talk, December",,1,Day`,
      `${today},robin,Views,"'=HYPERLINK(""https://evil.example"";""x"")",,2,Day`,
      `${addDays(today, -1)},robin,Taps,Direct link,WhatsApp,3,Day`,
      "",
    ]);
  });

  test("needs an account, and not a card", async () => {
    const app = await buildTestApp(database);
    expect((await app.inject("/api/insights")).statusCode).toBe(401);
    const { cookie } = await signIn(app.db);
    expect((await app.inject({ url: "/api/insights.csv", headers: { cookie } })).statusCode).toBe(200);
  });
});
