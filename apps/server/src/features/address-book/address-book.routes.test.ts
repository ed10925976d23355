import TEXT from "@visita/domain/answers/person/en";
import { expect, test } from "vitest";
import { aGuest, contactsOf, KWAME, namesOf } from "../../../test/contacts.ts";
import { eachDatabase } from "../../../test/databases.ts";
import { anOwner } from "../../../test/owner.ts";
import { buildTestApp } from "../../../test/test-app.ts";
import { purgePeople } from "./person.service.ts";

const tooLong = (max: number) => TEXT.tooLong.replace("{max}", max.toLocaleString("en"));

const SECOND = 1_000;

eachDatabase("contacts", (database) => {
  async function open() {
    const app = await buildTestApp(database);
    const owner = await anOwner(app, "premium");
    const { cardid } = (await owner.add({ username: "robin" })).json();
    return { app, owner, cardid: cardid as string, ...contactsOf(owner) };
  }

  test("are added by hand, the latest first", async () => {
    const { add, list } = await open();
    const ada = await add({
      name: " Ada  Example ",
      email: "ADA@person.example",
      tags: ["Press", "press", " "],
    });
    expect(ada).toMatchObject({
      name: "Ada Example",
      email: "ada@person.example",
      phone: "",
      tags: ["Press"],
      origin: "added",
      card: null,
      isNew: false,
      note: "",
      version: 1,
    });
    await add({ name: "Bea" });
    const page = await list();
    expect(page).toMatchObject({ next: null, matches: 2, moreMatches: false });
    expect(namesOf(page)).toEqual(["Bea", "Ada Example"]);
  });

  test.each([
    [{ name: "" }, { name: TEXT.nameRequired }],
    [{ name: "n".repeat(81) }, { name: tooLong(80) }],
    [{ name: "Ada", email: "ada" }, { email: TEXT.emailInvalid }],
    [{ name: "Ada", phone: "tomorrow" }, { phone: TEXT.phoneInvalid }],
    [{ name: "Ada", ownNote: "n".repeat(2_001) }, { ownNote: tooLong(2_000) }],
    [{ name: "Ada", tags: ["t".repeat(31)] }, { tags: tooLong(30) }],
    [{ name: "Ada", tags: Array.from({ length: 21 }, (_, at) => `t${at}`) }, { tags: TEXT.tooManyTags }],
  ])("are not made of %o", async (body, fields) => {
    const { owner, list } = await open();
    const response = await owner.browser.post("/api/contacts", body);
    expect([response.statusCode, response.json().fields]).toEqual([400, fields]);
    expect((await list()).matches).toBe(0);
  });

  test("come in pages of 50 that neither repeat nor skip anybody", async () => {
    const { app, owner, list, add } = await open();
    for (let at = 0; at < 120; at += 1) await add({ name: `Person ${at}` });
    const first = await list();
    await add({ name: "Meanwhile" });
    const second = await list(`?before=${first.next}`);
    const third = await list(`?before=${second.next}`);
    const names = [first, second, third].flatMap(namesOf);
    expect([first, second, third].map(({ people }) => people.length)).toEqual([50, 50, 20]);
    expect([third.next, second.matches]).toEqual([null, null]);
    expect(names).toEqual(Array.from({ length: 120 }, (_, at) => `Person ${119 - at}`));
    expect(namesOf(await list("?before=nonsense"))[0]).toBe("Meanwhile");
    expect((await owner.browser.get("/api/contacts/filters")).json()).toMatchObject({
      total: 121,
      max: 10_000,
    });
    expect(app.logLines.filter((line) => line.includes("Person"))).toEqual([]);
  });

  test("are marked as new until they are opened", async () => {
    const { app, owner, list, patch, open: openPerson } = await open();
    await aGuest(app, "robin").leave();
    const [person] = (await list()).people;
    const id = person?.personid ?? "";
    expect(person?.isNew).toBe(true);
    expect((await owner.browser.get("/api/contacts/new")).json()).toEqual({ count: 1 });
    expect((await openPerson(id)).json()).toMatchObject({ note: KWAME.note, isNew: true });
    expect((await patch(id, { opened: true })).json()).toMatchObject({ isNew: false, version: 1 });
    expect((await owner.browser.get("/api/contacts/new")).json()).toEqual({ count: 0 });
  });

  test("are changed field by field, and not over a newer version", async () => {
    const { add, patch, list } = await open();
    const { personid } = await add({ name: "Ada", company: "Looms", tags: ["press"] });
    expect((await patch(personid, { role: "Weaver", version: 1 })).json()).toMatchObject({
      company: "Looms",
      role: "Weaver",
      tags: ["press"],
      version: 2,
    });
    // The second of two tabs.
    const late = await patch(personid, { ownNote: "Likes tea.", version: 1 });
    expect([late.statusCode, late.json().code]).toEqual([409, "person_changed"]);
    expect((await patch(personid, { ownNote: "Likes tea.", version: 2 })).statusCode).toBe(200);
    expect((await patch(personid, { tags: ["fair"], email: "" })).json()).toMatchObject({ tags: ["fair"] });
    expect(namesOf(await list("?q=tea+weav"))).toEqual(["Ada"]);
    expect(namesOf(await list("?q=press"))).toEqual([]);
    expect((await patch(personid, { name: "" })).statusCode).toBe(400);
  });

  test("are deleted with ten seconds to take it back", async () => {
    const { app, add, remove, restore, list, patch, open: openPerson } = await open();
    const { personid } = await add({ name: "Ada", tags: ["press"] });
    await add({ name: "Bea" });
    const { undoUntil } = (await remove(personid)).json();
    expect((await remove(personid)).json()).toEqual({ undoUntil });
    expect(undoUntil - app.now()).toBeGreaterThan(9 * SECOND);
    expect(namesOf(await list())).toEqual(["Bea"]);
    expect((await openPerson(personid)).statusCode).toBe(404);
    expect((await patch(personid, { name: "Eve" })).statusCode).toBe(404);
    await purgePeople(app.db, app.now());
    expect((await restore(personid)).json()).toMatchObject({ name: "Ada", tags: ["press"] });
    expect(namesOf(await list())).toEqual(["Bea", "Ada"]);
    await remove(personid);
    app.passTime(20 * SECOND);
    expect((await restore(personid)).json()).toMatchObject({ code: "expired" });
    await purgePeople(app.db, app.now());
    expect((await restore(personid)).statusCode).toBe(404);
    expect(namesOf(await list("?q=ada"))).toEqual([]);
  });

  test("are filtered by card, link and tag", async () => {
    const { app, owner, cardid, add, list } = await open();
    const { linkid } = (
      await owner.browser.post(`/api/card/links/${cardid}`, { name: "Salone del Mobile", slug: "salone" })
    ).json();
    await aGuest(app, "robin").leave({ ...KWAME, link: "salone" });
    await aGuest(app, "robin").leave({ ...KWAME, name: "Bea", email: "bea@person.example" });
    await add({ name: "Ada", tags: ["Press"] });
    expect(namesOf(await list(`?card=${cardid}`))).toEqual(["Bea", "Kwame Asante"]);
    expect(namesOf(await list(`?link=${linkid}`))).toEqual(["Kwame Asante"]);
    expect(namesOf(await list(`?link=${linkid}&q=bea`))).toEqual([]);
    expect(await list("?tag=press")).toMatchObject({ matches: 1, people: [{ name: "Ada" }] });
    expect((await owner.browser.get("/api/contacts/filters")).json()).toEqual({
      total: 3,
      new: 2,
      max: 10_000,
      cards: [{ cardid, username: "robin" }],
      links: [{ linkid, name: "Salone del Mobile" }],
      tags: ["Press"],
    });
  });

  test("stay when their card is deleted", async () => {
    const { app, owner, cardid, list } = await open();
    await aGuest(app, "robin").leave();
    await app.db.deleteFrom("card").where("id", "=", cardid).execute();
    expect((await list()).people).toMatchObject([{ name: "Kwame Asante", card: null }]);
    expect((await owner.browser.get("/api/contacts/filters")).json()).toMatchObject({ cards: [], total: 1 });
  });

  test("belong to their owner alone", async () => {
    const { app, add } = await open();
    const { personid } = await add({ name: "Ada" });
    const stranger = await anOwner(app);
    const theirs = contactsOf(stranger);
    const refused = await Promise.all([
      theirs.open(personid),
      theirs.patch(personid, { name: "Mine" }),
      theirs.remove(personid),
      theirs.restore(personid),
      stranger.browser.get(`/api/contacts/${personid}/contact.vcf`),
    ]);
    expect(refused.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404, 404, 404]);
    expect(await theirs.list("?q=ada")).toMatchObject({ people: [], matches: 0 });
    expect((await stranger.browser.get("/api/contacts/export.csv")).body).not.toContain("Ada");
  });

  test("number 10,000 at most", async () => {
    const { app, owner, list } = await open();
    await fillPeople(app, owner.id, 10_000);
    const response = await owner.browser.post("/api/contacts", { name: "One more" });
    expect([response.statusCode, response.json().code]).toEqual([409, "people_full"]);
    // Nobody who leaves their details is turned away for that.
    expect((await aGuest(app, "robin").leave()).statusCode).toBe(200);
    expect((await list()).matches).toBe(10_001);
  });
});

/** Without the call, and without what finds them. */
async function fillPeople(app: Awaited<ReturnType<typeof buildTestApp>>, ownerId: string, count: number) {
  for (let from = 0; from < count; from += 500) {
    await app.db
      .insertInto("person")
      .values(
        Array.from({ length: 500 }, (_, at) => ({
          id: `${ownerId}-${from + at}`,
          owner_id: ownerId,
          origin: "imported" as const,
          name: `Person ${from + at}`,
          email: "",
          phone: "",
          phone_key: "",
          company: "",
          role: "",
          met: "",
          note: "",
          own_note: "",
          card_id: null,
          link_id: null,
          sent_card_id: null,
          created_at: 0,
          opened_at: 0,
        })),
      )
      .execute();
  }
}
