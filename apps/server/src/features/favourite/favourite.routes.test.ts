import { expect, test } from "vitest";
import { eachDatabase } from "../../../test/databases.ts";
import { anOwner } from "../../../test/owner.ts";
import { buildTestApp } from "../../../test/test-app.ts";

eachDatabase("favourites", (database) => {
  async function open(env: Record<string, string> = {}) {
    const app = await buildTestApp(database, { env });
    const owner = await anOwner(app, "premium");
    const { cardid } = (await owner.add({ username: "Robin", color: "gold-color" })).json();
    const visitor = await anOwner(app);
    const { browser } = visitor;
    return {
      app,
      owner,
      cardid: cardid as string,
      visitor,
      add: (card = cardid, ownerid: string | undefined = visitor.id) =>
        browser.post("/api/com/addfavourite", { cardid: card, ownerid }),
      remove: (card = cardid) => browser.send({ method: "DELETE", url: `/api/com/removefavourite/${card}` }),
      isFavourite: async (card = cardid) => (await browser.get(`/api/com/isfavourite/${card}`)).json(),
      list: async () => (await browser.post("/api/com/fav")).json().data,
    };
  }

  test("a card is added, found in the list, and removed", async () => {
    const { owner, cardid, visitor, add, remove, isFavourite, list } = await open();
    expect(await isFavourite()).toEqual({ success: false });
    const added = await add();
    expect([added.statusCode, added.json()]).toEqual([200, { success: true }]);
    expect(await isFavourite()).toEqual({ success: true });
    const [card] = await owner.list();
    expect(await list()).toEqual([
      {
        cardid,
        ownerid: visitor.id,
        relatedData: {
          color: "gold-color",
          profilepic: card.profilepic,
          fullname: "Robin Sample",
          username: "Robin",
        },
      },
    ]);
    expect((await remove()).json()).toEqual({ success: true });
    expect(await isFavourite()).toEqual({ success: false });
    expect(await list()).toEqual([]);
  });

  test("doing it twice changes nothing", async () => {
    const { add, remove, list } = await open();
    const answers = await Promise.all([add(), add(), add()]);
    for (const answer of answers) expect(answer.json()).toEqual({ success: true });
    expect(await list()).toHaveLength(1);
    await remove();
    expect((await remove()).json()).toEqual({ success: true });
  });

  test("the list shows a card as its owner's plan lets it be seen", async () => {
    const { owner, add, list } = await open();
    await add();
    await owner.goFree();
    expect((await list())[0].relatedData.color).toBe("blue-color-one");
  });

  test("one's own card, a card that is not there and another person's list are refused", async () => {
    const { owner, cardid, add } = await open();
    const own = await owner.browser.post("/api/com/addfavourite", { cardid, ownerid: owner.id });
    expect([own.statusCode, own.json().code]).toEqual([400, "own_card"]);
    expect((await add("no-such-card")).statusCode).toBe(404);
    expect((await add(cardid, owner.id)).statusCode).toBe(403);
  });

  test("a stranger can neither see nor remove what somebody keeps", async () => {
    const { app, cardid, add, list } = await open();
    await add();
    const stranger = await anOwner(app);
    expect((await stranger.browser.post("/api/com/fav")).json()).toEqual({ data: [] });
    expect((await stranger.browser.get(`/api/com/isfavourite/${cardid}`)).json()).toEqual({ success: false });
    await stranger.browser.send({ method: "DELETE", url: `/api/com/removefavourite/${cardid}` });
    expect(await list()).toHaveLength(1);
  });

  test("an anonymous visitor keeps nothing", async () => {
    const { visitor, add, remove, isFavourite } = await open();
    visitor.browser.cookies.clear();
    expect((await add()).statusCode).toBe(401);
    expect((await remove()).statusCode).toBe(401);
    expect((await visitor.browser.post("/api/com/fav")).statusCode).toBe(401);
    expect(await isFavourite()).toEqual({ success: false });
  });

  test("five hundred can be added, and then the reason is told", async () => {
    const { app, owner, cardid, visitor, add } = await open();
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
      .values(others.map(({ id }) => ({ account_id: visitor.id, card_id: id, created_at: app.now() })))
      .execute();
    const full = await add();
    expect([full.statusCode, full.json().code]).toEqual([409, "favourites_full"]);
    expect((await add("card-7")).statusCode).toBe(200);
  });

  test("changing one's mind all the time is refused after a while", async () => {
    const { add, remove } = await open({ RATE_LIMIT_SCALE: "0.05" });
    expect((await add()).statusCode).toBe(200);
    await remove();
    await add();
    expect((await remove()).statusCode).toBe(429);
  });
});
