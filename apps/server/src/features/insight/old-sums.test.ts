import { expect, test } from "vitest";
import { eachDatabase } from "../../../test/databases.ts";
import { aTeam } from "../../../test/teams.ts";
import { buildTestApp } from "../../../test/test-app.ts";
import { insightsOf, storeOldSums, storeSums, toNextDay } from "../../../test/visits.ts";
import { addDays, firstOfMonth, utcDay } from "../../lib/utc-time.ts";
import { lockCards } from "../card/counted-card.service.ts";
import { findViewsByDay } from "./insight.service.ts";
import { moveOldSums, oldSumsMover } from "./old-sums.service.ts";

eachDatabase("sums of the release before", (database) => {
  /** Anna's card in a team that has a link. */
  async function open() {
    const app = await buildTestApp(database);
    toNextDay(app);
    const team = await aTeam(app);
    const anna = await team.member("Anna");
    const { browser } = team.owner;
    const { linkid } = (await browser.post(`${team.url}/links`, { name: "Salone", slug: "salone" })).json();
    const today = utcDay(app.now());
    const left = async () => (await app.db.selectFrom("insight_sum").selectAll().execute()).length;
    const get = async (by: typeof browser, path: string) => {
      const response = await by.get(path);
      expect(response.statusCode, path).toBe(200);
      return response;
    };
    /** Everything that shows insights, but for the lines of the table that are months after 200 days. */
    const shown = async () => {
      const answers: unknown[] = [await findViewsByDay(app.db, addDays(today, -14))];
      for (const days of [7, 30, 90, 365]) {
        answers.push((await get(anna.browser, `/api/insights?days=${days}`)).json());
        answers.push((await get(browser, `${team.url}/insights?days=${days}`)).json());
      }
      answers.push((await get(anna.browser, "/api/insights.csv?days=90")).body);
      answers.push((await get(browser, `${team.url}/insights.csv?days=90`)).body);
      answers.push((await get(browser, `${team.url}/links`)).json());
      answers.push((await get(browser, `${team.url}/links/${linkid}/cards`)).json());
      answers.push((await get(browser, team.url)).json().week);
      return answers;
    };
    return { app, anna, linkid: linkid as string, today, shown, left };
  }

  test("are shown before, while and after they are moved, with the same sums", async () => {
    const { app, anna, linkid, today, shown, left } = await open();
    const { cardid: card_id } = anna;
    const days = Array.from({ length: 180 }, (_, ago) => addDays(today, -ago));
    const months = [addDays(today, -300), firstOfMonth(today, -16), firstOfMonth(today, -20).slice(0, 7)];
    const sums = [...days, ...months].flatMap((day, at) => [
      { card_id, day, count: at + 1 },
      { card_id, day, source: linkid, count: 500 },
      { card_id, day, source: linkid, kind: "save", count: 1 },
      { card_id, day, source: "qr", kind: "tap", detail: "phonenumber", count: 3 },
      { card_id, day, source: "", kind: "visitor", count: 2 },
      { card_id, day, source: "", kind: "device", detail: "tablet", count: 2 },
    ]);
    await storeOldSums(app, sums);
    // As an instance of this release counts meanwhile.
    await storeSums(app, [{ card_id, day: today, kind: "exchange", count: 1 }]);
    const before = await shown();
    expect(JSON.stringify(before)).toContain(`"views":${500 * 183},"saves":183`);
    let steps = 0;
    for (; (await left()) > 0; steps += 1) {
      await moveOldSums(app.context, 0);
      expect(await shown()).toEqual(before);
    }
    expect(steps).toBe(3);
  });

  test("are moved while instances of both releases add to them, and none is lost or added twice", async () => {
    const { app, anna, today } = await open();
    const own = (await anna.add({ username: "anna-own" })).json().cardid as string;
    const cards = [anna.cardid, own].toSorted();
    const sums = cards.map((card_id) => ({ card_id, day: today, kind: "save", count: 1 }));
    /** The batch of an instance of the release before holds its cards as well. */
    const addOld = () =>
      app.db.transaction().execute(async (db) => {
        await lockCards(db, cards);
        await storeOldSums({ db }, sums);
      });
    const rounds = Array.from({ length: 8 }, () => [
      addOld(),
      storeSums(app, sums),
      moveOldSums(app.context),
    ]);
    await Promise.all(rounds.flat());
    await moveOldSums(app.context);
    expect((await insightsOf(app, anna)).totals.saves).toBe(32);
  });

  test("that are no longer kept are left out, but still counted for links", async () => {
    const { app, anna, linkid, today } = await open();
    const old = { card_id: anna.cardid, source: linkid };
    await storeOldSums(app, [
      { ...old, day: firstOfMonth(today, -26).slice(0, 7), count: 2 },
      { ...old, day: today, count: 1 },
    ]);
    await moveOldSums(app.context);
    expect((await insightsOf(app, anna, "?days=365")).countedSince).toBe(today);
    expect(await app.db.selectFrom("insight_link").select("views").execute()).toEqual([{ views: 3 }]);
  });

  test("stay where a release before finds them for an hour after the start", async () => {
    const { app, anna, today, left } = await open();
    await storeOldSums(app, [{ card_id: anna.cardid, day: today, count: 1 }]);
    const move = oldSumsMover(app.now());
    await move(app.context);
    expect(await left()).toBe(1);
    app.passTime(60 * 60_000);
    await move(app.context);
    expect(await left()).toBe(0);
  });
});
