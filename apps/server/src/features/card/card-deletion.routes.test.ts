import TEXT from "@visita/domain/answers/card/en";
import { expect, test } from "vitest";
import { anImage, uniqueImage } from "../../../../../tools/harness/cards.ts";
import { eachDatabase } from "../../../test/databases.ts";
import { anOwner } from "../../../test/owner.ts";
import { plainPages } from "../../../test/plain-pages.ts";
import { buildTestApp, type TestApp } from "../../../test/test-app.ts";
import { purgeDeletedCards } from "./card-deletion.service.ts";

const SECOND = 1_000;
const DAY = 24 * 60 * 60 * SECOND;

eachDatabase("a deleted card", (database) => {
  async function open(plan: "free" | "premium" = "premium", given: Record<string, unknown> = {}) {
    const app = await buildTestApp(database, { pages: plainPages() });
    const owner = await anOwner(app, plan);
    const { cardid } = (await owner.add({ username: "Robin", ...given })).json() as { cardid: string };
    const check = async (someone: typeof owner, username: string) =>
      (await someone.browser.post("/api/card/checkcardusername", { username })).json().exists;
    return {
      app,
      owner,
      cardid,
      check,
      del: (body: object = { username: "robin", version: 1 }) =>
        owner.browser.post(`/api/card/delete/${cardid}`, body),
      restore: () => owner.browser.post(`/api/card/restore/${cardid}`),
      purge: async (after = 41 * SECOND) => {
        app.passTime(after);
        await purgeDeletedCards(app.context);
      },
    };
  }

  test("is gone for everybody at once, frees its slot, and is back as it was after an undo", async () => {
    const { app, owner, cardid, del, restore } = await open("free");
    const fan = await anOwner(app);
    await fan.browser.post("/api/com/addfavourite", { cardid });
    expect((await app.inject("/c/robin")).statusCode).toBe(200);
    const [before] = await owner.list();

    const deleted = await del();
    expect(deleted.json()).toEqual({ undoUntil: expect.any(Number) });
    for (const url of ["/c/robin", "/api/card/robin", "/c/robin/contact.vcf", `/api/card/${cardid}`]) {
      expect((await app.inject({ url })).statusCode, url).toBe(410);
    }
    expect((await app.inject("/api/card/robin")).json()).toMatchObject({
      code: "card_gone",
      error: "This card is no longer here",
    });
    expect(await owner.list()).toEqual([]);
    expect((await fan.browser.post("/api/com/fav")).json().data).toEqual([]);
    expect((await owner.browser.get(`/api/card/packagestatus/${owner.id}`)).json().availableSlots).toBe(1);

    app.passTime(29 * SECOND);
    await purgeDeletedCards(app.context);
    expect((await restore()).statusCode).toBe(200);
    expect((await app.inject("/c/robin")).statusCode).toBe(200);
    expect(await owner.list()).toEqual([{ ...before, version: 2 }]);
    expect((await fan.browser.post("/api/com/fav")).json().data).toHaveLength(1);
  });

  test("is gone for good within a minute: no row, no favourite, no picture, and no way back", async () => {
    const { app, owner, cardid, del, restore, purge } = await open("premium", {
      profilepic: await uniqueImage(),
      logo: await uniqueImage(),
    });
    const fan = await anOwner(app);
    await fan.browser.post("/api/com/addfavourite", { cardid });
    const [{ profilepic, logo }] = await owner.list();
    for (const url of [profilepic, logo]) expect((await app.inject({ url })).statusCode).toBe(200);
    await del();
    await purge();
    for (const table of ["card", "favourite", "media"] as const) {
      expect(await app.db.selectFrom(table).selectAll().execute(), table).toEqual([]);
    }
    for (const url of [profilepic, logo]) expect((await app.inject({ url })).statusCode).toBe(404);
    for (const url of ["/c/robin", "/api/card/robin", "/c/ROBIN/og.png"]) {
      expect((await app.inject({ url })).statusCode, url).toBe(410);
    }
    const late = await restore();
    expect([late.statusCode, late.json().error]).toEqual([404, TEXT.undoTooLate]);
    expect((await owner.load(cardid)).statusCode).toBe(404);
  });

  test("cannot be restored any more although no job has run yet", async () => {
    const { app, del, restore } = await open();
    await del();
    app.passTime(41 * SECOND);
    expect((await restore()).statusCode).toBe(404);
  });

  test("leaves a picture that another card shows", async () => {
    const profilepic = await anImage("#112233");
    const { app, owner, del, purge } = await open("premium", { profilepic });
    await owner.add({ username: "second", profilepic });
    await del();
    await purge();
    const [card] = await owner.list();
    expect((await app.inject(card.profilepic)).statusCode).toBe(200);
  });

  test("keeps its username for its owner for 90 days, then anybody can take it", async () => {
    const { app, owner, check, del } = await open("free");
    const other = await anOwner(app);
    await del();
    for (const [moment, milliseconds] of [
      ["in the time of the undo", 1],
      ["after it", 60 * SECOND],
      ["on day 89", 89 * DAY],
    ] as const) {
      app.passTime(milliseconds);
      await purgeDeletedCards(app.context);
      await keepSessions(app);
      expect(await check(other, "ROBIN"), moment).toBe(true);
      expect((await other.add({ username: "rObin" })).json().code, moment).toBe("username_taken");
      expect(await check(owner, "robin"), moment).toBe(false);
    }
    app.passTime(2 * DAY);
    await keepSessions(app);
    expect((await app.inject("/c/robin")).statusCode).toBe(404);
    await purgeDeletedCards(app.context);
    expect(await app.db.selectFrom("former_username").selectAll().execute()).toEqual([]);
    expect((await other.add({ username: "robin" })).statusCode).toBe(201);
  });

  test.each([false, true])(
    "can be made anew by its owner under the same username (purged: %s)",
    async (isPurged) => {
      const { app, owner, del, restore, purge } = await open("free");
      await del();
      if (isPurged) await purge();
      expect((await owner.add({ username: "robin", fullname: "Robin Anew" })).statusCode).toBe(201);
      expect((await app.inject("/api/card/robin")).json().fullname).toBe("Robin Anew");
      expect((await restore()).statusCode).toBe(404);
      await purge();
      expect((await app.inject("/api/card/robin")).json().fullname).toBe("Robin Anew");
    },
  );

  test("is not restored into a slot that was used meanwhile", async () => {
    const { owner, del, restore } = await open("free");
    await del();
    await owner.add({ username: "second" });
    const refused = await restore();
    expect([refused.statusCode, refused.json().error]).toEqual([403, TEXT.limitReached]);
    expect(await owner.list()).toHaveLength(1);
  });

  test.each([
    ["another username", { username: "sam", version: 1 }, 400],
    ["no username", { version: 1 }, 400],
    ["no version", { username: "robin" }, 400],
    ["an older version", { username: "robin", version: 0 }, 409],
  ])("is not deleted by %s", async (_what, body, status) => {
    const { app, del } = await open();
    expect((await del(body)).statusCode).toBe(status);
    expect((await app.inject("/c/robin")).statusCode).toBe(200);
  });

  test("deleting twice says the same; a replay after the undo deletes nothing", async () => {
    const { app, del, restore } = await open();
    const first = await del();
    app.passTime(5 * SECOND);
    const second = await del();
    expect([second.statusCode, second.json()]).toEqual([200, first.json()]);
    await restore();
    const replay = await del();
    expect([replay.statusCode, replay.json().code]).toEqual([409, "card_changed"]);
    expect((await app.inject("/c/robin")).statusCode).toBe(200);
  });

  test("two tabs: what was saved meanwhile is not deleted, and what is deleted is not saved", async () => {
    const { owner, cardid, del } = await open();
    await owner.update(cardid, { version: 1, fullname: "Robin Saved" });
    expect((await del({ username: "robin", version: 1 })).json().code).toBe("card_changed");
    expect((await del({ username: "robin", version: 2 })).statusCode).toBe(200);
    const save = await owner.update(cardid, { version: 2, fullname: "Robin Late" });
    expect([save.statusCode, save.json().code]).toEqual([404, "not_found"]);
  });

  test("a save and a deletion at the same moment: one of them wins, nothing is half", async () => {
    const { app, owner, cardid, del } = await open();
    const [save, deletion] = await Promise.all([
      owner.update(cardid, { version: 1, fullname: "Robin Saved" }),
      del(),
    ]);
    const codes = [save.statusCode, deletion.statusCode];
    expect([
      [200, 409],
      [404, 200],
    ]).toContainEqual(codes);
    const shown = (await app.inject("/api/card/robin")).statusCode;
    expect(shown).toBe(deletion.statusCode === 200 ? 410 : 200);
  });

  test("of somebody else can be neither deleted nor restored", async () => {
    const { app, cardid, del } = await open();
    const other = await anOwner(app);
    const body = { username: "robin", version: 1 };
    expect((await other.browser.post(`/api/card/delete/${cardid}`, body)).statusCode).toBe(404);
    expect((await app.inject("/c/robin")).statusCode).toBe(200);
    await del();
    expect((await other.browser.post(`/api/card/restore/${cardid}`)).statusCode).toBe(404);
    expect((await app.inject("/c/robin")).statusCode).toBe(410);
  });
});

/** A session ends long before the times of these tests are over. */
async function keepSessions({ db, now }: TestApp): Promise<void> {
  await db.updateTable("session").set({ created_at: now(), last_seen_at: now() }).execute();
}
