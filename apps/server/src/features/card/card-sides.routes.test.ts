import TEXT from "@visita/domain/answers/card/en";
import { expect, test } from "vitest";
import { requiredContacts } from "../../../../../tools/harness/cards.ts";
import { ADMIN_ENV, anAdmin, TAKE_DOWN } from "../../../test/admins.ts";
import { eachDatabase } from "../../../test/databases.ts";
import { anOwner, type Owner } from "../../../test/owner.ts";
import { buildTestApp, type TestApp } from "../../../test/test-app.ts";

const CONTACTS = {
  ...requiredContacts(),
  email: { value: "aoi@kawabe.example", title: "仕事" },
  address: { value: "東京都台東区1-2-3" },
};
const SECOND = {
  language: "en",
  fullname: "Aoi Morita",
  occupation: "Head of Planning",
  companyname: "Kawabe Paper Works",
  bio: "Makes paper for people who write.",
  address: "1-2-3 Taito, Tokyo",
  titles: { email: "Work", phonenumber: "Desk" },
};
const FIRST = {
  username: "aoi",
  fullname: "森田 あおい",
  occupation: "企画部長",
  companyname: "川辺紙工",
  bio: "書く人のために紙を作っています。",
  language: "ja",
  reading: "もりた あおい",
  contacts: CONTACTS,
};
const TWO_SIDES = { ...FIRST, secondSide: SECOND };

