import { expect, test } from "vitest";
import { withDatabase } from "../../../test/databases.ts";
import { readTables } from "../../../test/fingerprints.ts";
import { anOwner } from "../../../test/owner.ts";
import { buildTestApp } from "../../../test/test-app.ts";
import { aVisitor, insightsOf, toNextDay } from "../../../test/visits.ts";

const DAY = 24 * 60 * 60_000;
const FORGED = 200;
const PRIVATE = { "sec-gpc": "1" };

withDatabase("forged visits", (database) => {
  async function open() {
    const app = await buildTestApp(database, { env: { RATE_LIMIT_SCALE: "1" } });
    toNextDay(app);
    const owner = await anOwner(app, "premium");
    const { cardid } = (await owner.add({ username: "robin" })).json();
    const insights = () => insightsOf(app, owner);
    const totals = async () => (await insights()).totals;
    /** From one address, or from as many of a network as it names. */
    const send = async (beacon: object, ip: (at: number) => string, headers: Record<string, string> = {}) => {
      for (let at = 0; at < FORGED; at++) {
        const visitor = aVisitor(app, { ip: ip(at), userAgent: `Mozilla/5.0 Firefox/${at}.0`, headers });
        await visitor.report({ card: cardid, ...beacon });
        // The limit of all beacons is not what is looked at.
        app.passTime(200);
      }
    };
    return { app, cardid, insights, totals, send };
  }

  test("of people who cannot be told apart add 20 views a day, without a trace of them", async () => {
    const { app, cardid, totals, send } = await open();
    await send({ kind: "view" }, () => "203.0.113.1", PRIVATE);
    expect(await totals()).toMatchObject({ views: 20, visitors: 0 });
    expect(JSON.stringify([...(await readTables(app.db)).values()])).not.toContain("203.0.113");
    expect(await app.db.selectFrom("insight_visitor").selectAll().execute()).toEqual([]);
    // Others count meanwhile, and these again on the next day.
    await aVisitor(app, { ip: "198.51.100.1" }).view(cardid);
    expect(await totals()).toMatchObject({ views: 21, visitors: 1 });
    app.passTime(DAY);
    await send({ kind: "view" }, () => "203.0.113.1", PRIVATE);
    expect(await totals()).toMatchObject({ views: 41 });
  });

  test("of one network add 100 views, saves and taps a day, whatever browsers it names", async () => {
    const { insights, totals, send } = await open();
    await send({ kind: "view" }, () => "203.0.113.1");
    await send({ kind: "save" }, () => "203.0.113.1");
    await send({ kind: "tap", detail: "email" }, () => "203.0.113.1");
    expect(await totals()).toMatchObject({ views: 100, visitors: 100, saves: 100 });
    expect((await insights()).taps).toEqual([{ channel: "email", count: 100 }]);
  });

  test("of one network add no more where some of them ask not to be told apart", async () => {
    const { totals, send } = await open();
    await send({ kind: "view" }, () => "203.0.113.1", PRIVATE);
    await send({ kind: "view" }, () => "203.0.113.1");
    expect(await totals()).toMatchObject({ views: 100, visitors: 80 });
  });

  test("of a wide network have its share", async () => {
    const { totals, send } = await open();
    await send({ kind: "view" }, (at) => `2001:db8:0:${at.toString(16)}::1`, PRIVATE);
    expect(await totals()).toMatchObject({ views: 40 });
  });
});
