import { expect, test } from "vitest";
import { anImage, requiredContacts } from "../../../../../tools/harness/cards.ts";
import { withDatabase } from "../../../test/databases.ts";
import { anOwner } from "../../../test/owner.ts";
import { buildTestApp, type TestApp } from "../../../test/test-app.ts";
import { publishOwnerChange } from "../account/owner-change.service.ts";

withDatabase("public card", (database) => {
  async function aPublicCard(plan: "free" | "premium" = "premium", given: Record<string, unknown> = {}) {
    const app = await buildTestApp(database);
    const owner = await anOwner(app, plan);
    const response = await owner.add({
      username: "Robin",
      color: "gold-color",
      logo: await anImage("#aa3300"),
      contacts: { ...requiredContacts(), github: { value: "robin-example" } },
      ...given,
    });
    expect(response.statusCode).toBe(201);
    return { app, owner, cardid: response.json().cardid as string };
  }
  const read = (app: TestApp, path: string, headers: Record<string, string> = {}) =>
    app.inject({ url: path, headers });
  const contactFile = async (app: TestApp) => (await read(app, "/c/robin/contact.vcf")).body;

  test("a file of a hidden card is a page in a browser, and JSON for a program", async () => {
    const { app, owner, cardid } = await aPublicCard();
    await owner.browser.post(`/api/card/pause/${cardid}`);
    for (const path of ["/c/robin/contact.vcf", "/c/robin/qr.png", "/c/robin/fair/contact.vcf"]) {
      const page = await read(app, path, { accept: "text/html,*/*;q=0.8" });
      expect([page.statusCode, page.headers["content-type"]], path).toEqual([
        410,
        "text/html; charset=utf-8",
      ]);
      expect(page.body).toContain("<h1>This card is");
      expect(page.body).not.toContain("Robin Sample");
      const answer = await read(app, path, { accept: "*/*" });
      expect([answer.statusCode, answer.json().code], path).toEqual([410, "card_resting"]);
    }
    const missing = await read(app, "/c/nobody/contact.vcf", { accept: "text/html" });
    expect([missing.statusCode, missing.json().code]).toEqual([404, "not_found"]);
  });

  test.each([
    [
      "the browser's",
      "",
      { "accept-language": "hu-HU, de-AT;q=0.9, en;q=0.8" },
      "de",
      "Diese Karte macht Pause",
    ],
    ["the address's", "?lang=de", { "accept-language": "en" }, "de", "Diese Karte macht Pause"],
    ["English", "?lang=tlh", { "accept-language": "de;q=0, hu" }, "en", "This card is resting"],
  ])(
    "the page of a hidden card's file is in %s language",
    async (_which, query, headers, language, title) => {
      const { app, owner, cardid } = await aPublicCard();
      await owner.browser.post(`/api/card/pause/${cardid}`);
      const page = await read(app, `/c/robin/contact.vcf${query}`, { accept: "text/html", ...headers });
      expect(page.headers).toMatchObject({
        "content-language": language,
        vary: "accept-encoding, accept-language",
      });
      expect(page.body).toContain(`<html lang="${language}" dir="ltr">`);
      expect(page.body).toContain(`<h1>${title}</h1>`);
    },
  );

  test("is found by username in any case, and by id", async () => {
    const { app, cardid } = await aPublicCard();
    const byName = await read(app, "/api/card/rOBIN");
    expect(byName.statusCode).toBe(200);
    expect(byName.json()).toMatchObject({
      cardid,
      userid: cardid,
      username: "Robin",
      color: "gold-color",
      qrCode: "/c/Robin/qr.png",
      logo: expect.stringMatching(/^\/media\//),
    });
    expect((await read(app, `/api/card/${cardid}`)).json()).toEqual(byName.json());
    for (const name of ["nobody", cardid.slice(1), "%00", "a b", "..", "%F0%9F%98%80"]) {
      const missing = await read(app, `/api/card/${name}`);
      expect(missing.statusCode).toBeGreaterThanOrEqual(400);
      expect(missing.statusCode).toBeLessThan(500);
    }
  });

  test("tells nothing of its owner", async () => {
    const { app, owner } = await aPublicCard();
    const account = await app.db
      .selectFrom("account")
      .selectAll()
      .where("id", "=", owner.id)
      .executeTakeFirstOrThrow();
    const { body } = await read(app, "/api/card/robin");
    expect(body).not.toContain(account.email);
    expect(body).not.toContain("version");
  });

  test("cannot be linked to the other cards of its owner", async () => {
    const { app, owner } = await aPublicCard();
    expect((await owner.add({ username: "Sam" })).statusCode).toBe(201);
    const cards = [(await read(app, "/api/card/robin")).json(), (await read(app, "/api/card/sam")).json()];
    expect(cards[0].userid).not.toBe(cards[1].userid);
    const paths = ["contact.vcf", "qr.svg", "qr.png", "og.png"].map((file) => `/c/robin/${file}`);
    const ids = [owner.id, Buffer.from(owner.id, "base64url").toString("hex")];
    for (const path of ["/api/card/robin", `/api/card/${cards[0].cardid}`, "/sitemap.xml", ...paths]) {
      const { statusCode, headers, rawPayload } = await read(app, path);
      expect(statusCode, path).toBe(200);
      for (const id of ids)
        expect(`${JSON.stringify(headers)}${rawPayload.toString("latin1")}`, path).not.toContain(id);
    }
    const keeper = await anOwner(app);
    await keeper.browser.post("/api/com/addfavourite", { cardid: cards[0].cardid });
    expect((await keeper.browser.post("/api/com/fav")).body).not.toContain(owner.id);
    expect((await owner.list()).map(({ userid }: { userid: string }) => userid)).toEqual([
      owner.id,
      owner.id,
    ]);
  });

  test("names its owner so that the owner's plan can be asked for, as does the account's id", async () => {
    const { app, owner } = await aPublicCard();
    const { userid } = (await read(app, "/api/card/robin")).json();
    const status = async (id: string) => (await read(app, `/api/card/cardcheckuserstatus/${id}`)).json();
    expect([await status(userid), await status(owner.id)]).toEqual([
      { status: "active" },
      { status: "active" },
    ]);
    await owner.goFree();
    expect([await status(userid), await status(owner.id)]).toEqual([
      { status: "inactive" },
      { status: "inactive" },
    ]);
  });

  test("nobody can take the id of another card for a username", async () => {
    const { app, cardid } = await aPublicCard();
    const squatter = await anOwner(app);
    expect((await squatter.add({ username: cardid })).statusCode).toBe(201);
    expect((await read(app, `/api/card/${cardid}`)).json().username).toBe("Robin");
  });

  test("without a plan nothing of the premium part is anywhere", async () => {
    const { app, owner } = await aPublicCard();
    expect(await contactFile(app)).toContain("robin-example");
    await owner.goFree();
    const card = (await read(app, "/api/card/robin")).json();
    expect(card).toMatchObject({ logo: null, qrCode: null, color: "blue-color-one" });
    expect(Object.keys(card.contacts)).toEqual(["phonenumber", "email", "sms"]);
    expect(await contactFile(app)).not.toContain("robin-example");
    for (const ending of ["png", "svg"]) {
      expect((await read(app, `/c/robin/qr.${ending}`)).statusCode).toBe(404);
    }
    await owner.goPremium();
    expect((await read(app, "/api/card/robin")).json().contacts.github).toEqual({ value: "robin-example" });
  });

  test("a plan that ends by itself is noticed at that moment", async () => {
    const { app, owner } = await aPublicCard();
    await app.db
      .updateTable("subscription")
      .set({ cancel_at: app.now() + 10_000 })
      .where("account_id", "=", owner.id)
      .execute();
    await publishOwnerChange(app.context, app.db, owner.id);
    expect((await read(app, "/api/card/robin")).json().qrCode).not.toBeNull();
    app.passTime(11_000);
    expect((await read(app, "/api/card/robin")).json().qrCode).toBeNull();
  });

  test("an edit is seen by the very next reader, in every form", async () => {
    const { app, owner, cardid } = await aPublicCard();
    const before = await read(app, "/api/card/robin");
    const [fileBefore, pictureBefore] = [
      await contactFile(app),
      (await read(app, "/c/robin/og.png")).rawPayload,
    ];
    await owner.update(cardid, { fullname: "Robin Renamed" });
    const after = await read(app, "/api/card/robin", { "if-none-match": String(before.headers.etag) });
    expect(after.statusCode).toBe(200);
    expect(after.json().fullname).toBe("Robin Renamed");
    expect(fileBefore).toContain("FN:Robin Sample");
    expect(await contactFile(app)).toContain("FN:Robin Renamed");
    expect((await read(app, "/c/robin/og.png")).rawPayload.equals(pictureBefore)).toBe(false);
  });

  test("a hundred readers beside twenty edits never see an older card than the last answered edit", async () => {
    const { app, owner, cardid } = await aPublicCard();
    const { profilepic } = (await owner.load(cardid)).json();
    let answered = 0;
    const edits = (async () => {
      for (let edit = 1; edit <= 20; edit += 1) {
        await owner.update(cardid, { occupation: `No. ${edit}`, profilepic });
        answered = edit;
      }
    })();
    const readers = Array.from({ length: 100 }, async () => {
      const known = answered;
      const { occupation } = (await read(app, "/api/card/robin")).json();
      if (occupation !== "Bookbinder") expect(Number(occupation.slice(4))).toBeGreaterThanOrEqual(known);
    });
    await Promise.all([edits, ...readers]);
    expect((await read(app, "/api/card/robin")).json().occupation).toBe("No. 20");
  });

  test("a copy that is still good is confirmed in a word", async () => {
    const { app } = await aPublicCard();
    for (const path of ["/api/card/robin", "/c/robin/contact.vcf", "/c/robin/og.png"]) {
      const first = await read(app, path);
      expect(first.headers["cache-control"]).toBe("public, max-age=0, must-revalidate");
      const second = await read(app, path, {
        "if-none-match": `${String(first.headers.etag).replace("W/", "")}, "other"`,
      });
      expect([second.statusCode, second.body]).toEqual([304, ""]);
    }
  });

  test("is sent compressed to whoever takes it", async () => {
    const { app } = await aPublicCard();
    const plain = await read(app, "/api/card/robin");
    const small = await read(app, "/api/card/robin", { "accept-encoding": "gzip, br" });
    expect(small.headers).toMatchObject({ "content-encoding": "br", vary: "accept-encoding" });
    expect(small.rawPayload.length).toBeLessThan(plain.rawPayload.length);
  });

  test("the contact file is a real one, with the picture in it and the person's name on it", async () => {
    const { app } = await aPublicCard("free", { fullname: "Åsa Ödegård" });
    const file = await read(app, "/c/robin/contact.vcf");
    expect(file.headers["content-type"]).toBe("text/vcard; charset=utf-8");
    expect(file.headers["content-disposition"]).toContain(
      "filename*=UTF-8''%C3%85sa%20%C3%96deg%C3%A5rd.vcf",
    );
    expect(file.body).toMatch(/^BEGIN:VCARD\r\nVERSION:3\.0\r\n/);
    expect(file.body).toContain("PHOTO;ENCODING=b;TYPE=JPEG:");
    expect((await read(app, "/c/nobody/contact.vcf")).statusCode).toBe(404);
  });

  test("the share picture is a PNG that other sites may show", async () => {
    const { app } = await aPublicCard();
    const picture = await read(app, "/c/robin/og.png");
    expect(picture.headers).toMatchObject({
      "content-type": "image/png",
      "cross-origin-resource-policy": "cross-origin",
    });
    expect(picture.rawPayload.readUInt32BE(16)).toBe(1200);
    expect(picture.rawPayload.readUInt32BE(20)).toBe(630);
  });
});
