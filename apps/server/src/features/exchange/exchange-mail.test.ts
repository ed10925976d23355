import { expect, test } from "vitest";
import { aGuest, contactsOf, KWAME } from "../../../test/contacts.ts";
import { withDatabase } from "../../../test/databases.ts";
import { mailsTo } from "../../../test/mailbox.ts";
import { anOwner } from "../../../test/owner.ts";
import { buildTestApp } from "../../../test/test-app.ts";
import { sendDigests } from "./exchange-mail.service.ts";

const MINUTE = 60_000;

withDatabase("mails about details", (database) => {
  async function open() {
    const app = await buildTestApp(database, { env: { PUBLIC_URL: "http://localhost:4321" } });
    const owner = await anOwner(app);
    await owner.add({ username: "robin", fullname: "Robin Sample" });
    const told = async () =>
      (await mailsTo(app, owner.email)).filter(({ kind }) => kind === "details_left").toReversed();
    const leave = (at: number, given: object = {}) =>
      aGuest(app, "robin", `198.18.${at}.1`).leave({
        name: `Guest ${at}`,
        email: `guest${at}@person.example`,
        ...given,
      });
    return { app, owner, told, leave, ...contactsOf(owner) };
  }

  test("bring the person, their contact file and their address to answer to", async () => {
    const { leave, told, list } = await open();
    await leave(1, KWAME);
    const [mail] = await told();
    const [person] = (await list()).people;
    expect(mail).toMatchObject({
      subject: "Kwame Asante shared their details",
      replyTo: KWAME.email,
      attachment: { fileName: "contact.vcf", contentType: "text/vcard; charset=utf-8" },
      unsubscribeUrl: expect.stringMatching(/^http:\/\/localhost:4321\/mails\/stop\/[\w.-]+$/),
    });
    expect(mail?.attachment?.content).toContain("FN:Kwame Asante\r\n");
    expect(mail?.text).toContain(KWAME.note);
    expect(mail?.text).toContain(`http://localhost:4321/contacts?person=${person?.personid}`);
  });

  test.each([
    "<b>Buy now</b>",
    "Tom\r\nBcc: everybody@person.example",
    "Visit spam.example",
    "Call 555 0100 today",
    "Your parcel is held at customs",
    "T".repeat(41),
  ])("have no %s in subject or title, and no link that somebody typed", async (name) => {
    const { leave, told } = await open();
    await leave(1, { name, note: 'https://spam.example <a href="https://spam.example">x</a>' });
    const [mail] = await told();
    expect(mail?.subject).toBe("Someone shared their details with you");
    expect(mail?.html).not.toMatch(/<b>Buy|href="https:\/\/spam/);
    expect(mail?.text.split("\n")[0]).not.toContain(name);
  });

  test.each(["Nina Harrow", "Seán Ó Briain-O’Hara", "J. R. Tolkien", "نور الهاشمي", "佐藤 美咲"])(
    "name %s",
    async (name) => {
      const { leave, told } = await open();
      await leave(1, { name });
      expect((await told())[0]?.subject).toBe(`${name} shared their details`);
    },
  );

  test("come at most every ten minutes, then as a digest with one file", async () => {
    const { app, leave, told } = await open();
    for (let at = 1; at <= 5; at += 1) await leave(at);
    expect(await told()).toHaveLength(1);
    await sendDigests(app.context);
    expect(await told()).toHaveLength(1);
    app.passTime(10 * MINUTE);
    await sendDigests(app.context);
    await sendDigests(app.context);
    const [, digest, ...more] = await told();
    expect(more).toEqual([]);
    expect(digest).toMatchObject({
      subject: "Four people shared their details with you",
      attachment: { fileName: "contacts.vcf" },
    });
    expect(digest?.attachment?.content.match(/BEGIN:VCARD/g)).toHaveLength(4);
    expect(digest?.replyTo).not.toContain("guest");
    app.passTime(10 * MINUTE);
    await leave(6);
    expect((await told()).at(-1)?.subject).toBe("Someone shared their details with you");
  });

  test("wait while no mail can be sent, and come as one afterwards", async () => {
    const { app, leave, told } = await open();
    const { isFailing } = app.context.mail;
    app.context.mail.isFailing = () => true;
    for (let at = 1; at <= 3; at += 1) {
      await leave(at);
      app.passTime(10 * MINUTE);
      await sendDigests(app.context);
    }
    app.context.mail.isFailing = isFailing;
    expect(await told()).toEqual([]);
    app.passTime(10 * MINUTE);
    await sendDigests(app.context);
    expect((await told()).map(({ subject }) => subject)).toEqual([
      "Three people shared their details with you",
    ]);
  });

  test("leave nobody out when more people wait than one mail takes", async () => {
    const { app, leave, told } = await open();
    const { isFailing } = app.context.mail;
    app.context.mail.isFailing = () => true;
    for (let at = 1; at <= 101; at += 1) await leave(at);
    app.context.mail.isFailing = isFailing;
    for (let interval = 1; interval <= 3; interval += 1) {
      app.passTime(10 * MINUTE);
      await sendDigests(app.context);
    }
    const files = (await told()).map(({ attachment }) => attachment?.content.match(/BEGIN:VCARD/g)?.length);
    expect(files).toEqual([100, 1]);
  });

  test("are not sent again for a repeat", async () => {
    const { leave, told } = await open();
    await leave(1);
    await leave(1, { note: "Again." });
    expect(await told()).toHaveLength(1);
  });

  test("can be turned off in the settings, and on again", async () => {
    const { app, owner, leave, told } = await open();
    const set = (newContacts: boolean) =>
      owner.browser.send({ method: "PATCH", url: "/api/account/notifications", payload: { newContacts } });
    expect((await set(false)).json()).toMatchObject({ newContacts: false });
    await leave(1);
    app.passTime(11 * MINUTE);
    await sendDigests(app.context);
    expect(await told()).toEqual([]);
    await set(true);
    expect((await owner.browser.get("/api/account/notifications")).json()).toMatchObject({
      newContacts: true,
    });
    await leave(2);
    expect((await told()).map(({ text }) => text)).toEqual([expect.stringContaining("Guest 2")]);
  });

  test("stop by one request of a mail program, which is signed in nowhere", async () => {
    const { app, owner, leave, told } = await open();
    await leave(1);
    const [mail] = await told();
    const url = mail?.unsubscribeUrl?.slice("http://localhost:4321".length) ?? "";
    const looked = await app.inject({ method: "GET", url });
    expect(looked.headers["content-security-policy"]).toContain("frame-ancestors 'none'");
    expect([looked.statusCode, looked.body]).toEqual([200, expect.stringContaining("<form")]);
    expect(looked.headers["content-language"]).toBe("en");
    expect(looked.body).toContain("<h1>Stop emails about new contacts?</h1>");
    expect((await owner.browser.get("/api/account/notifications")).json()).toMatchObject({
      newContacts: true,
    });
    const stopped = await app.inject({
      method: "POST",
      url,
      headers: { "content-type": "application/x-www-form-urlencoded" },
      payload: "List-Unsubscribe=One-Click",
    });
    expect(stopped.statusCode).toBe(200);
    expect(stopped.body).toContain("New people still appear in your contacts.");
    expect((await owner.browser.get("/api/account/notifications")).json()).toMatchObject({
      newContacts: false,
    });
    expect((await app.inject({ method: "POST", url: "/mails/stop/nothing" })).statusCode).toBe(404);
  });

  test("are stopped on a page in the language of who gets them", async () => {
    const { app, owner, leave, told } = await open();
    await owner.browser.put("/api/account/language", { language: "de" });
    await leave(1);
    const [mail] = await told();
    const url = mail?.unsubscribeUrl?.slice("http://localhost:4321".length) ?? "";
    const looked = await app.inject({ method: "GET", url, headers: { "accept-language": "en" } });
    expect(looked.body).toMatch(/<html lang="de".*<h1>E-Mails über neue Kontakte abbestellen\?</s);
    const unknown = await app.inject({ url: "/mails/stop/nothing", headers: { "accept-language": "fr" } });
    expect([unknown.statusCode, unknown.headers["content-language"]]).toEqual([404, "fr"]);
  });

  test("of people who were deleted meanwhile are not sent", async () => {
    const { app, leave, told, list, remove } = await open();
    await leave(1);
    await leave(2);
    await remove((await list()).people[0]?.personid ?? "");
    app.passTime(10 * MINUTE);
    await sendDigests(app.context);
    expect(await told()).toHaveLength(1);
  });
});

withDatabase("visitors who leave details", (database) => {
  test("get no mail at all, whatever they or somebody else ask for", async () => {
    const app = await buildTestApp(database);
    const owner = await anOwner(app);
    await owner.add({ username: "robin", fullname: "URGENT your parcel is held" });
    const given = { name: "Kwame", email: "kwame@saltmarsh.example" };
    for (const [at, copy] of [true, "on", false].entries()) {
      const sent = await aGuest(app, "robin", `198.18.${at}.1`).leave({ ...given, copy });
      expect([sent.statusCode, sent.json()]).toEqual([200, { message: "Sent" }]);
    }
    expect(await mailsTo(app, given.email)).toEqual([]);
  });
});
