import CARD_TEXT from "@visita/domain/answers/card/en";
import FAVOURITE_TEXT from "@visita/domain/answers/favourite/en";
import PERSON_TEXT from "@visita/domain/answers/person/en";
import { FAVOURITES_MAX } from "@visita/domain/favourite/favourite.contract";
import { expect, test } from "vitest";
import { aGuest, contactsOf, KWAME, namesOf } from "../../../test/contacts.ts";
import { eachDatabase } from "../../../test/databases.ts";
import { anOwner } from "../../../test/owner.ts";
import { aTeam } from "../../../test/teams.ts";
import { buildTestApp } from "../../../test/test-app.ts";

const idOf = (number: number) => number.toString(16).padStart(32, "0");
const { note: _, ...PERSON } = KWAME;

eachDatabase("scans", (database) => {
  async function open() {
    const app = await buildTestApp(database);
    const owner = await anOwner(app, "premium");
    const { cardid } = (await owner.add({ username: "robin" })).json();
    const link = async (name: string, slug: string): Promise<string> =>
      (await owner.browser.post(`/api/card/links/${cardid}`, { name, slug })).json().linkid;
    let scans = 0;
    return {
      app,
      owner,
      cardid: cardid as string,
      link,
      ...contactsOf(owner),
      scan: (given: object) => {
        scans += 1;
        return owner.browser.post("/api/contacts/scanned", { scanid: idOf(scans), ...given });
      },
      favourites: async (): Promise<{ cardid: string }[]> =>
        (await owner.browser.post("/api/com/fav")).json().data,
    };
  }

  /** Somebody else with a card. */
  async function aCard(app: Awaited<ReturnType<typeof open>>["app"]) {
    const nadia = await anOwner(app, "premium");
    const contacts = {
      phonenumber: { value: "+1 202 555 0190" },
      sms: { value: "+1 202 555 0191" },
      email: { value: "nadia@rahal.example" },
    };
    const given = { username: "nadia-rahal", fullname: "Nadia Rahal", contacts };
    const added = await nadia.add(given);
    expect(added.statusCode, added.body).toBe(201);
    const { cardid } = added.json();
    return { nadia, contacts, theirs: cardid as string };
  }

  test("keep somebody whom a code names, with where one met", async () => {
    const { link, scan, list, owner, cardid } = await open();
    const linkid = await link("Salone del Mobile", "salone");
    const kept = await scan({ person: { ...PERSON, ownNote: "https://kwame.example" }, linkid });
    expect([kept.statusCode, kept.json()]).toMatchObject([
      201,
      {
        wasHere: false,
        isLinkAdded: false,
        before: null,
        favourite: null,
        isFavouriteRefused: false,
        person: {
          ...PERSON,
          met: "Salone del Mobile",
          ownNote: "https://kwame.example",
          origin: "added",
          linkid,
          card: { cardid },
          isNew: false,
        },
      },
    ]);
    expect(namesOf(await list(`?link=${linkid}`))).toEqual(["Kwame Asante"]);
    expect((await owner.browser.get("/api/contacts/filters")).json().links).toEqual([
      { linkid, name: "Salone del Mobile" },
    ]);
  });

  test("that come again and again, also at once and days later, keep nobody twice", async () => {
    const { app, owner, list } = await open();
    const body = { scanid: idOf(7), person: { name: "Eleni Papadopoulou" } };
    const send = () => owner.browser.post("/api/contacts/scanned", body);
    const answers = await Promise.all([send(), send(), send(), send()]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201, 201]);
    app.passTime(3 * 24 * 60 * 60_000);
    expect((await send()).json()).toEqual(answers[0]?.json());
    expect((await list()).matches).toBe(1);
  });

  test("of one device keep other people for other accounts", async () => {
    const { app, owner } = await open();
    const stranger = await anOwner(app);
    const body = { scanid: idOf(7), person: PERSON };
    const mine = (await owner.browser.post("/api/contacts/scanned", body)).json();
    const theirs = (await stranger.browser.post("/api/contacts/scanned", body)).json();
    expect(theirs.person.personid).not.toBe(mine.person.personid);
    expect((await stranger.browser.get(`/api/contacts/${mine.person.personid}`)).statusCode).toBe(404);
  });

  test("add the occasion to somebody who was here, fill in what is empty, and can be undone", async () => {
    const { add, scan, link, list, patch } = await open();
    const linkid = await link("Salone del Mobile", "salone");
    const known = await add({ name: "Kwame Asante", email: PERSON.email, ownNote: "Likes tea." });
    const kept = (await scan({ person: { ...PERSON, name: "K. Asante", ownNote: "" }, linkid })).json();
    expect(kept).toMatchObject({
      wasHere: true,
      isLinkAdded: true,
      before: { phone: "", company: "", role: "", met: "", linkid: null },
      person: {
        ...PERSON,
        personid: known.personid,
        met: "Salone del Mobile",
        linkid,
        ownNote: "Likes tea.",
      },
    });
    expect((await list()).matches).toBe(1);
    const undone = await patch(known.personid, { ...kept.before, version: kept.person.version });
    expect(undone.json()).toMatchObject({ phone: "", company: "", met: "", linkid: null });
  });

  test("keep where one met first, and note a further occasion once", async () => {
    const { scan, link } = await open();
    const linkid = await link("Salone", "salone");
    await scan({ person: PERSON, linkid });
    const fair = await link("Frankfurt Fair", "fair");
    const again = (await scan({ person: PERSON, linkid: fair })).json();
    expect(again).toMatchObject({ wasHere: true, isLinkAdded: true });
    expect(again.person).toMatchObject({ met: "Salone", linkid, ownNote: "Frankfurt Fair" });
    const third = (await scan({ person: PERSON, linkid: fair })).json();
    expect(third).toMatchObject({ wasHere: true, isLinkAdded: false, before: null });
    expect(third.person.ownNote).toBe("Frankfurt Fair");
  });

  test("do not take two people of one office for one", async () => {
    const { scan, list } = await open();
    await scan({ person: { ...PERSON, name: "Kwame Asante" } });
    expect((await scan({ person: { ...PERSON, name: "Eleni Papadopoulou" } })).json().wasHere).toBe(false);
    expect(namesOf(await list())).toEqual(["Eleni Papadopoulou", "Kwame Asante"]);
  });

  test("of a card keep its owner as visitors see them, and the card as a favourite", async () => {
    const { app, scan, favourites } = await open();
    const { theirs } = await aCard(app);
    const kept = (await scan({ card: { username: "Nadia-Rahal" } })).json();
    expect(kept).toMatchObject({
      wasHere: false,
      favourite: theirs,
      isFavouriteRefused: false,
      person: {
        name: "Nadia Rahal",
        email: "nadia@rahal.example",
        phone: "+1 202 555 0190",
        sentCard: { username: "nadia-rahal" },
      },
    });
    expect((await favourites()).map(({ cardid }) => cardid)).toEqual([theirs]);
    const again = (await scan({ card: { username: "nadia-rahal" } })).json();
    expect(again).toMatchObject({
      wasHere: true,
      isLinkAdded: false,
      favourite: null,
      isFavouriteRefused: false,
    });
  });

  test("of a secret link know what it shows, and of any other address what everybody sees", async () => {
    const { app, scan } = await open();
    const { nadia, contacts, theirs } = await aCard(app);
    const { linkid, slug } = (
      await nadia.browser.post(`/api/card/links/${theirs}`, {
        name: "Close",
        slug: "close",
        shows: [],
        secret: true,
      })
    ).json();
    const edited = await nadia.update(theirs, {
      username: "nadia-rahal",
      fullname: "Nadia Rahal",
      contacts,
      linkOnly: { phonenumber: [linkid] },
      profilepic: (await nadia.load(theirs)).json().profilepic,
    });
    expect(edited.statusCode).toBe(200);
    const secret = (await scan({ card: { username: "nadia-rahal", slug } })).json();
    expect(secret.person.phone).toBe("+1 202 555 0190");
    const stranger = await anOwner(app);
    const plain = await stranger.browser.post("/api/contacts/scanned", {
      scanid: idOf(99),
      card: { username: "nadia-rahal", slug: `${slug.slice(0, -4)}zzzz` },
    });
    expect(plain.json().person.phone).toBe("");
  });

  test("with a contact and its card keep what the code says, even after the card is gone", async () => {
    const { app, scan, favourites } = await open();
    const { nadia, theirs } = await aCard(app);
    const both = { person: PERSON, card: { username: "nadia-rahal" } };
    expect((await scan(both)).json()).toMatchObject({ favourite: theirs, person: PERSON });
    await nadia.browser.post(`/api/card/pause/${theirs}`);
    const later = { person: { name: "Somebody Else" }, card: { username: "nadia-rahal" } };
    expect((await scan(later)).json()).toMatchObject({ favourite: null, person: { name: "Somebody Else" } });
    expect(await favourites()).toHaveLength(1);
  });

  test("keep the person where there is no room for a favourite", async () => {
    const { app, scan, owner } = await open();
    const { theirs } = await aCard(app);
    const card = await app.db
      .selectFrom("card")
      .selectAll()
      .where("id", "=", theirs)
      .executeTakeFirstOrThrow();
    const others = Array.from({ length: FAVOURITES_MAX }, (_value, at) => ({ ...card, id: `card-${at}` }));
    await app.db
      .insertInto("card")
      .values(others.map((other) => ({ ...other, username_key: other.id })))
      .execute();
    await app.db
      .insertInto("favourite")
      .values(others.map(({ id }) => ({ account_id: owner.id, card_id: id, created_at: app.now() })))
      .execute();
    const kept = (await scan({ card: { username: "nadia-rahal" } })).json();
    expect(kept).toMatchObject({
      favourite: null,
      isFavouriteRefused: true,
      person: { name: "Nadia Rahal" },
    });
  });

  test("of nobody are refused", async () => {
    const { app, scan, cardid, list, owner } = await open();
    const { nadia, theirs } = await aCard(app);
    const refusals = async (given: object) => {
      const answer = await scan(given);
      return [answer.statusCode, answer.json().code, answer.json().error];
    };
    expect(await refusals({})).toEqual([400, "invalid_input", PERSON_TEXT.nameRequired]);
    expect(await refusals({ person: { name: " " } })).toEqual([
      400,
      "invalid_input",
      PERSON_TEXT.nameRequired,
    ]);
    expect(await refusals({ card: { username: "robin" } })).toEqual([
      400,
      "own_card",
      FAVOURITE_TEXT.ownCard,
    ]);
    expect(await refusals({ card: { username: "nobody" } })).toEqual([
      404,
      "not_found",
      CARD_TEXT.cardNotFound,
    ]);
    expect((await refusals({ card: { username: "a b\u0001" } }))[0]).toBe(404);
    await nadia.browser.post(`/api/card/pause/${theirs}`);
    expect((await refusals({ card: { username: "nadia-rahal" } })).slice(0, 2)).toEqual([
      410,
      "card_resting",
    ]);
    expect(
      (await owner.browser.post("/api/contacts/scanned", { scanid: "x", person: PERSON })).statusCode,
    ).toBe(400);
    expect((await list()).matches).toBe(0);
    expect(cardid).not.toBe(theirs);
  });

  test("take no link of somebody else", async () => {
    const { app, scan } = await open();
    const { nadia, theirs } = await aCard(app);
    const { linkid } = (
      await nadia.browser.post(`/api/card/links/${theirs}`, { name: "Theirs", slug: "theirs" })
    ).json();
    expect((await scan({ person: PERSON, linkid })).json().person).toMatchObject({ met: "", linkid: null });
  });

  test("name a link of the team of one's card, but not of another's", async () => {
    const { app, scan, list } = await open();
    const team = await aTeam(app);
    const { linkid } = (
      await team.owner.browser.post(`${team.url}/links`, { name: "Salone 2027", slug: "salone" })
    ).json();
    const anna = await team.member("Anna");
    const { ofTeam } = (await anna.browser.get(`/api/card/links/${anna.cardid}`)).json();
    expect(ofTeam).toEqual([{ linkid, name: "Salone 2027" }]);
    const { add, patch, list: listAnnas } = contactsOf(anna);
    const known = await add({ name: "Kwame Asante", email: PERSON.email });
    const send = async (number: number, person: object) =>
      (await anna.browser.post("/api/contacts/scanned", { scanid: idOf(number), person, linkid })).json();
    const merged = await send(1, PERSON);
    expect(merged).toMatchObject({
      isLinkAdded: true,
      person: { personid: known.personid, met: "Salone 2027", linkid },
    });
    const added = await send(2, { name: "Eleni Papadopoulou" });
    expect(added.person).toMatchObject({ met: "Salone 2027", linkid, card: { cardid: anna.cardid } });
    expect(namesOf(await listAnnas(`?link=${linkid}`))).toEqual(["Eleni Papadopoulou", "Kwame Asante"]);
    const undone = await patch(known.personid, { ...merged.before, version: merged.person.version });
    expect(undone.json()).toMatchObject({ met: "", linkid: null });

    expect((await scan({ person: PERSON, linkid })).json().person).toMatchObject({ met: "", linkid: null });
    expect((await list(`?link=${linkid}`)).matches).toBe(0);
    await team.owner.browser.delete(`${team.url}/links/${linkid}`);
    expect((await anna.browser.get(`/api/card/links/${anna.cardid}`)).json().ofTeam).toEqual([]);
  });

  test("of somebody who left their details find them", async () => {
    const { app, scan, list } = await open();
    await aGuest(app, "robin").leave();
    const kept = (await scan({ person: PERSON })).json();
    expect(kept).toMatchObject({ wasHere: true, before: null });
    expect((await list()).people[0]).toMatchObject({ origin: "left", name: "Kwame Asante" });
  });
});