eachDatabase("cards with two sides", (database) => {
  async function aCard(given: Record<string, unknown> = TWO_SIDES) {
    const app = await buildTestApp(database, { env: ADMIN_ENV });
    const owner = await anOwner(app, "premium");
    const response = await owner.add(given);
    expect(response.statusCode, response.body).toBe(201);
    const { cardid } = response.json();
    const { profilepic } = await edited(owner, cardid);
    return { app, owner, cardid: cardid as string, profilepic };
  }
  const edited = async (owner: Owner, cardid: string) => (await owner.load(cardid)).json();
  const shown = async (app: TestApp) => (await app.inject("/api/card/aoi")).json();

  test("both sides come back to the owner, in the list and to visitors", async () => {
    const { app, owner, cardid } = await aCard();
    const sides = { language: "ja", reading: "もりた あおい", fullname: "森田 あおい", secondSide: SECOND };
    expect(await edited(owner, cardid)).toMatchObject(sides);
    expect((await owner.list())[0]).toMatchObject(sides);
    expect(await shown(app)).toMatchObject(sides);
  });

  test("a card with one side says nothing of sides", async () => {
    const { app } = await aCard({ username: "aoi" });
    const card = await shown(app);
    for (const field of ["language", "reading", "secondSide"]) expect(card).not.toHaveProperty(field);
  });

  test("a program that knows of one side changes that one, and null takes the other away", async () => {
    const { app, owner, cardid, profilepic } = await aCard();
    const { secondSide: _, language: __, reading: ___, username: ____, ...old } = TWO_SIDES;
    expect((await owner.update(cardid, { ...old, profilepic, bio: "紙。" })).statusCode).toBe(200);
    expect(await shown(app)).toMatchObject({ bio: "紙。", language: "ja", secondSide: SECOND });

    await owner.update(cardid, { ...old, profilepic, secondSide: null, reading: null });
    const card = await shown(app);
    expect(card).toMatchObject({ fullname: "森田 あおい", language: "ja" });
    expect(card).not.toHaveProperty("secondSide");
    expect(card).not.toHaveProperty("reading");
  });

  test("a save that began with an older version is refused, and the sides stay", async () => {
    const { app, owner, cardid, profilepic } = await aCard();
    const change = (fullname: string) =>
      owner.update(cardid, { ...TWO_SIDES, profilepic, version: 1, secondSide: { ...SECOND, fullname } });
    const answers = await Promise.all([change("Aoi One"), change("Aoi Two")]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
    const kept = answers[0].statusCode === 200 ? "Aoi One" : "Aoi Two";
    expect((await shown(app)).secondSide.fullname).toBe(kept);
  });

  test("what is missing or wrong is told by field", async () => {
    const app = await buildTestApp(database);
    const owner = await anOwner(app, "premium");
    const problems = async (given: Record<string, unknown>) =>
      (await owner.add({ ...TWO_SIDES, ...given })).json().fields;
    expect(await problems({ language: null, secondSide: {} })).toEqual({
      language: TEXT.languageRequired,
      "secondSide.language": TEXT.languageRequired,
      "secondSide.fullname": TEXT.fullnameRequired,
      "secondSide.occupation": TEXT.occupationRequired,
      "secondSide.companyname": TEXT.companynameRequired,
      "secondSide.bio": TEXT.bioRequired,
    });
    const second = (given: object) => problems({ secondSide: { ...SECOND, ...given } });
    expect(await second({ language: "ja" })).toEqual({ "secondSide.language": TEXT.languageTwice });
    for (const language of ["xx", "EN", "en-GB", "__proto__", "toString"]) {
      expect(await second({ language })).toEqual({ "secondSide.language": TEXT.languageUnknown });
      expect(await problems({ language })).toEqual({ language: TEXT.languageUnknown });
    }
    expect(await second({ fullname: "...", bio: "word ".repeat(101) })).toEqual({
      "secondSide.fullname": TEXT.fullnameUnreadable,
      "secondSide.bio": TEXT.bioTooLong,
    });
    const long = "n".repeat(81);
    expect(
      await second({ reading: long, companyname: long, titles: { email: long, pager: "x", sms: 7 } }),
    ).toEqual({
      "secondSide.reading": TEXT.textTooLong,
      "secondSide.companyname": TEXT.textTooLong,
      "secondSide.titles.email": TEXT.titleTooLong,
      "secondSide.titles.sms": TEXT.channelUnreadable,
      "secondSide.titles.pager": TEXT.channelUnknown,
    });
    expect(await problems({ reading: long })).toEqual({ reading: TEXT.textTooLong });
    expect(Object.keys(await problems({ secondSide: "both" }))).toEqual(["secondSide"]);
    expect(await owner.list()).toEqual([]);
  });

  test("texts of both sides are cleaned, and labels of channels without a value are left out", async () => {
    const titles = { email: "Work\r\nX:1", fax: "None" };
    const { app } = await aCard({
      ...TWO_SIDES,
      reading: " もりた\u202e あおい\r\n",
      secondSide: { ...SECOND, fullname: "Aoi\r\nMorita\u2066", reading: "\u200b", address: " ", titles },
    });
    const { reading, secondSide } = await shown(app);
    expect(reading).toBe("もりた あおい");
    const { address: _, ...texts } = SECOND;
    expect(secondSide).toEqual({ ...texts, titles: { email: "Work X:1" } });
  });

  test.each(["__proto__", "constructor", "toString"])("a label for %s is refused", async (key) => {
    const app = await buildTestApp(database);
    const owner = await anOwner(app, "premium");
    const titles = JSON.parse(`{"${key}":"x"}`);
    expect((await owner.add({ ...TWO_SIDES, secondSide: { ...SECOND, titles } })).statusCode).toBe(400);
    expect(await owner.list()).toEqual([]);
  });

  test("what the plan hides of labels is hidden on both sides, and kept", async () => {
    const titles = { ...SECOND.titles, github: "Code" };
    const contacts = { ...CONTACTS, github: { value: "aoi-example", title: "コード" } };
    const { app, owner, cardid, profilepic } = await aCard({
      ...TWO_SIDES,
      contacts,
      secondSide: { ...SECOND, titles },
    });
    await owner.goFree();
    expect((await shown(app)).secondSide).toMatchObject({ fullname: "Aoi Morita" });
    expect((await shown(app)).secondSide.titles).not.toHaveProperty("github");

    const changed = { ...TWO_SIDES, profilepic, secondSide: { ...SECOND, fullname: "A. Morita" } };
    const whole = { ...changed, contacts, secondSide: { ...SECOND, titles: { ...titles, github: "Other" } } };
    const refused = await owner.update(cardid, { ...whole, whole: true });
    expect(refused.json()).toMatchObject({ code: "plan_too_small" });
    expect(Object.keys(refused.json().fields)).toContain("secondSide.titles.github");
    expect((await owner.update(cardid, changed)).statusCode).toBe(200);

    await owner.goPremium();
    expect((await shown(app)).secondSide).toMatchObject({ fullname: "A. Morita", titles });
  });

  test("a copy of the account brings both sides", async () => {
    const { app, owner } = await aCard();
    app.passTime(3_000);
    const { id } = (await owner.browser.post("/api/account/export")).json().export;
    await app.context.exportWorker.tick();
    const payload = (await owner.browser.get(`/api/account/export/${id}/file`)).rawPayload;
    const other = await anOwner(app, "premium");
    const headers = { "content-type": "application/zip" };
    const url = "/api/account/import?cards=aoi";
    const brought = await other.browser.send({ method: "POST", url, payload, headers });
    expect(brought.json(), brought.body).toMatchObject({ cards: ["aoi-2"] });
    expect((await other.list())[0]).toMatchObject({
      language: "ja",
      reading: FIRST.reading,
      secondSide: SECOND,
    });
  });

  test("an admin reads what both sides of a reported card say, also once it is down", async () => {
    const { app, cardid } = await aCard();
    const admin = await anAdmin(app);
    await admin.browser.post(`/api/admin/cards/${cardid}/takedown`, TAKE_DOWN);
    const detail = (await admin.browser.get(`/api/admin/reports/${cardid}`)).json();
    expect(detail).toMatchObject({ state: "down", reading: FIRST.reading, secondSide: SECOND });
  });

  test.each([
    ["a brand as its name", { fullname: "PayPal Support" }],
    ["a brand in forged letters as its company", { companyname: "Pаypаl" }],
    ["a brand as its reading", { reading: "PayPal" }],
  ])("a second side with %s is queued for a look", async (_what, given) => {
    const { app, cardid } = await aCard({ ...TWO_SIDES, secondSide: { ...SECOND, ...given } });
    const admin = await anAdmin(app);
    const { cards } = (await admin.browser.get("/api/admin/cards?segment=look")).json();
    expect(cards).toMatchObject([{ cardid, suspicion: expect.stringContaining("paypal") }]);
  });
});
