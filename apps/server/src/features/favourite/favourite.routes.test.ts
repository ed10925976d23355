import { expect, test } from "vitest";
import { eachDatabase } from "../../../test/databases.ts";
import { anOwner } from "../../../test/owner.ts";
import { buildTestApp } from "../../../test/test-app.ts";

eachDatabase("favourites", (database) => {
  async function open(env: Record<string, string> = {}) {
    const app = await buildTestApp(database, { env });
    const owner = await anOwner(app, "premium");
    const { cardid } = (await owner.add({ username: "Robin", color: "gold-color" })).json();
    const keeper = await anOwner(app);
    const { browser } = keeper;
    return {
      app,
      owner,
      cardid: cardid as string,
      keeper,
      keep: (card = cardid, ownerid: string | undefined = keeper.id) =>
        browser.post("/api/com/addfavourite", { cardid: card, ownerid }),
      drop: (card = cardid) => browser.send({ method: "DELETE", url: `/api/com/removefavourite/${card}` }),
      isKept: async (card = cardid) => (await browser.get(`/api/com/isfavourite/${card}`)).json(),
      kept: async () => (await browser.post("/api/com/fav")).json().data,
    };
  }

  test("a card is kept, found in the list, and kept no longer", async () => {
    const { owner, cardid, keeper, keep, drop, isKept, kept } = await open();
    expect(await isKept()).toEqual({ success: false });
    const added = await keep();
    expect([added.statusCode, added.json()]).toEqual([200, { success: true }]);
    expect(await isKept()).toEqual({ success: true });
    const [card] = await owner.list();
    expect(await kept()).toEqual([
      {
        cardid,
        ownerid: keeper.id,
        relatedData: {
          color: "gold-color",
          profilepic: card.profilepic,
          fullname: "Robin Sample",
          username: "Robin",
        },
      },
    ]);
    expect((await drop()).json()).toEqual({ success: true });
    expect(await isKept()).toEqual({ success: false });
    expect(await kept()).toEqual([]);
  });

  test("the list knows the name on the second side, to find a card by it", async () => {
    const { owner, keeper } = await open();
    const texts = { occupation: "Planner", companyname: "Kawabe", bio: "Paper." };
    const secondSide = { language: "en", fullname: "Aoi Morita", ...texts };
    const added = await owner.add({ username: "aoi", fullname: "森田 あおい", language: "ja", secondSide });
    await keeper.browser.post("/api/com/addfavourite", { cardid: added.json().cardid });
    const [favourite] = (await keeper.browser.post("/api/com/fav")).json().data;
    expect(favourite.relatedData).toMatchObject({ fullname: "森田 あおい", otherName: "Aoi Morita" });
  });

  test("doing it twice changes nothing", async () => {
    const { keep, drop, kept } = await open();
    const answers = await Promise.all([keep(), keep(), keep()]);
    for (const answer of answers) expect(answer.json()).toEqual({ success: true });
    expect(await kept()).toHaveLength(1);
    await drop();
    expect((await drop()).json()).toEqual({ success: true });
  });

  test("the list shows a card as its owner's plan lets it be seen", async () => {
    const { owner, keep, kept } = await open();
    await keep();
    await owner.goFree();
    expect((await kept())[0].relatedData.color).toBe("blue-color-one");
  });

  test("one's own card, a card that is not there and another person's list are refused", async () => {
    const { owner, cardid, keep } = await open();
    const own = await owner.browser.post("/api/com/addfavourite", { cardid, ownerid: owner.id });
    expect([own.statusCode, own.json().code]).toEqual([400, "own_card"]);
    expect((await owner.browser.get(`/api/com/isfavourite/${cardid}`)).json()).toEqual({
      success: false,
      own: true,
    });
    expect((await keep("no-such-card")).statusCode).toBe(404);
    for (const other of [owner.id, cardid]) expect((await keep(cardid, other)).statusCode).toBe(403);
  });

  test("a stranger can neither see nor remove what somebody keeps", async () => {
    const { app, cardid, keep, kept } = await open();
    await keep();
    const stranger = await anOwner(app);
    expect((await stranger.browser.post("/api/com/fav")).json()).toEqual({ data: [] });
    expect((await stranger.browser.get(`/api/com/isfavourite/${cardid}`)).json()).toEqual({ success: false });
    await stranger.browser.send({ method: "DELETE", url: `/api/com/removefavourite/${cardid}` });
    expect(await kept()).toHaveLength(1);
  });

  test("an anonymous visitor keeps nothing", async () => {
    const { keeper, keep, drop, isKept } = await open();
    keeper.browser.cookies.clear();
    expect((await keep()).statusCode).toBe(401);
    expect((await drop()).statusCode).toBe(401);
    expect((await keeper.browser.post("/api/com/fav")).statusCode).toBe(401);
    expect(await isKept()).toEqual({ success: false });
  });

  test("five hundred are kept, and then the reason is told", async () => {
    const { app, owner, cardid, keeper, keep } = await open();
    const { username_key: _, ...card } = await app.db
      .selectFrom("card")
      .selectAll()
      .where("id", "=", cardid)
      .executeTakeFirstOrThrow();
    const others = Array.from({ length: 500 }, (_, index) => ({ ...card, id: `card-${index}` }));
    await app.db
      .insertInto("card")
      .values(others.map((other) => ({ ...other, owner_id: owner.id, username_key: other.id })))
      .execute();
    await app.db
      .insertInto("favourite")
      .values(others.map(({ id }) => ({ account_id: keeper.id, card_id: id, created_at: app.now() })))
      .execute();
    const full = await keep();
    expect([full.statusCode, full.json().code]).toEqual([409, "favourites_full"]);
    expect((await keep("card-7")).statusCode).toBe(200);
  });

  test("changing one's mind all the time is refused after a while", async () => {
    const { keep, drop } = await open({ RATE_LIMIT_SCALE: "0.05" });
    expect((await keep()).statusCode).toBe(200);
    await drop();
    await keep();
    expect((await drop()).statusCode).toBe(429);
  });
});
