import { expect, test } from "vitest";
import { withDatabase } from "../../../test/databases.ts";
import { anOwner } from "../../../test/owner.ts";
import { plainPages } from "../../../test/plain-pages.ts";
import { buildTestApp } from "../../../test/test-app.ts";

const CACHED = ["/c/robin", "/api/card/robin", "/c/robin/contact.vcf", "/c/robin/qr.svg"];
const REPRESENTATIONS = [...CACHED, "/c/robin/og.png", "/c/robin/qr.png"];

withDatabase("a paused card", (database) => {
  async function open() {
    const app = await buildTestApp(database, { pages: plainPages() });
    const owner = await anOwner(app, "premium");
    const { cardid } = (await owner.add({ username: "robin" })).json() as { cardid: string };
    return {
      app,
      owner,
      cardid,
      pause: () => owner.browser.post(`/api/card/pause/${cardid}`),
      show: () => owner.browser.post(`/api/card/show/${cardid}`),
    };
  }

  test("answers 410 in every representation, also right after it was cached, and comes back", async () => {
    const { app, pause, show } = await open();
    for (const url of CACHED) expect((await app.inject({ url })).statusCode, url).toBe(200);
    expect((await pause()).json()).toEqual({ pausedAt: expect.any(Number) });
    for (const url of REPRESENTATIONS) {
      const response = await app.inject({ url });
      expect(response.statusCode, url).toBe(410);
      expect(response.headers["cache-control"], url).toBe("no-store");
      expect(response.body, url).not.toMatch(/Robin|Folded|555/);
    }
    expect((await app.inject("/api/card/robin")).json()).toMatchObject({
      code: "card_resting",
      error: "This card is resting",
    });
    expect((await show()).json()).toEqual({ pausedAt: null });
    for (const url of CACHED) expect((await app.inject({ url })).statusCode, url).toBe(200);
  });

  test("answers 410 by its id too", async () => {
    const { app, cardid, pause } = await open();
    await pause();
    expect((await app.inject(`/api/card/${cardid}`)).statusCode).toBe(410);
  });

  test("stays in its owner's list with the day, keeps its slot and can be edited", async () => {
    const { app, owner, cardid, pause } = await open();
    const before = app.now();
    await pause();
    const [{ pausedAt }] = await owner.list();
    expect(pausedAt).toBeGreaterThanOrEqual(before);
    const status = await owner.browser.get(`/api/card/packagestatus/${owner.id}`);
    expect(status.json().availableSlots).toBe(2);
    expect((await owner.update(cardid, { fullname: "Robin Rested" })).statusCode).toBe(200);
    expect((await app.inject("/api/card/robin")).statusCode).toBe(410);
  });

  test("keeps the day when it is paused twice", async () => {
    const { app, pause } = await open();
    const first = (await pause()).json().pausedAt;
    app.passTime(60_000);
    expect((await pause()).json().pausedAt).toBe(first);
  });

  test("stays with those who keep it, marked as resting; nobody can begin to keep it", async () => {
    const { app, cardid, pause, show } = await open();
    const fan = await anOwner(app);
    const stranger = await anOwner(app);
    await fan.browser.post("/api/com/addfavourite", { cardid });
    const kept = async () => (await fan.browser.post("/api/com/fav")).json().data[0].relatedData;
    expect(await kept()).not.toHaveProperty("isResting");
    await pause();
    expect(await kept()).toMatchObject({ username: "robin", isResting: true });
    const late = await stranger.browser.post("/api/com/addfavourite", { cardid });
    expect([late.statusCode, late.json().code]).toEqual([410, "card_resting"]);
    await show();
    expect(await kept()).not.toHaveProperty("isResting");
  });

  test("of somebody else cannot be paused or shown", async () => {
    const { app, cardid, pause } = await open();
    const other = await anOwner(app);
    expect((await other.browser.post(`/api/card/pause/${cardid}`)).statusCode).toBe(404);
    expect((await app.inject("/api/card/robin")).statusCode).toBe(200);
    await pause();
    expect((await other.browser.post(`/api/card/show/${cardid}`)).statusCode).toBe(404);
    expect((await app.inject("/api/card/robin")).statusCode).toBe(410);
  });
});
