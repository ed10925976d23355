import { expect, test } from "vitest";
import { eachDatabase } from "../../../test/databases.ts";
import { anOwner } from "../../../test/owner.ts";
import { buildTestApp } from "../../../test/test-app.ts";
import { insightsOf, PHONE, toNextDay } from "../../../test/visits.ts";
import { utcDay } from "../../lib/utc-time.ts";
import type { Visit } from "./visit.ts";
import { writeBatch } from "./visit-batch.service.ts";
import { VisitShare } from "./visit-share.ts";

eachDatabase("a batch of visits", (database) => {
  async function open() {
    const app = await buildTestApp(database);
    toNextDay(app);
    const owner = await anOwner(app);
    const { cardid } = (await owner.add()).json();
    const { context, now } = app;
    const visit = (given: Partial<Visit> = {}): Visit => ({
      card: cardid,
      kind: "save",
      at: now(),
      day: utcDay(now()),
      ip: "203.0.113.9",
      userAgent: PHONE,
      sessionToken: undefined,
      isPrivate: false,
      ...given,
    });
    const write = (writer: string, number: number, visits: Visit[]) =>
      writeBatch(context, { id: writer, share: new VisitShare(1) }, { number, visits });
    return { app, owner, visit, write };
  }

  test("is added once, however often it is written", async () => {
    const { app, owner, visit, write } = await open();
    for (const number of [1, 1, 2, 1, 2]) await write("one", number, [visit()]);
    expect((await insightsOf(app, owner)).totals.saves).toBe(2);
  });

  test("adds to the same sums as those of other instances, also at the same time", async () => {
    const { app, owner, visit, write } = await open();
    const visits = Array.from({ length: 300 }, (_, at) =>
      visit({ kind: "view", ip: `198.51.100.${at % 200}` }),
    );
    await Promise.all(
      ["one", "two", "three"].map((writer) => write(writer, 1, [...visits, visit(), visit()])),
    );
    expect((await insightsOf(app, owner)).totals).toMatchObject({ views: 200, visitors: 200, saves: 6 });
  });

  test("of a day whose key is destroyed counts views, but no visitor", async () => {
    const { app, owner, visit, write } = await open();
    const yesterday = visit({ kind: "view" });
    app.passTime(24 * 60 * 60_000);
    await write("one", 1, [yesterday]);
    expect((await insightsOf(app, owner)).totals).toMatchObject({ views: 1, visitors: 0 });
    expect(await app.db.selectFrom("insight_key").selectAll().execute()).toEqual([]);
  });
});
