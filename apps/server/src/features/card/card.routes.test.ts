import { Readable } from "node:stream";
import TEXT from "@visita/domain/answers/card/en";
import { expect, test } from "vitest";
import { anImage, cardFields, requiredContacts, uniqueImage } from "../../../../../tools/harness/cards.ts";
import { aBrowser } from "../../../test/browser.ts";
import { eachDatabase } from "../../../test/databases.ts";
import { anOwner } from "../../../test/owner.ts";
import { buildTestApp, type TestApp } from "../../../test/test-app.ts";

eachDatabase("cards", (database) => {
  async function aCard(app: TestApp, plan: "free" | "premium", given: Record<string, unknown> = {}) {
    const owner = await anOwner(app, plan);
    const response = await owner.add(given);
    expect(response.json()).toMatchObject({ message: "card created successfully!" });
    return { owner, cardid: response.json().cardid as string };
  }

  test("a card that was made is in its owner's list, with its picture at an address of ours", async () => {
    const app = await buildTestApp(database);
    const owner = await anOwner(app);
    const response = await owner.add({ username: "Robin_S" });
    expect(response.statusCode).toBe(201);
    expect(response.json()).toEqual({
      message: "card created successfully!",
      cardid: expect.any(String),
      username: "Robin_S",
    });
    const [card, ...others] = await owner.list();
    expect(others).toEqual([]);
    expect(card).toEqual({
      cardid: response.json().cardid,
      userid: owner.id,
      username: "Robin_S",
      fullname: "Robin Sample",
      occupation: "Bookbinder",
      companyname: "Folded Sheet",
      bio: "I bind books by hand.",
      profilepic: expect.stringMatching(/^\/media\/[0-9a-f]{64}\.webp$/),
      logo: null,
      color: "blue-color-one",
      qrCode: null,
      contacts: requiredContacts(),
      exchange: true,
      version: 1,
      createdAt: expect.any(Number),
      pausedAt: null,
      takenDownAt: null,
    });
    const picture = await app.inject({ url: card.profilepic });
    expect(picture.statusCode).toBe(200);
    expect(picture.headers["content-type"]).toBe("image/webp");
  });

  test("what is missing is told one at a time, with every field named", async () => {
    const app = await buildTestApp(database);
    const { browser } = await anOwner(app);
    const response = await browser.post("/api/card/add", {});
    expect(response.statusCode).toBe(400);
    expect(response.json()).toEqual({
      error: "Please enter a username.",
      message: "Please enter a username.",
      code: "invalid_input",
      fields: {
        username: "Please enter a username.",
        fullname: TEXT.fullnameRequired,
        occupation: TEXT.occupationRequired,
        companyname: TEXT.companynameRequired,
        bio: TEXT.bioRequired,
        profilepic: TEXT.profilepicRequired,
        "contacts.phonenumber": TEXT.phonenumberRequired,
        "contacts.email": TEXT.emailRequired,
        "contacts.sms": TEXT.smsRequired,
      },
    });
  });

  test.each([
    ["a bio of 101 words", { bio: "word ".repeat(101) }, "Your bio should not exceed 100 words."],
    ["a name of one blank", { fullname: " \u200b " }, TEXT.fullnameRequired],
    ["a name that nobody sees", { fullname: "\u3164\u2800\u200d\u0301" }, TEXT.fullnameRequired],
    ["a name of signs alone", { fullname: "..." }, TEXT.fullnameUnreadable],
    ["a name without end", { fullname: "n".repeat(81) }, TEXT.textTooLong],
    ["a text as picture", { profilepic: "data:text/html;base64,PGI+" }, "please select an image file."],
    ["a picture of another site", { profilepic: "https://pictures.example/a.png" }, TEXT.notAnImage],
    ["an address that stands for nothing", { profilepic: `/media/${"0".repeat(64)}.webp` }, TEXT.notAnImage],
    ["contacts that are a list", { contacts: [] }, "Please check this field."],
    ["contacts that are no JSON", { contacts: "{" }, TEXT.phonenumberRequired],
    [
      "a channel nobody knows",
      { contacts: { ...requiredContacts(), pager: { value: "1" } } },
      TEXT.channelUnknown,
    ],
    [
      "a number as value",
      { contacts: { ...requiredContacts(), email: { value: 7 } } },
      TEXT.channelUnreadable,
    ],
    ["a username with a blank", { username: "robin sample" }, "Username should not contain spaces."],
    ["a username with a dot", { username: "robin.s" }, TEXT.usernameSigns],
    ["a username of 41 signs", { username: "r".repeat(41) }, TEXT.usernameTooLong],
  ])("refuses %s and stores nothing", async (_what, given, text) => {
    const app = await buildTestApp(database);
    const owner = await anOwner(app);
    const response = await owner.add(given);
    expect(response.json()).toMatchObject({ error: text, code: "invalid_input" });
    expect(response.statusCode).toBe(400);
    expect(await owner.list()).toEqual([]);
  });

  test("a picture that only another person's card shows is refused, as a photo and as a logo", async () => {
    const app = await buildTestApp(database);
    const { owner: other } = await aCard(app, "free", { username: "kim", profilepic: await uniqueImage() });
    const [{ profilepic: theirs }] = await other.list();
    const { owner, cardid } = await aCard(app, "premium");
    const [{ profilepic: mine }] = await owner.list();
    for (const given of [{ profilepic: theirs }, { logo: theirs }]) {
      const fields = Object.fromEntries(Object.keys(given).map((field) => [field, TEXT.notAnImage]));
      const refused = { code: "invalid_input", fields };
      expect((await owner.add({ username: "robin-2", ...given })).json()).toMatchObject(refused);
      expect((await owner.update(cardid, given)).json()).toMatchObject(refused);
    }
    // One's own may be used again, on another card too.
    expect((await owner.update(cardid, { profilepic: mine, logo: mine })).statusCode).toBe(200);
    expect((await owner.add({ username: "robin-2", profilepic: mine })).statusCode).toBe(201);
  });

  test("contacts may arrive as JSON text, and momo is read as mobilemoney", async () => {
    const app = await buildTestApp(database);
    const contacts = JSON.stringify({
      ...requiredContacts(),
      momo: { value: "+233 20 555 0143", title: "Till" },
    });
    const { owner, cardid } = await aCard(app, "premium", { contacts });
    const stored = (await owner.load(cardid)).json().contacts;
    expect(stored.mobilemoney).toMatchObject({ title: "Till" });
    expect(stored).not.toHaveProperty("momo");
  });

  test("WhatsApp takes the country of the phone number, and needs one of its own where no number says it", async () => {
    const app = await buildTestApp(database);
    const { owner, cardid } = await aCard(app, "free");
    const save = (phonenumber: string) =>
      owner.update(cardid, {
        contacts: {
          ...requiredContacts(),
          phonenumber: { value: phonenumber },
          sms: { value: phonenumber },
          whatsapp: { value: "333 555 0140" },
        },
      });
    expect((await save("+39 02 5550 0140")).statusCode).toBe(200);
    expect((await owner.load(cardid)).json().contacts.whatsapp).toEqual({ value: "+39 333 555 0140" });
    const refused = await save("02 5550 0140");
    expect([refused.statusCode, refused.json().error]).toEqual([
      400,
      "WhatsApp needs a country code. Start with +, like +39 333 555 0140.",
    ]);
  });

  test("ignores what a caller must not choose", async () => {
    const app = await buildTestApp(database);
    const other = await anOwner(app);
    const owner = await anOwner(app);
    const response = await owner.add({
      cardid: "mine",
      owner_id: other.id,
      qrCode: "/x",
      status: "active",
      version: 9,
    });
    expect(response.json().cardid).not.toBe("mine");
    expect(await other.list()).toEqual([]);
    expect((await owner.load(response.json().cardid)).json().version).toBe(1);
  });

  test("without a plan, logo, colour and other channels are left out, even when they are nonsense", async () => {
    const app = await buildTestApp(database);
    const { owner, cardid } = await aCard(app, "free", {
      logo: "javascript:alert(1)",
      color: "no-such-color",
      contacts: { ...requiredContacts(), github: { value: "javascript:alert(1)" } },
    });
    expect((await owner.load(cardid)).json()).toMatchObject({
      logo: null,
      color: "blue-color-one",
      contacts: requiredContacts(),
    });
  });

  test("with a plan, a colour that does not exist is refused", async () => {
    const app = await buildTestApp(database);
    const owner = await anOwner(app, "premium");
    const response = await owner.add({ color: "constructor" });
    expect(response.json()).toMatchObject({ error: TEXT.colorUnknown, fields: { color: TEXT.colorUnknown } });
  });

  test("after a downgrade a card shows its free form, a save keeps what is hidden, and all of it comes back", async () => {
    const app = await buildTestApp(database);
    const premium = {
      logo: await anImage("#aa3300"),
      color: "gold-color",
      contacts: {
        ...requiredContacts(),
        github: { value: "robin-example" },
        website: { value: "https://old.example" },
      },
    };
    const { owner, cardid } = await aCard(app, "premium", premium);
    const before = (await owner.load(cardid)).json();
    expect((await owner.list())[0]).toMatchObject({ color: "gold-color", qrCode: "/c/robin/qr.png" });

    await owner.goFree();
    expect((await owner.list())[0]).toMatchObject({ color: "blue-color-one", logo: null, qrCode: null });
    expect((await owner.list())[0].contacts).not.toHaveProperty("github");

    const saved = await owner.update(cardid, {
      fullname: "Robin Changed",
      profilepic: before.profilepic,
      color: "pink-color",
      logo: null,
      contacts: { ...requiredContacts(), github: { value: "another" } },
    });
    expect(saved.json()).toMatchObject({ message: "card updated successfully!" });

    await owner.goPremium();
    const after = (await owner.load(cardid)).json();
    expect(after).toEqual({
      ...before,
      fullname: "Robin Changed",
      contacts: { ...requiredContacts(), github: { value: "robin-example" } },
      version: 2,
    });
  });

  test("whoever wants a card whole is told what the plan would keep out of it, and nothing is saved", async () => {
    const app = await buildTestApp(database);
    const owner = await anOwner(app, "free");
    const whole = {
      whole: true,
      logo: await anImage("#aa3300"),
      color: "gold-color",
      contacts: { ...requiredContacts(), github: { value: "robin-example" } },
    };
    const refused = await owner.add(whole);
    expect(refused.statusCode).toBe(409);
    expect(refused.json()).toMatchObject({ code: "plan_too_small" });
    expect(Object.keys(refused.json().fields)).toEqual(["logo", "color", "contacts.github"]);
    expect(await owner.list()).toEqual([]);

    await owner.goPremium();
    const made = await owner.add(whole);
    expect(made.statusCode).toBe(201);
    const { cardid } = made.json();
    const { logo, profilepic, color, contacts } = (await owner.load(cardid)).json();
    await owner.goFree();
    const same = { whole: true, logo, profilepic, color, contacts };
    expect((await owner.update(cardid, { ...same, bio: "Changed." })).statusCode).toBe(200);
    const changed = { ...same, logo: null, contacts: { ...contacts, github: { value: "another" } } };
    const kept = await owner.update(cardid, { ...changed, bio: "Changed again." });
    expect(Object.keys(kept.json().fields)).toEqual(["logo", "contacts.github"]);
    expect((await owner.load(cardid)).json()).toMatchObject({ bio: "Changed.", logo, contacts, version: 2 });
  });

  test("a free person makes one card, a premium one three, and then the limit is told", async () => {
    const app = await buildTestApp(database);
    const owner = await anOwner(app);
    expect((await owner.add({ username: "one" })).statusCode).toBe(201);
    const refused = await owner.add({ username: "two" });
    expect(refused.statusCode).toBe(403);
    expect(refused.json()).toMatchObject({
      error: "You have reached your usage limit for this package.",
      code: "limit_reached",
    });
    await owner.goPremium();
    for (const username of ["two", "three"]) expect((await owner.add({ username })).statusCode).toBe(201);
    expect((await owner.add({ username: "four" })).statusCode).toBe(403);
    expect((await owner.list()).map((card: { username: string }) => card.username)).toEqual([
      "one",
      "two",
      "three",
    ]);
  });

  test("twenty calls at once with one slot make exactly one card", async () => {
    const app = await buildTestApp(database, { env: { RATE_LIMIT_SCALE: "100" } });
    const owner = await anOwner(app);
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) => owner.add({ username: `robin-${index}` })),
    );
    expect(answers.map((answer) => answer.statusCode).sort()).toEqual([201, ...Array(19).fill(403)]);
    expect(await owner.list()).toHaveLength(1);
  });

  test.runIf(database.target.kind === "postgres")("two instances count the same slots", async () => {
    const [here, there] = [await buildTestApp(database), await buildTestApp(database)];
    const owner = await anOwner(here);
    const elsewhere = aBrowser(there);
    elsewhere.cookies.set("sid", String(owner.browser.cookies.get("sid")));
    const answers = await Promise.all(
      Array.from({ length: 10 }, async (_, index) => {
        const card = await cardFields({ username: `robin-${index}` });
        return (index % 2 ? elsewhere : owner.browser).post("/api/card/add", card);
      }),
    );
    expect(answers.map((answer) => answer.statusCode).sort()).toEqual([201, ...Array(9).fill(403)]);
  });

  test("of two people who want one username at once, one gets it and the other is told", async () => {
    const app = await buildTestApp(database);
    const people = await Promise.all([anOwner(app), anOwner(app)]);
    const answers = await Promise.all([
      people[0]?.add({ username: "Robin" }),
      people[1]?.add({ username: "rOBIN" }),
    ]);
    expect(answers.map((answer) => answer?.statusCode).sort()).toEqual([201, 409]);
    const loser = answers.find((answer) => answer?.statusCode === 409);
    expect(loser?.json()).toMatchObject({
      error: expect.stringMatching(/^robin is already taken\. Please choose a different one\.$/i),
      code: "username_taken",
    });
  });

  test("a refused save leaves no picture behind", async () => {
    const app = await buildTestApp(database);
    await aCard(app, "free");
    const other = await anOwner(app);
    await other.add({ profilepic: await anImage("#123456") });
    const { count } = await app.db
      .selectFrom("media")
      .select((media) => media.fn.countAll<number>().as("count"))
      .executeTakeFirstOrThrow();
    expect(Number(count)).toBe(1);
  });

  test("of two editors the later one is told, and may then decide", async () => {
    const app = await buildTestApp(database);
    const { owner, cardid } = await aCard(app, "free");
    expect((await owner.update(cardid, { version: 1, bio: "First." })).json()).toMatchObject({ version: 2 });
    const late = await owner.update(cardid, { version: 1, bio: "Second." });
    expect(late.statusCode).toBe(409);
    expect(late.json()).toMatchObject({ code: "card_changed", error: TEXT.cardChanged });
    expect((await owner.load(cardid)).json()).toMatchObject({ bio: "First.", version: 2 });
    expect((await owner.update(cardid, { version: 2, bio: "Second." })).statusCode).toBe(200);
    expect((await owner.update(cardid, { bio: "Third." })).json()).toMatchObject({ version: 4 });
  });

  test("ten saves at once of one version: one is taken", async () => {
    const app = await buildTestApp(database);
    const { owner, cardid } = await aCard(app, "free");
    const { profilepic } = (await owner.load(cardid)).json();
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, index) =>
        owner.update(cardid, { version: 1, bio: `No. ${index}`, profilepic }),
      ),
    );
    expect(answers.map((answer) => answer.statusCode).sort()).toEqual([200, ...Array(9).fill(409)]);
  });

  test("saves of cards that share their pictures do not stand in each other's way", async () => {
    const app = await buildTestApp(database);
    const owner = await anOwner(app, "premium");
    const [one, other] = [await anImage("#111111"), await anImage("#eeeeee")];
    const cards: string[] = [];
    for (const username of ["first", "second"]) {
      cards.push((await owner.add({ username, profilepic: one, logo: other })).json().cardid);
    }
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, index) =>
        owner.update(
          String(cards[index % 2]),
          index % 4 < 2 ? { profilepic: one, logo: other } : { profilepic: other, logo: one },
        ),
      ),
    );
    for (const answer of answers) expect(answer.statusCode).toBe(200);
  });

  test("forty saves at once are all answered, and few of them are in memory", async () => {
    const app = await buildTestApp(database, { env: { RATE_LIMIT_SCALE: "100" } });
    const { owner, cardid } = await aCard(app, "free");
    const { profilepic } = (await owner.load(cardid)).json();
    const body = JSON.stringify(await cardFields({ profilepic }));
    let inMemory = 0;
    let mostInMemory = 0;
    const save = async () => {
      const payload = new Readable({
        read() {
          inMemory += 1;
          mostInMemory = Math.max(mostInMemory, inMemory);
          this.push(body);
          this.push(null);
        },
      });
      const headers = { "content-type": "application/json" };
      const url = `/api/card/updatecard/${cardid}`;
      const { statusCode } = await owner.browser.send({ method: "PUT", url, headers, payload });
      inMemory -= 1;
      return statusCode;
    };
    expect(await Promise.all(Array.from({ length: 40 }, save))).toEqual(Array(40).fill(200));
    // One per account; the next one is read before the test has received the answer.
    expect(mostInMemory).toBeLessThanOrEqual(2);
  });

  test("the username stays as it was made, whatever an update says", async () => {
    const app = await buildTestApp(database);
    const { owner, cardid } = await aCard(app, "free");
    await owner.update(cardid, { username: "other" });
    expect((await owner.load(cardid)).json().username).toBe("robin");
  });

  test("a stranger can neither load nor change a card, and cannot tell it from one that is not there", async () => {
    const app = await buildTestApp(database);
    const { owner, cardid } = await aCard(app, "free");
    const stranger = await anOwner(app, "premium");
    const [theirs, nobodys] = await Promise.all([stranger.load(cardid), stranger.load("no-such-card")]);
    expect(theirs.statusCode).toBe(404);
    expect(theirs.json()).toMatchObject({ error: "Card not found" });
    expect(theirs.body).toBe(nobodys.body);
    const change = await stranger.update(cardid, { fullname: "Somebody Else" });
    expect(change.statusCode).toBe(404);
    expect(change.body).toBe((await stranger.update("no-such-card")).body);
    expect((await owner.load(cardid)).json()).toMatchObject({ fullname: "Robin Sample", version: 1 });
    expect(await stranger.list()).toEqual([]);
  });

  test("another person's id is refused, and without a session nothing is answered", async () => {
    const app = await buildTestApp(database);
    const { owner, cardid } = await aCard(app, "free");
    const stranger = await anOwner(app);
    const answers = [
      await stranger.add({ username: "mine", userid: owner.id }),
      await stranger.update(cardid, { userid: owner.id }),
      await stranger.browser.post("/api/card/getcards", { userid: owner.id }),
      await stranger.browser.post("/api/card/checkcardusername", { username: "free-name", userid: owner.id }),
    ];
    for (const answer of answers) {
      expect(answer.statusCode).toBe(403);
      expect(answer.json()).toMatchObject({ error: "Forbidden" });
    }
    stranger.browser.cookies.clear();
    const anonymous = [
      await stranger.add(),
      await stranger.update(cardid),
      await stranger.load(cardid),
      await stranger.browser.post("/api/card/getcards"),
      await stranger.browser.post("/api/card/checkcardusername", { username: "x" }),
    ];
    for (const answer of anonymous) expect(answer.statusCode).toBe(401);
  });

  test("saves that work count towards the hourly limit, and mistakes do not", async () => {
    const app = await buildTestApp(database, { env: { RATE_LIMIT_SCALE: "0.2" } });
    const owner = await anOwner(app, "premium");
    for (let attempt = 0; attempt < 5; attempt += 1)
      expect((await owner.add({ bio: "" })).statusCode).toBe(400);
    expect((await owner.add({ username: "one" })).statusCode).toBe(201);
    expect((await owner.add({ username: "two" })).statusCode).toBe(201);
    const limited = await owner.add({ username: "three" });
    expect(limited.statusCode).toBe(429);
    expect(Number(limited.headers["retry-after"])).toBeGreaterThan(0);
    app.passTime(61 * 60 * 1000);
    expect((await owner.add({ username: "three" })).statusCode).toBe(201);
  });
});
