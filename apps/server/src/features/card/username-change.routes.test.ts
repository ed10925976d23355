import { expect, test } from "vitest";
import { eachDatabase } from "../../../test/databases.ts";
import { anOwner } from "../../../test/owner.ts";
import { plainPages } from "../../../test/plain-pages.ts";
import { recordStatements } from "../../../test/record-statements.ts";
import { buildTestApp, type TestApp } from "../../../test/test-app.ts";
import { purgeDeletedCards } from "./card-deletion.service.ts";

const DAY = 24 * 60 * 60 * 1000;

eachDatabase("the username of a card", (database) => {
  async function open(source = database) {
    const app = await buildTestApp(source, { pages: plainPages() });
    const owner = await anOwner(app, "premium");
    const { cardid } = (await owner.add({ username: "robin" })).json() as { cardid: string };
    const change = (username: string, id = cardid) =>
      owner.browser.put(`/api/card/changeusername/${id}`, { username });
    const locationOf = async (url: string) => {
      const { statusCode, headers } = await app.inject({ url });
      return [statusCode, headers.location];
    };
    return { app, owner, cardid, change, locationOf };
  }

  test("can be changed: the former one leads to the new one in every representation, with its query", async () => {
    const { app, change, locationOf } = await open();
    await app.inject("/c/robin");
    expect((await change("Robin-Sample")).json()).toEqual({
      username: "Robin-Sample",
      changesLeft: 2,
      nextChangeAt: null,
    });
    expect(await locationOf("/c/ROBIN?q")).toEqual([301, "/c/Robin-Sample?q"]);
    expect(await locationOf("/api/card/robin")).toEqual([301, "/api/card/Robin-Sample"]);
    for (const file of ["contact.vcf", "og.png", "qr.png", "qr.svg"]) {
      expect(await locationOf(`/c/robin/${file}`)).toEqual([301, `/c/Robin-Sample/${file}`]);
    }
    for (const url of ["/c/robin-sample", "/c/robin-sample/qr.png"]) {
      expect((await app.inject({ url })).statusCode, url).toBe(200);
    }
    expect((await app.inject("/c/robin-sample/contact.vcf")).body).toContain("/c/Robin-Sample");
    // A browser that kept it would go in circles after a change back.
    expect((await app.inject("/c/robin")).headers["cache-control"]).toBe("no-cache");
  });

  test("leads there in one step after several changes, and back without a loop", async () => {
    const { change, locationOf, app } = await open();
    await change("second");
    await change("third");
    expect(await locationOf("/c/robin")).toEqual([301, "/c/third"]);
    expect(await locationOf("/c/second")).toEqual([301, "/c/third"]);
    await change("robin");
    expect((await app.inject("/c/robin")).statusCode).toBe(200);
    expect(await locationOf("/c/second")).toEqual([301, "/c/robin"]);
    expect(await locationOf("/c/third")).toEqual([301, "/c/robin"]);
  });

  test("is changed at most three times a year, told in words, and then again", async () => {
    const { app, owner, cardid, change } = await open();
    const left = async () => (await owner.browser.get(`/api/card/usernamechanges/${cardid}`)).json();
    expect(await left()).toEqual({ changesLeft: 3, nextChangeAt: null });
    const first = app.now();
    await change("second");
    app.passTime(100 * DAY);
    await keepSessions(app);
    await change("robin");
    await change("second");
    const used = await left();
    expect(used.changesLeft).toBe(0);
    expect(Math.abs(used.nextChangeAt - first - 365 * DAY)).toBeLessThan(60_000);
    const refused = await change("fourth");
    expect([refused.statusCode, refused.json().code]).toEqual([403, "limit_reached"]);
    expect(refused.json().error).toMatch(/^You can change it again on \d+ \w+ \d{4}\.$/);
    expect((await app.inject("/c/fourth")).statusCode).toBe(404);
    app.passTime(266 * DAY);
    await keepSessions(app);
    expect((await change("fourth")).statusCode).toBe(200);
  });

  test("another spelling is no change of the address and is not counted", async () => {
    const { app, change } = await open();
    expect((await change("ROBIN")).json()).toMatchObject({ username: "ROBIN", changesLeft: 3 });
    expect((await app.inject("/api/card/robin")).json().username).toBe("ROBIN");
    expect((await change("ROBIN")).statusCode).toBe(400);
  });

  test.each([
    ["", 400],
    ["two words", 400],
    ["dot.ted", 400],
    ["r".repeat(41), 400],
    ["support", 409],
    ["sam", 409],
    ["SAM", 409],
  ])("cannot become %j", async (username, status) => {
    const { app, change } = await open();
    const other = await anOwner(app);
    await other.add({ username: "sam" });
    const refused = await change(username);
    expect(refused.statusCode).toBe(status);
    expect(refused.json().fields.username).toBe(refused.json().error);
    expect((await app.inject("/c/robin")).statusCode).toBe(200);
  });

  test("that was given up stays its owner's for a year, who may use it for another card", async () => {
    const { app, owner, change, locationOf } = await open();
    const other = await anOwner(app, "premium");
    await change("second");
    expect((await other.add({ username: "Robin" })).json().code).toBe("username_taken");
    const { cardid } = (await other.add({ username: "other" })).json();
    const taken = await other.browser.put(`/api/card/changeusername/${cardid}`, { username: "robin" });
    expect(taken.json().code).toBe("username_taken");
    expect((await owner.add({ username: "robin", fullname: "Robin Two" })).statusCode).toBe(201);
    expect((await app.inject("/api/card/robin")).json().fullname).toBe("Robin Two");
    expect(await locationOf("/c/second")).toEqual([200, undefined]);
  });

  test("is free for everybody after a year, and then leads nowhere", async () => {
    const { app, change, locationOf } = await open();
    await change("second");
    app.passTime(364 * DAY);
    expect(await locationOf("/c/robin")).toEqual([301, "/c/second"]);
    app.passTime(2 * DAY);
    expect(await locationOf("/c/robin")).toEqual([404, undefined]);
    const other = await anOwner(app);
    expect((await other.add({ username: "robin" })).statusCode).toBe(201);
  });

  test("leads to nobody once its card rests or is deleted", async () => {
    const { app, owner, cardid, change, locationOf } = await open();
    await change("second");
    await owner.browser.post(`/api/card/pause/${cardid}`);
    expect(await locationOf("/c/robin")).toEqual([301, "/c/second"]);
    expect((await app.inject("/c/second")).statusCode).toBe(410);
    const [{ version }] = await owner.list();
    await owner.browser.post(`/api/card/delete/${cardid}`, { username: "second", version });
    app.passTime(60_000);
    await purgeDeletedCards(app.context);
    expect((await app.inject("/c/robin")).statusCode).toBe(410);
    expect((await app.inject("/c/second/contact.vcf")).statusCode).toBe(410);
  });

  test("goes with favourites, and with an editor that was opened before", async () => {
    const { app, owner, cardid, change } = await open();
    const fan = await anOwner(app);
    await fan.browser.post("/api/com/addfavourite", { cardid });
    await change("second");
    const [kept] = (await fan.browser.post("/api/com/fav")).json().data;
    expect(kept.relatedData.username).toBe("second");
    expect((await owner.update(cardid, { version: 1, fullname: "Robin Edited" })).statusCode).toBe(200);
  });

  test("is given to one of two who want it at the same moment", async () => {
    const { app, cardid, owner } = await open();
    const other = await anOwner(app);
    const answers = await Promise.all([
      owner.browser.put(`/api/card/changeusername/${cardid}`, { username: "wanted" }),
      other.add({ username: "Wanted" }),
    ]);
    expect(answers.filter(({ statusCode }) => statusCode < 300)).toHaveLength(1);
    expect(answers.filter(({ statusCode }) => statusCode === 409)).toHaveLength(1);
  });

  test("is not caught by a stranger in the moment in which it is given up", async () => {
    const { app, change, locationOf } = await open();
    const other = await anOwner(app);
    const [changed, caught] = await Promise.all([change("second"), other.add({ username: "robin" })]);
    expect([changed.statusCode, caught.statusCode]).toEqual([200, 409]);
    expect(await locationOf("/c/robin")).toEqual([301, "/c/second"]);
  });

  test("of somebody else's card cannot be changed or counted", async () => {
    const { app, cardid } = await open();
    const { browser } = await anOwner(app);
    expect((await browser.put(`/api/card/changeusername/${cardid}`, { username: "mine" })).statusCode).toBe(
      404,
    );
    expect((await browser.get(`/api/card/usernamechanges/${cardid}`)).statusCode).toBe(404);
    expect((await app.inject("/c/robin")).statusCode).toBe(200);
  });

  test("a card is read with one statement for itself and one for its plan, a cached one with none", async () => {
    const recorder = recordStatements(database);
    const { app } = await open(recorder.database);
    const read = () => app.inject("/api/card/robin");
    const uncached = await recorder.during(read);
    expect(uncached.filter((text) => /from "card"/.test(text))).toHaveLength(1);
    expect(uncached.filter((text) => /former_username/.test(text))).toEqual([]);
    expect(await recorder.during(read)).toEqual([]);
  });
});

/** A session ends long before the times of these tests are over. */
async function keepSessions({ db, now }: TestApp): Promise<void> {
  await db.updateTable("session").set({ created_at: now(), last_seen_at: now() }).execute();
}
