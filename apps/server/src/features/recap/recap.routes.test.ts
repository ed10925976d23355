import { expect, test } from "vitest";
import { aGuest, contactsOf, KWAME } from "../../../test/contacts.ts";
import { eachDatabase } from "../../../test/databases.ts";
import { anOwner } from "../../../test/owner.ts";
import { readZipFiles } from "../../../test/read-zip-files.ts";
import { aTeam, TEMPLATE } from "../../../test/teams.ts";
import { buildTestApp } from "../../../test/test-app.ts";
import { aVisitor, toNextDay } from "../../../test/visits.ts";

const MINUTE = 60_000;
const NOTHING = { people: null, views: null, kept: null, links: null };

eachDatabase("what happened since one was last on the dashboard", (database) => {
  async function open() {
    const app = await buildTestApp(database, { env: { RATE_LIMIT_SCALE: "1" } });
    toNextDay(app);
    const owner = await anOwner(app, "premium");
    const { cardid } = (await owner.add({ username: "Robin", fullname: "Robin Sample" })).json();
    const recap = async () => {
      await app.context.visitRecorder.flush();
      const response = await owner.browser.get("/api/recap");
      expect(response.statusCode, response.body).toBe(200);
      return response.json();
    };
    const link = async (name: string, slug: string, lastDay: string | null) => {
      const added = await owner.browser.post(`/api/card/links/${cardid}`, { name, slug, lastDay });
      expect(added.statusCode, added.body).toBe(201);
      return added.json().linkid as string;
    };
    const dayIn = (days: number) => new Date(app.now() + days * 24 * 60 * MINUTE).toISOString().slice(0, 10);
    /** Long enough for a visit of the dashboard to be over. */
    const goAway = (minutes = 31) => app.passTime(minutes * MINUTE);
    return { app, owner, cardid: cardid as string, recap, link, dayIn, goAway, guest: aGuest(app, "Robin") };
  }

  test("is nothing at the first visit, and when nothing did", async () => {
    const { recap, goAway, guest } = await open();
    await guest.leave();
    expect(await recap()).toEqual(NOTHING);
    goAway();
    expect(await recap()).toEqual(NOTHING);
  });

  test("stays while the page is loaded again, and is over with the visit", async () => {
    const { recap, goAway, guest } = await open();
    await recap();
    goAway();
    await guest.leave();
    const people = { count: 1, isMore: false, name: KWAME.name };
    for (const minutes of [0, 1, 29, 29]) {
      goAway(minutes);
      expect(await recap()).toEqual({ ...NOTHING, people });
    }
    goAway(30);
    expect(await recap()).toEqual(NOTHING);
  });

  test("tells of people until they are looked at", async () => {
    const { owner, recap, goAway, guest } = await open();
    await recap();
    goAway();
    await guest.leave();
    await guest.leave({ ...KWAME, name: "Noor Bakker", email: "noor@person.example" });
    expect((await recap()).people).toEqual({ count: 2, isMore: false, name: "Noor Bakker" });
    const { list, patch } = contactsOf(owner);
    const [noor] = (await list()).people;
    expect((await patch(String(noor?.personid), { opened: true })).statusCode).toBe(200);
    expect((await recap()).people).toEqual({ count: 1, isMore: false, name: KWAME.name });
  });

  test("counts people no further than 99", async () => {
    const { app, recap, goAway, guest } = await open();
    await recap();
    goAway();
    await guest.leave();
    const { number: _, ...row } = await app.db.selectFrom("person").selectAll().executeTakeFirstOrThrow();
    const more = Array.from({ length: 120 }, (_one, at) => ({ ...row, id: `p${at}`, name: `Person ${at}` }));
    await app.db.insertInto("person").values(more).execute();
    expect((await recap()).people).toEqual({ count: 99, isMore: true, name: "Person 119" });
  });

  test("tells of the views since then alone, and what brought most of them", async () => {
    const { app, cardid, recap, link, goAway } = await open();
    await link("Salone del Mobile", "salone", null);
    let visitors = 0;
    const view = (from: object) => aVisitor(app, { ip: `203.0.113.${++visitors}` }).view(cardid, from);
    for (let at = 0; at < 3; at += 1) await view({ source: "qr" });
    await recap();
    goAway();
    expect((await recap()).views).toBeNull();
    await view({ source: "qr" });
    expect((await recap()).views).toEqual({ count: 1, mostly: "qr", link: null });
    await view({ link: "salone" });
    expect((await recap()).views).toEqual({ count: 2, mostly: null, link: null });
    await view({ link: "salone" });
    expect((await recap()).views).toEqual({ count: 3, mostly: "link", link: "Salone del Mobile" });
    // Days on, those of the day of the last visit are not told twice.
    toNextDay(app);
    await view({ source: "signature" });
    toNextDay(app);
    await view({ source: "signature" });
    expect((await recap()).views).toEqual({ count: 2, mostly: "signature", link: null });
  });

  test("tells of a kept card that changed, by its owner or by its team's template", async () => {
    const { app, owner, recap, goAway } = await open();
    const sam = await anOwner(app);
    const { cardid } = (await sam.add({ username: "sam", fullname: "Sam Example" })).json();
    const team = await aTeam(app);
    const anna = await team.member("Anna");
    for (const kept of [cardid, anna.cardid]) {
      await owner.browser.post("/api/com/addfavourite", { cardid: kept });
    }
    await recap();
    goAway();
    expect(await recap()).toEqual(NOTHING);
    goAway();
    await sam.update(cardid, { fullname: "Sam Example", companyname: "Dune Works" });
    expect(await recap()).toEqual({
      ...NOTHING,
      kept: { count: 1, fullname: "Sam Example", username: "sam" },
    });
    goAway();
    await team.save({ ...TEMPLATE, companyname: { rule: "fixed", value: "Officina Brera & Figli" } });
    expect((await recap()).kept).toMatchObject({ count: 1, fullname: "Anna Sample" });
    await sam.update(cardid, { fullname: "Sam Example", companyname: "Dune Works & Co" });
    expect((await recap()).kept.count).toBe(2);
    await sam.browser.post(`/api/card/pause/${cardid}`);
    expect((await recap()).kept.count).toBe(1);
  });

  test("leaves out what was changed before it was kept", async () => {
    const { app, owner, recap, goAway } = await open();
    await recap();
    goAway();
    const sam = await anOwner(app);
    const { cardid } = (await sam.add({ username: "sam", fullname: "Sam Example" })).json();
    app.passTime(MINUTE);
    await owner.browser.post("/api/com/addfavourite", { cardid });
    expect(await recap()).toEqual(NOTHING);
  });

  test("tells once a day of links that end within a week, the first of them by name", async () => {
    const { app, owner, cardid, recap, link, goAway, dayIn } = await open();
    await link("Later", "later", dayIn(9));
    const salone = await link("Salone del Mobile", "salone", dayIn(8));
    await recap();
    goAway();
    expect((await recap()).links).toBeNull();
    toNextDay(app);
    const first = { count: 1, name: "Salone del Mobile", cardid, lastDay: dayIn(7) };
    expect((await recap()).links).toEqual(first);
    goAway();
    expect((await recap()).links).toBeNull();
    toNextDay(app);
    expect((await recap()).links).toEqual({ ...first, count: 2 });
    expect((await owner.browser.delete(`/api/card/links/${cardid}/${salone}`)).statusCode).toBe(200);
    expect((await recap()).links).toMatchObject({ count: 1, name: "Later" });
  });

  test("is of the cards that somebody has in a team too", async () => {
    const { app, goAway } = await open();
    const team = await aTeam(app);
    const anna = await team.member("Anna");
    const recap = async () => {
      await app.context.visitRecorder.flush();
      return (await anna.browser.get("/api/recap")).json();
    };
    await recap();
    goAway();
    await aVisitor(app).view(anna.cardid, { source: "nfc" });
    expect(await recap()).toEqual({ ...NOTHING, views: { count: 1, mostly: "nfc", link: null } });
  });

  test("stands in the copy of the account as the time at which one was there", async () => {
    const { app, owner, recap } = await open();
    await recap();
    const { id } = (await owner.browser.post("/api/account/export")).json().export;
    await app.context.exportWorker.tick();
    const files = await readZipFiles((await owner.browser.get(`/api/account/export/${id}/file`)).rawPayload);
    const { dashboard } = JSON.parse(String(files.get("account.json")));
    const age = app.now() - Date.parse(dashboard.lastSeenAt);
    expect([age >= 0, age < MINUTE]).toEqual([true, true]);
  });
});
