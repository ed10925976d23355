import { expect, test } from "vitest";
import { requiredContacts } from "../../../../../tools/harness/cards.ts";
import { withDatabase } from "../../../test/databases.ts";
import { anOwner } from "../../../test/owner.ts";
import { buildTestApp } from "../../../test/test-app.ts";
import { aVisitor, DESKTOP, insightsOf, PHONE, TABLET, toNextDay } from "../../../test/visits.ts";

const MINUTE = 60_000;

withDatabase("POST /api/public/seen", (database) => {
  async function open(env: Record<string, string> = {}) {
    const app = await buildTestApp(database, { env });
    toNextDay(app);
    const owner = await anOwner(app, "premium");
    const contacts = { ...requiredContacts(), github: { value: "robin-example" } };
    const { cardid } = (await owner.add({ username: "robin", contacts })).json();
    return { app, owner, cardid: cardid as string, insights: (query = "") => insightsOf(app, owner, query) };
  }

  test("counts views, visitors and devices by the way people came", async () => {
    const { app, cardid, insights } = await open();
    await aVisitor(app, { ip: "203.0.113.1", userAgent: PHONE }).view(cardid, { source: "qr" });
    await aVisitor(app, { ip: "203.0.113.1", userAgent: DESKTOP }).view(cardid, { source: "qr" });
    await aVisitor(app, { ip: "203.0.113.2", userAgent: TABLET }).view(cardid);
    const { totals, sources, devices, series, countedSince, to } = await insights();
    expect(totals).toEqual({ views: 3, visitors: 3, saves: 0, details: 0 });
    expect(sources.map(({ source, views }) => [source, views])).toEqual([
      ["qr", 2],
      ["direct", 1],
    ]);
    expect(devices).toEqual({ phone: 1, tablet: 1, desktop: 1 });
    expect(series.at(-1)).toMatchObject({ day: to, views: 3, visitors: 3 });
    expect(countedSince).toBe(to);
  });

  test("counts saves, taps, shares and opened codes, each time", async () => {
    const { app, cardid, insights } = await open();
    const { report } = aVisitor(app);
    for (const kind of ["save", "save", "qr"]) await report({ card: cardid, kind, source: "nfc" });
    for (const detail of ["email", "email", "github"]) await report({ card: cardid, kind: "tap", detail });
    for (const detail of ["copy", "whatsapp"]) await report({ card: cardid, kind: "share", detail });
    const { totals, taps, shares, qrOpened, sources } = await insights();
    expect(totals).toEqual({ views: 0, visitors: 0, saves: 2, details: 0 });
    expect(taps).toEqual([
      { channel: "email", count: 2 },
      { channel: "github", count: 1 },
    ]);
    expect(shares).toEqual([
      { target: "copy", count: 1 },
      { target: "whatsapp", count: 1 },
    ]);
    expect(qrOpened).toBe(1);
    expect(sources).toEqual([{ source: "nfc", linkid: null, name: null, views: 0, saves: 2, details: 0 }]);
  });

  test("counts the same visitor again after half an hour, and as a visitor once a day", async () => {
    const { app, cardid, insights } = await open();
    const visitor = aVisitor(app);
    await visitor.view(cardid);
    await visitor.view(cardid, { source: "qr" });
    expect((await insights()).totals).toMatchObject({ views: 1, visitors: 1 });
    app.passTime(29 * MINUTE);
    await visitor.view(cardid);
    expect((await insights()).totals).toMatchObject({ views: 1, visitors: 1 });
    app.passTime(2 * MINUTE);
    await visitor.view(cardid);
    expect((await insights()).totals).toMatchObject({ views: 2, visitors: 1 });
    app.passTime(24 * 60 * MINUTE);
    await visitor.view(cardid);
    expect((await insights()).totals).toMatchObject({ views: 3, visitors: 2 });
  });

  test("does not count a visit over midnight in two days", async () => {
    const { app, cardid, insights } = await open();
    toNextDay(app, 23);
    app.passTime(50 * MINUTE);
    const visitor = aVisitor(app);
    await visitor.view(cardid);
    await app.context.visitRecorder.flush();
    app.passTime(15 * MINUTE);
    await visitor.view(cardid);
    const { series } = await insights("?days=7");
    expect(series.slice(-2).map(({ views, visitors }) => [views, visitors])).toEqual([
      [1, 1],
      [0, 0],
    ]);
    app.passTime(20 * MINUTE);
    await visitor.view(cardid);
    expect((await insights("?days=7")).series.at(-1)).toMatchObject({ views: 1, visitors: 1 });
  });

  test("counts what is written after midnight in the day in which it happened", async () => {
    const { app, cardid, insights } = await open();
    toNextDay(app, 24);
    app.passTime(-1_000);
    await aVisitor(app).view(cardid);
    app.passTime(3_000);
    await aVisitor(app).view(cardid);
    const { series } = await insights("?days=7");
    expect(series.slice(-2).map(({ views, visitors }) => [views, visitors])).toEqual([
      [1, 1],
      [0, 0],
    ]);
  });

  test("does not count the owner, but others who are signed in", async () => {
    const { app, owner, cardid, insights } = await open();
    await owner.browser.post("/api/public/seen", { card: cardid, kind: "view" });
    await owner.browser.post("/api/public/seen", { card: cardid, kind: "save" });
    expect((await insights()).totals).toEqual({ views: 0, visitors: 0, saves: 0, details: 0 });
    const other = await anOwner(app);
    await other.browser.post("/api/public/seen", { card: cardid, kind: "view" });
    expect((await insights()).totals).toMatchObject({ views: 1, visitors: 1 });
  });

  test.each([
    ["a search engine", "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)"],
    ["a preview", "facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)"],
    ["a program", "curl/8.14.1"],
    [
      "a remote-controlled browser",
      "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 HeadlessChrome/140.0 Safari/537.36",
    ],
    ["no name", ""],
    ["an endless name", `Mozilla/5.0 ${"x".repeat(2_000)}`],
  ])("does not count a bot: %s", async (_, userAgent) => {
    const { app, cardid, insights } = await open();
    await aVisitor(app, { userAgent }).view(cardid);
    expect((await insights()).totals.views).toBe(0);
  });

  test.each([{ "sec-gpc": "1" }, { dnt: "1" }])(
    "keeps nothing but the view of people who send %o",
    async (headers) => {
      const { app, cardid, insights } = await open();
      const { view, report } = aVisitor(app, { headers: headers as Record<string, string> });
      await view(cardid, { source: "qr" });
      await report({ card: cardid, kind: "save" });
      await report({ card: cardid, kind: "tap", detail: "email" });
      const { totals, devices, taps, sources } = await insights();
      expect(totals).toEqual({ views: 1, visitors: 0, saves: 0, details: 0 });
      expect(devices).toEqual({ phone: 0, tablet: 0, desktop: 0 });
      expect(taps).toEqual([]);
      expect(sources).toMatchObject([{ source: "qr", views: 1 }]);
      expect(await app.db.selectFrom("insight_visitor").selectAll().execute()).toEqual([]);
    },
  );

  test("drops what is no beacon, or not of this card, and answers in the same way", async () => {
    const { app, cardid, insights } = await open();
    const { report } = aVisitor(app);
    const view = { card: cardid, kind: "view" };
    for (const rubbish of [
      "",
      "{",
      "null",
      "[]",
      '"x"',
      "\u0000",
      Buffer.from([0xff, 0xfe, 0x00]),
      JSON.stringify({ ...view, detail: "x".repeat(10_000) }),
      "x".repeat(3_000_000),
      {},
      { ...view, card: "robin" },
      { ...view, card: "AAAAAAAAAAAAAAAAAAAAAA" },
      { ...view, card: { $gt: "" } },
      { ...view, kind: "exchange" },
      { ...view, kind: "visitor" },
      { ...view, source: "somewhere" },
      { ...view, source: cardid },
      { ...view, link: "salone" },
      { ...view, detail: "email" },
      { ...view, extra: 1 },
      { ...view, __proto__: null, at: 1 },
      { card: cardid, kind: "tap" },
      { card: cardid, kind: "tap", detail: "constructor" },
      { card: cardid, kind: "tap", detail: "telegram" },
      { card: cardid, kind: "share", detail: "github" },
      { card: cardid, kind: "share" },
    ]) {
      await report(rubbish);
    }
    for (const headers of [
      { "sec-fetch-site": "cross-site" },
      { "sec-fetch-site": "same-origin", "sec-fetch-dest": "document" },
      { "content-encoding": "gzip" },
    ]) {
      await report(headers["content-encoding"] ? "not gzip" : view, headers as Record<string, string>);
    }
    await insights();
    expect(await app.db.selectFrom("insight_day").selectAll().execute()).toEqual([]);
    expect(app.logLines.filter((line) => JSON.parse(line).level >= 40)).toEqual([]);
  });

  test("counts taps on a channel that only a link shows, by that link alone", async () => {
    const { app, owner, cardid, insights } = await open();
    const { profilepic } = (await owner.load(cardid)).json();
    await owner.update(cardid, { profilepic, linkOnly: { sms: [] } });
    const made = { name: "Close customers", slug: "customers", shows: ["sms"] };
    const { slug } = (await owner.browser.post(`/api/card/links/${cardid}`, made)).json();
    app.secrets.add(slug);
    await aVisitor(app).report({ card: cardid, kind: "tap", detail: "sms" });
    await aVisitor(app).report({ card: cardid, kind: "tap", detail: "sms", link: slug });
    expect((await insights()).taps).toEqual([{ channel: "sms", count: 1 }]);
  });

  test("drops taps on a channel that the plan does not show", async () => {
    const { app, owner, cardid, insights } = await open();
    await owner.goFree();
    await aVisitor(app).report({ card: cardid, kind: "tap", detail: "github" });
    await aVisitor(app).report({ card: cardid, kind: "tap", detail: "email" });
    expect((await insights()).taps).toEqual([{ channel: "email", count: 1 }]);
  });

  test("is limited for each network", async () => {
    const { app, cardid, insights } = await open({ RATE_LIMIT_SCALE: "0.01" });
    const { report } = aVisitor(app);
    const beacons = [{ kind: "save" }, { kind: "qr" }, { kind: "tap", detail: "email" }];
    for (const beacon of [...beacons, { kind: "share", detail: "copy" }])
      await report({ card: cardid, ...beacon });
    await aVisitor(app, { ip: "203.0.113.77" }).report({ card: cardid, kind: "save" });
    await app.context.visitRecorder.flush();
    app.passTime(10 * MINUTE);
    const { totals, qrOpened, taps, shares } = await insights();
    expect([totals.saves, qrOpened, taps.length, shares.length]).toEqual([2, 1, 1, 0]);
  });

  test("forgets the sums with the card, also when it goes at that very moment", async () => {
    const { app, cardid, insights } = await open();
    await aVisitor(app).view(cardid);
    expect((await insights()).totals.views).toBe(1);
    await aVisitor(app).report({ card: cardid, kind: "save" });
    await app.db.deleteFrom("card").where("id", "=", cardid).execute();
    expect((await insights()).cards).toEqual([]);
    expect(await app.db.selectFrom("insight_day").selectAll().execute()).toEqual([]);
  });
});
