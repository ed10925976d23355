import { sql } from "kysely";
import { expect, test } from "vitest";
import { eachDatabase } from "../../../test/databases.ts";
import { anOwner } from "../../../test/owner.ts";
import { buildTestApp, type TestApp } from "../../../test/test-app.ts";
import { insightsOf, storeSums, toNextDay } from "../../../test/visits.ts";
import { isPostgres } from "../../db/queries.ts";
import { addDays, firstOfMonth, utcDay } from "../../lib/utc-time.ts";
import { foldOldDays } from "./insight-retention.service.ts";

eachDatabase("old insights", (database) => {
  async function open(env: Record<string, string> = {}, daysLater = 0) {
    const app = await buildTestApp(database, { env });
    toNextDay(app);
    app.passTime(daysLater * 24 * 60 * 60_000);
    const owner = await anOwner(app, "premium");
    const { cardid } = (await owner.add()).json();
    const link = async () =>
      (await owner.browser.post(`/api/card/links/${cardid}`, { name: "Salone", slug: "salone" })).json()
        .linkid as string;
    const links = async () => (await owner.browser.get(`/api/card/links/${cardid}`)).json().links;
    const table = async (days: number) => {
      const { body } = await owner.browser.get(`/api/insights.csv?days=${days}`);
      return body.split("\r\n").slice(1, -1) as string[];
    };
    return { app, owner, cardid, today: utcDay(app.now()), link, links, table };
  }

  /** Of a day more than 200 days ago, and of the first that is still kept. */
  function edgesOf(today: string) {
    const kept = firstOfMonth(addDays(today, -200), 0);
    return { kept, folded: addDays(kept, -1), month: addDays(kept, -1).slice(0, 7) };
  }

  test("become months after 200 days, with the same sums, and say from where on there are days", async () => {
    const { app, owner, cardid, today, link, links, table } = await open();
    const { kept, folded, month } = edgesOf(today);
    const linkid = await link();
    await storeSums(app, [
      { card_id: cardid, day: kept, count: 8, source: linkid },
      { card_id: cardid, day: folded, count: 1, source: linkid },
      { card_id: cardid, day: `${month}-01`, count: 2, source: linkid },
      { card_id: cardid, day: folded, count: 4, kind: "save", source: linkid },
      { card_id: cardid, day: folded, count: 3, kind: "tap", detail: "email" },
      { card_id: cardid, day: folded, count: 3, kind: "device", source: "", detail: "phone" },
    ]);
    const before = await insightsOf(app, owner, "?days=365");
    await foldOldDays(app.context);
    const after = await insightsOf(app, owner, "?days=365");
    expect(after).toEqual({ ...before, countedSince: `${month}-01` });
    expect(after.daysFrom).toBe(kept);
    expect((await insightsOf(app, owner, "?days=90")).daysFrom).toBeNull();
    expect(await table(365)).toEqual([
      `${kept},robin,Views,Salone,,8,Day`,
      `${month},robin,Views by device,,Phone,3,Month`,
      `${month},robin,Saves,Salone,,4,Month`,
      `${month},robin,Taps,Direct link,Email,3,Month`,
      `${month},robin,Views,Salone,,3,Month`,
    ]);
    expect(await links()).toMatchObject([{ views: 11, saves: 4 }]);
  });

  test.each([0, 9, 18, 27])("keep 90 days beside the 90 before by day, also %i days later", async (later) => {
    const { app, owner, cardid, today } = await open({}, later);
    const day = addDays(today, -179);
    await storeSums(app, [{ card_id: cardid, day, count: 5 }]);
    await foldOldDays(app.context);
    expect((await insightsOf(app, owner, "?days=90")).before).toMatchObject({ from: day, views: 5 });
  });

  test("become months once, when a run is cut off in between and two run at once", async () => {
    const { app, owner, cardid, today, table } = await open();
    const { kept, folded, month } = edgesOf(today);
    const other = (await owner.add({ username: "second" })).json().cardid;
    for (const card_id of [cardid, other]) {
      await storeSums(app, [
        { card_id, day: kept, count: 8 },
        { card_id, day: folded, count: 1 },
        { card_id, day: `${month}-01`, count: 2 },
      ]);
    }
    const shown = await insightsOf(app, owner, "?days=365");
    const repair = await refuseMonthsOf(app, [cardid, other].toSorted().at(1) ?? "");
    await expect(foldOldDays(app.context)).rejects.toThrow();
    expect((await insightsOf(app, owner, "?days=365")).totals).toEqual(shown.totals);
    await repair();
    await Promise.all([foldOldDays(app.context), foldOldDays(app.context)]);
    await foldOldDays(app.context);
    expect((await insightsOf(app, owner, "?days=365")).series).toEqual(shown.series);
    expect((await table(365)).filter((line) => line.startsWith(`${month},`))).toHaveLength(2);
    expect((await table(365)).filter((line) => line.startsWith(month))).toHaveLength(2);
  });

  test("are deleted after the months of INSIGHT_RETENTION_MONTHS, without what links brought in all", async () => {
    const { app, owner, cardid, today, link, links } = await open({ INSIGHT_RETENTION_MONTHS: "24" });
    const linkid = await link();
    const oldest = firstOfMonth(today, -24);
    await storeSums(app, [
      { card_id: cardid, day: oldest, count: 1, source: linkid },
      { card_id: cardid, day: addDays(oldest, -1), count: 2, source: linkid },
    ]);
    await foldOldDays(app.context);
    expect((await insightsOf(app, owner, "?days=365")).countedSince).toBe(oldest);
    expect(await links()).toMatchObject([{ views: 3 }]);
  });

  test("of a deleted card are deleted with it", async () => {
    const { app, owner, cardid, today, link } = await open();
    await storeSums(app, [{ card_id: cardid, day: today, count: 1, source: await link() }]);
    await app.db.deleteFrom("card").where("id", "=", cardid).execute();
    expect(await app.db.selectFrom("insight_day").selectAll().execute()).toEqual([]);
    expect(await app.db.selectFrom("insight_link").selectAll().execute()).toEqual([]);
    expect((await insightsOf(app, owner)).totals.views).toBe(0);
  });
});

/** As a crash would: the transaction of this card fails. Returns how to make it work again. */
async function refuseMonthsOf({ db }: TestApp, cardId: string): Promise<() => Promise<void>> {
  const isMonth = sql`new.card_id = ${sql.lit(cardId)} and new.day % 100 = 0`;
  if (isPostgres(db)) {
    await sql`create function refuse() returns trigger language plpgsql as $$ begin raise 'cut off'; end $$`.execute(
      db,
    );
    await sql`create trigger refuse before insert on insight_day for each row when (${isMonth}) execute function refuse()`.execute(
      db,
    );
    return async () => {
      await sql`drop trigger refuse on insight_day`.execute(db);
      await sql`drop function refuse`.execute(db);
    };
  }
  await sql`create trigger refuse before insert on insight_day when ${isMonth} begin select raise(abort, 'cut off'); end`.execute(
    db,
  );
  return async () => void (await sql`drop trigger refuse`.execute(db));
}
