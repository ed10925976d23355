import { expect, test } from "vitest";
import { eachDatabase } from "../../../test/databases.ts";
import { anOwner } from "../../../test/owner.ts";
import { buildTestApp } from "../../../test/test-app.ts";
import { firstOfMonth, utcDay } from "../../lib/utc-time.ts";
import { foldOldDays } from "./insight-retention.service.ts";

eachDatabase("old insights", (database) => {
  test("become months after 25 months, once, and keep their sums", async () => {
    const app = await buildTestApp(database);
    const owner = await anOwner(app);
    const { cardid } = (await owner.add()).json();
    const { linkid } = (
      await owner.browser.post(`/api/card/links/${cardid}`, { name: "Salone", slug: "salone" })
    ).json();
    const kept = firstOfMonth(utcDay(app.now()), -25);
    const month = firstOfMonth(kept, -1).slice(0, 7);
    const view = { card_id: cardid, kind: "view", source: linkid, detail: "" };
    await app.db
      .insertInto("insight_sum")
      .values([
        { ...view, day: `${month}-01`, count: 1 },
        { ...view, day: `${month}-28`, count: 2 },
        { ...view, day: `${month}-28`, kind: "save", count: 4 },
        { ...view, day: kept, count: 8 },
      ])
      .execute();
    await Promise.all([foldOldDays(app.db, app.now()), foldOldDays(app.db, app.now())]);
    await foldOldDays(app.db, app.now());
    const rows = await app.db
      .selectFrom("insight_sum")
      .select(["day", "kind", "count"])
      .orderBy("day")
      .orderBy("kind")
      .execute();
    expect(rows).toEqual([
      { day: month, kind: "save", count: 4 },
      { day: month, kind: "view", count: 3 },
      { day: kept, kind: "view", count: 8 },
    ]);
    const { links } = (await owner.browser.get(`/api/card/links/${cardid}`)).json();
    expect(links).toMatchObject([{ views: 11, saves: 4 }]);
  });
});
