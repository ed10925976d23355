import TEXT from "@visita/domain/answers/link/en";
import { LINKS_MAX_PER_CARD } from "@visita/domain/link/link.rules";
import { expect, test } from "vitest";
import { eachDatabase } from "../../../test/databases.ts";
import { anOwner } from "../../../test/owner.ts";
import { buildTestApp } from "../../../test/test-app.ts";
import { aVisitor, toNextDay } from "../../../test/visits.ts";
import { newId } from "../../lib/tokens.ts";
import { addDays, utcDay } from "../../lib/utc-time.ts";

const tooManyLinks = (max: number) => TEXT.tooManyLinks.replace("{max}", max.toLocaleString("en"));
const tooManyLive = (max: number) => TEXT.tooManyLive.other.replace("{count}", String(max));

const DAY = 24 * 60 * 60_000;
const SALONE = { name: "Salone del Mobile", slug: "salone" };

eachDatabase("named links", (database) => {
  async function open(plan: "free" | "premium" = "premium") {
    const app = await buildTestApp(database, { env: { PUBLIC_URL: "http://localhost:4321" } });
    toNextDay(app);
    const owner = await anOwner(app, plan);
    const { cardid } = (await owner.add({ username: "Robin" })).json();
    const { browser } = owner;
    const path = `/api/card/links/${cardid}`;
    return {
      app,
      owner,
      cardid: cardid as string,
      path,
      today: utcDay(app.now()),
      add: (body: object = SALONE) => browser.post(path, body),
      list: async () => (await browser.get(path)).json(),
      patch: (linkid: string, payload: object) =>
        browser.send({ method: "PATCH", url: `${path}/${linkid}`, payload }),
      end: (linkid: string) => browser.send({ method: "DELETE", url: `${path}/${linkid}` }),
      /** Without the call: one row for each, ended or live. */
      fill: (count: number, endedOn: string | null = null) =>
        app.db
          .insertInto("card_link")
          .values(
            Array.from({ length: count }, (_, at) => ({
              id: newId(),
              card_id: cardid,
              slug: `${endedOn ? "ended" : "live"}-${at}`,
              name: `No. ${at}`,
              last_day: null,
              ended_on: endedOn,
              created_at: app.now(),
            })),
          )
          .execute(),
    };
  }

  test("are made, and listed with the latest first", async () => {
    const { app, add, list, today } = await open();
    const made = await add();
    expect(made.statusCode).toBe(201);
    expect(made.json()).toEqual({
      linkid: expect.stringMatching(/^[\w-]{22}$/),
      ...SALONE,
      secret: null,
      shows: [],
      url: "http://localhost:4321/c/Robin/salone",
      createdOn: today,
      lastDay: null,
      overSince: null,
      views: 0,
      saves: 0,
      details: 0,
    });
    app.passTime(1_000);
    await add({ name: "  A\u202e talk\n", slug: "a-talk", lastDay: addDays(today, 7) });
    expect(await list()).toMatchObject({
      username: "Robin",
      live: 2,
      maxLive: 200,
      qrCode: true,
      links: [{ name: "A talk", lastDay: addDays(today, 7) }, { name: "Salone del Mobile" }],
    });
  });

  test("tell how many came by each", async () => {
    const { app, cardid, add, list } = await open();
    await add();
    await add({ name: "Talk", slug: "talk" });
    const { report, view } = aVisitor(app);
    await view(cardid, { link: "salone" });
    await report({ card: cardid, kind: "save", link: "salone" });
    await report({ card: cardid, kind: "save", source: "qr" });
    await app.context.visitRecorder.flush();
    expect((await list()).links.toReversed()).toMatchObject([
      { slug: "salone", views: 1, saves: 1, details: 0 },
      { slug: "talk", views: 0, saves: 0, details: 0 },
    ]);
  });

  test("are renamed, given a last day, ended and reactivated, at the same URL", async () => {
    const { app, add, patch, end, list, today } = await open();
    const { linkid } = (await add()).json();
    expect((await patch(linkid, { name: "Salone 2026" })).json()).toMatchObject({
      name: "Salone 2026",
      slug: "salone",
      lastDay: null,
    });
    const tomorrow = addDays(today, 1);
    expect((await patch(linkid, { lastDay: tomorrow })).json()).toMatchObject({
      lastDay: tomorrow,
      overSince: null,
    });
    expect((await end(linkid)).json()).toMatchObject({ overSince: today });
    app.passTime(DAY);
    expect((await end(linkid)).json()).toMatchObject({ overSince: today });
    expect(await list()).toMatchObject({ live: 0 });
    expect((await patch(linkid, { ended: false })).json()).toMatchObject({
      overSince: null,
      lastDay: tomorrow,
    });
    app.passTime(DAY);
    expect((await list()).links).toMatchObject([{ overSince: addDays(tomorrow, 1) }]);
    expect((await patch(linkid, { ended: false })).json()).toMatchObject({ overSince: null, lastDay: null });
    expect(await list()).toMatchObject({ live: 1 });
  });

  test.each([
    [{ name: "", slug: "salone" }, { name: TEXT.nameRequired }],
    [{ name: " \u200b\u202e ", slug: "salone" }, { name: TEXT.nameRequired }],
    [{ name: "n".repeat(61), slug: "salone" }, { name: TEXT.nameTooLong }],
    [{ name: 7, slug: "salone" }, { name: TEXT.nameRequired }],
    [{ slug: "salone" }, { name: TEXT.nameRequired }],
    [{ name: "Salone" }, { slug: TEXT.slugInvalid }],
    [{ name: "Salone", slug: "s" }, { slug: TEXT.slugInvalid }],
    [{ name: "Salone", slug: "s".repeat(31) }, { slug: TEXT.slugInvalid }],
    [{ name: "Salone", slug: "Salone" }, { slug: TEXT.slugInvalid }],
    [{ name: "Salone", slug: "--" }, { slug: TEXT.slugInvalid }],
    [{ name: "Salone", slug: "qr.png" }, { slug: TEXT.slugInvalid }],
    [{ name: "Salone", slug: "../x" }, { slug: TEXT.slugInvalid }],
    [{ name: "Salone", slug: "hello" }, { slug: TEXT.slugReserved }],
    [{ name: "Salone", slug: "qr" }, { slug: TEXT.slugReserved }],
    [{ ...SALONE, lastDay: "2026-02-30" }, { lastDay: TEXT.lastDayInvalid }],
    [{ ...SALONE, lastDay: "tomorrow" }, { lastDay: TEXT.lastDayInvalid }],
    [{ ...SALONE, lastDay: 1 }, { lastDay: TEXT.lastDayInvalid }],
    [{ ...SALONE, lastDay: "2020-01-01" }, { lastDay: TEXT.lastDayPast }],
  ])("are not made of %o", async (body, fields) => {
    const { add, list } = await open();
    const response = await add(body);
    expect([response.statusCode, response.json().fields]).toEqual([400, fields]);
    expect((await list()).links).toEqual([]);
  });

  test("are not changed to what they could not be made of", async () => {
    const { add, patch, list } = await open();
    const { linkid } = (await add()).json();
    for (const change of [{ name: "" }, { lastDay: "2020-01-01" }, { ended: true }, { ended: "no" }]) {
      expect((await patch(linkid, change)).statusCode).toBe(400);
    }
    await patch(linkid, { slug: "another" });
    expect((await list()).links).toMatchObject([SALONE]);
  });

  test("have names of up to 60 letters of any script", async () => {
    const { add } = await open();
    const name = "\u{1f91d}".repeat(60);
    expect((await add({ name, slug: "salone" })).json().name).toBe(name);
  });

  test("of one card have different addresses, those of two cards need not", async () => {
    const { owner, add } = await open();
    const answers = await Promise.all([add(), add(), add()]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 409, 409]);
    const refused = answers.find(({ statusCode }) => statusCode === 409);
    expect(refused?.json()).toMatchObject({ code: "slug_taken", fields: { slug: TEXT.slugTaken } });
    const { cardid } = (await owner.add({ username: "another" })).json();
    expect((await owner.browser.post(`/api/card/links/${cardid}`, SALONE)).statusCode).toBe(201);
  });

  test.each([
    ["free", 20],
    ["premium", 200],
  ] as const)("on the %s plan number %i, ended ones not counted", async (plan, max) => {
    const { add, fill, end, patch, list, today } = await open(plan);
    await fill(5, today);
    await fill(max - 1);
    const answers = await Promise.all([add(), add({ name: "Talk", slug: "talk" })]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 409]);
    expect(answers.find(({ statusCode }) => statusCode === 409)?.json()).toMatchObject({
      code: "links_full",
      message: tooManyLive(max),
    });
    const { links, live, maxLive } = await list();
    expect([live, maxLive]).toEqual([max, max]);
    const ended = links.find(({ overSince }: { overSince: string | null }) => overSince);
    expect((await patch(ended.linkid, { ended: false })).json()).toMatchObject({ code: "links_full" });
    expect((await patch(ended.linkid, { name: "Renamed" })).statusCode).toBe(200);
    await end(links.find(({ overSince }: { overSince: string | null }) => !overSince).linkid);
    expect((await patch(ended.linkid, { ended: false })).statusCode).toBe(200);
  });

  test("beyond what the plan has after a downgrade stay, but none is added", async () => {
    const { owner, add, fill, list } = await open();
    await fill(30);
    await owner.goFree();
    expect((await add()).json()).toMatchObject({ code: "links_full" });
    expect(await list()).toMatchObject({ live: 30, maxLive: 20, qrCode: false });
  });

  test("are bounded in all, the ended ones included", async () => {
    const { add, fill, today } = await open();
    await fill(LINKS_MAX_PER_CARD, today);
    const response = await add();
    expect([response.statusCode, response.json().message]).toEqual([409, tooManyLinks(LINKS_MAX_PER_CARD)]);
  });

  test("belong to their owner, and to their card", async () => {
    const { app, owner, path, add, list } = await open();
    const { linkid } = (await add()).json();
    const stranger = await anOwner(app);
    const { cardid: foreignCard } = (await stranger.add({ username: "sam" })).json();
    const calls = (browser: typeof owner.browser, link: string) => [
      browser.send({ method: "PATCH", url: link, payload: { name: "Mine" } }),
      browser.send({ method: "DELETE", url: link }),
    ];
    const refused = await Promise.all([
      stranger.browser.get(path),
      stranger.browser.post(path, SALONE),
      ...calls(stranger.browser, `${path}/${linkid}`),
      // Their own card, but not its link.
      ...calls(stranger.browser, `/api/card/links/${foreignCard}/${linkid}`),
      ...calls(owner.browser, `${path}/AAAAAAAAAAAAAAAAAAAAAA`),
    ]);
    expect(new Set(refused.map(({ statusCode }) => statusCode))).toEqual(new Set([404]));
    for (const method of ["PATCH", "DELETE"] as const) {
      expect((await app.inject({ method, url: `${path}/${linkid}` })).statusCode).toBe(401);
    }
    expect((await list()).links).toMatchObject([{ ...SALONE, overSince: null }]);
  });
});
