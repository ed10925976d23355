import TEXT from "@visita/domain/messages/hello-form/en";
import { expect, test } from "vitest";
import { aGuest, contactsOf, KWAME, namesOf } from "../../../test/contacts.ts";
import { eachDatabase } from "../../../test/databases.ts";
import { anOwner } from "../../../test/owner.ts";
import { buildTestApp } from "../../../test/test-app.ts";
import { aVisitor, insightsOf, toNextDay } from "../../../test/visits.ts";
import { forgetStamps } from "./form-stamp.service.ts";

const HOUR = 60 * 60_000;

eachDatabase("details left on a card", (database) => {
  async function open(plan: "free" | "premium" = "free") {
    const app = await buildTestApp(database, { env: { RATE_LIMIT_SCALE: "1" } });
    toNextDay(app);
    const owner = await anOwner(app, plan);
    const { cardid } = (await owner.add({ username: "Robin", fullname: "Robin Sample" })).json();
    return { app, owner, cardid: cardid as string, ...contactsOf(owner), guest: aGuest(app, "Robin") };
  }

  test.each(["free", "premium"] as const)("reach its owner on the %s plan", async (plan) => {
    const { app, cardid, guest, list } = await open(plan);
    const response = await guest.leave({ ...KWAME, email: " Kwame@SALTMARSH.example" });
    expect([response.statusCode, response.json()]).toEqual([200, { message: "Sent" }]);
    const { people } = await list();
    const { note: _, ...shown } = KWAME;
    expect(people).toMatchObject([
      { ...shown, origin: "left", isNew: true, met: "", card: { cardid, username: "Robin" }, sentCard: null },
    ]);
    expect(people[0]?.addedAt).toBeLessThanOrEqual(app.now());
  });

  test("keep nothing of the visitor but what they typed", async () => {
    const { app, guest } = await open();
    await guest.leave();
    const row = await app.db.selectFrom("person").selectAll().executeTakeFirstOrThrow();
    expect(JSON.stringify(row)).not.toMatch(/203\.0\.113|Mozilla|Chrome/);
    expect(app.logLines.filter((line) => /203\.0\.113\.20|Kwame|saltmarsh/i.test(line))).toEqual([]);
  });

  test.each([
    [{ email: "kwame@saltmarsh.example" }, { name: TEXT.nameRequired }],
    [{ name: "Kwame" }, { email: TEXT.wayRequired }],
    [{ name: "Kwame", email: "kwame" }, { email: TEXT.emailInvalid }],
    [{ ...KWAME, note: "n".repeat(501) }, { note: TEXT.noteTooLong }],
  ])("are refused: %o", async (details, fields) => {
    const { guest, list } = await open();
    const response = await guest.leave(details);
    expect([response.statusCode, response.json().fields]).toEqual([400, fields]);
    expect((await list()).matches).toBe(0);
  });

  test("with the trap filled in look sent and are not kept", async () => {
    const { guest, list } = await open();
    expect((await guest.leave({ ...KWAME, website: "https://spam.example" })).json()).toEqual({
      message: "Sent",
    });
    expect((await list()).matches).toBe(0);
  });

  test("come no faster than people type, and with a stamp of this card", async () => {
    const { app, owner, guest, list } = await open("premium");
    await owner.add({ username: "another" });
    const stampOf = async (name: string) =>
      (await guest.browser.get(`/api/public/hello/${name}`)).json().stamp;
    const send = (stamp?: string) => guest.browser.post(guest.path, { ...KWAME, stamp });
    const quick = await send(await stampOf("Robin"));
    expect([quick.statusCode, quick.json().code]).toEqual([409, "form_not_ready"]);
    const [own, other] = [await stampOf("Robin"), await stampOf("another")];
    app.passTime(3_000);
    for (const stamp of [undefined, "", "x", other, `${own}x`, own.replace(/^./, "0")]) {
      expect((await send(stamp)).json().code).toBe("form_not_ready");
    }
    expect((await list()).matches).toBe(0);
    expect((await send(own)).statusCode).toBe(200);
    const old = await stampOf("Robin");
    app.passTime(25 * HOUR);
    expect((await send(old)).json().code).toBe("form_not_ready");
  });

  test("of one address number five an hour", async () => {
    const { app, guest, list } = await open();
    const leave = (at: number, from = guest) =>
      from.leave({ ...KWAME, email: `k${at}@saltmarsh.example`, phone: "" });
    for (let at = 0; at < 5; at += 1) expect((await leave(at)).statusCode).toBe(200);
    const refused = await leave(5);
    expect([refused.statusCode, refused.json().message]).toEqual([429, TEXT.tooManyFromHere]);
    expect((await leave(6, aGuest(app, "Robin", "203.0.113.99"))).statusCode).toBe(200);
    app.passTime(HOUR);
    expect((await leave(7)).statusCode).toBe(200);
    expect((await list()).matches).toBe(7);
  });

  test("a second time within a day update the first", async () => {
    const { app, guest, list, patch } = await open();
    await guest.leave();
    const [first] = (await list()).people;
    const id = first?.personid ?? "";
    await patch(id, { ownNote: "Likes tea.", tags: ["press"] });
    await guest.leave({ ...KWAME, role: "Head surveyor", note: "Again." });
    expect((await list()).people).toMatchObject([{ personid: id, role: "Head surveyor", tags: ["press"] }]);
    // What is left empty is not taken back.
    await guest.leave({ name: KWAME.name, phone: KWAME.phone });
    expect((await list()).people).toMatchObject([{ email: KWAME.email, role: "Head surveyor" }]);
    // By phone, where there is no email.
    await guest.leave({ name: "Bea", phone: "+1 202 555 0142" });
    await guest.leave({ name: "B\u00e9a", phone: "001 (202) 555-0142" });
    expect(namesOf(await list())).toEqual(["B\u00e9a", "Kwame Asante"]);
    // A colleague with the same address is somebody else.
    const other = aGuest(app, "Robin", "203.0.113.77");
    await other.leave({ ...KWAME, name: "Ama Asante" });
    expect(namesOf(await list())).toEqual(["Ama Asante", "B\u00e9a", "Kwame Asante"]);
    app.passTime(25 * HOUR);
    await other.leave();
    expect((await list()).matches).toBe(4);
  });

  test("at the same moment are kept once", async () => {
    const { app, guest, list } = await open();
    const { stamp } = (await guest.browser.get(guest.path)).json();
    app.passTime(5_000);
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => guest.browser.post(guest.path, { ...KWAME, stamp })),
    );
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200]);
    expect((await list()).matches).toBe(1);
  });

  test("with one stamp are taken once, however many people it is sent for", async () => {
    const { app, guest, list } = await open();
    const { stamp } = (await guest.browser.get(guest.path)).json();
    app.passTime(5_000);
    const leave = (at: number, from = guest) =>
      from.browser.post(from.path, { name: `No. ${at}`, email: `k${at}@saltmarsh.example`, stamp });
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, at) => leave(at, aGuest(app, "Robin", `198.18.${at}.1`))),
    );
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, ...Array(11).fill(409)]);
    app.passTime(23 * HOUR);
    const late = await leave(13);
    expect([late.json().code, late.json().message]).toEqual(["form_used", TEXT.formUsed]);
    expect((await list()).matches).toBe(1);
  });

  test("sent again as they were are answered as sent, and neither written nor counted", async () => {
    const { app, owner, guest, list } = await open();
    const { stamp } = (await guest.browser.get(guest.path)).json();
    app.passTime(5_000);
    const send = () => guest.browser.post(guest.path, { ...KWAME, stamp });
    await send();
    const [{ personid = "" } = {}] = (await list()).people;
    await owner.browser.delete(`/api/contacts/${personid}`);
    for (let at = 0; at < 7; at += 1) expect((await send()).json()).toEqual({ message: "Sent" });
    expect((await list()).matches).toBe(0);
    const other = { ...KWAME, email: "other@saltmarsh.example", phone: "" };
    for (let at = 0; at < 4; at += 1) expect((await guest.leave(other)).statusCode).toBe(200);
  });

  test("of a stamp are remembered only as long as it is valid", async () => {
    const { app, guest } = await open();
    await guest.leave();
    const stamps = () => app.db.selectFrom("used_stamp").selectAll().execute();
    expect(JSON.stringify(await stamps())).not.toMatch(/Kwame|saltmarsh/);
    app.passTime(23 * HOUR);
    await forgetStamps(app.db, app.now());
    expect(await stamps()).toHaveLength(1);
    app.passTime(2 * HOUR);
    await forgetStamps(app.db, app.now());
    expect(await stamps()).toEqual([]);
  });

  test("say by which link they came", async () => {
    const { app, owner, cardid, guest, list } = await open();
    const salone = { name: "Salone del Mobile", slug: "salone" };
    const { linkid } = (await owner.browser.post(`/api/card/links/${cardid}`, salone)).json();
    await guest.leave({ ...KWAME, link: "salone" });
    await guest.leave({ name: "Bea", email: "bea@person.example", link: "nowhere" });
    expect((await list()).people).toMatchObject([
      { name: "Bea", met: "", linkid: null },
      { name: "Kwame Asante", met: "Salone del Mobile", linkid },
    ]);
    await app.context.visitRecorder.flush();
    expect((await owner.browser.get(`/api/card/links/${cardid}`)).json().links).toMatchObject([
      { details: 1 },
    ]);
  });

  test.each([{ "sec-gpc": "1" }, { dnt: "1" }, { "user-agent": "" }])(
    "are counted although their visit is not: %o",
    async (headers) => {
      const { app, owner, guest } = await open();
      const { stamp } = (await guest.browser.get(guest.path)).json();
      app.passTime(5_000);
      const payload = { stamp, ...KWAME };
      await guest.browser.send({ method: "POST", url: guest.path, payload, headers });
      const { totals, countedSince } = await insightsOf(app, owner);
      expect(totals).toEqual({ views: 0, visitors: 0, saves: 0, details: 1 });
      expect(countedSince).not.toBeNull();
    },
  );

  test("are counted in the insights, once each and not those of its owner", async () => {
    const { app, owner, cardid, guest } = await open();
    await aVisitor(app).view(cardid);
    await guest.leave({ ...KWAME, source: "qr" });
    await guest.leave({ ...KWAME, source: "qr" });
    const own = aGuest(app, "Robin", "203.0.113.50");
    own.browser.cookies.set("sid", owner.browser.cookies.get("sid") ?? "");
    await own.leave({ name: "Myself", email: "me@person.example" });
    const { totals, sources } = await insightsOf(app, owner);
    expect(totals).toMatchObject({ views: 1, details: 1 });
    expect(sources).toContainEqual(expect.objectContaining({ source: "qr", details: 1 }));
  });

  test("of a signed-in visitor can bring their own card, at once", async () => {
    const { app, guest, list } = await open();
    const kwame = await anOwner(app);
    const { cardid: own } = (await kwame.add({ username: "kwame", fullname: "Kwame Asante" })).json();
    const sent = await kwame.browser.post(guest.path, { ...KWAME, card: own });
    expect(sent.statusCode).toBe(200);
    expect((await list()).people).toMatchObject([
      { sentCard: { username: "kwame", fullname: "Kwame Asante" } },
    ]);
    await kwame.browser.post(`/api/card/pause/${own}`);
    expect((await list()).people).toMatchObject([{ sentCard: null }]);
  });

  test("never bring a card of somebody else", async () => {
    const { app, cardid, guest, list } = await open();
    const kwame = await anOwner(app);
    for (const browser of [kwame.browser, guest.browser]) {
      const response = await browser.post(guest.path, { ...KWAME, card: cardid });
      expect([response.statusCode, response.json().message]).toEqual([403, TEXT.cardNotYours]);
    }
    expect((await list()).matches).toBe(0);
  });

  test("are refused while the card rests, is deleted or takes none", async () => {
    const { app, owner, cardid, guest, list } = await open();
    const { stamp } = (await guest.browser.get(guest.path)).json();
    app.passTime(5_000);
    const send = () => guest.browser.post(guest.path, { ...KWAME, stamp });
    await owner.browser.post(`/api/card/pause/${cardid}`);
    expect((await send()).json()).toMatchObject({ code: "card_resting", message: TEXT.resting });
    await owner.browser.post(`/api/card/show/${cardid}`);
    const off = {
      method: "PATCH",
      url: `/api/card/exchange/${cardid}`,
      payload: { exchange: false },
    } as const;
    await owner.browser.send(off);
    expect((await send()).json()).toMatchObject({ code: "not_found", message: TEXT.switchedOff });
    await owner.browser.send({ ...off, payload: { exchange: true } });
    await owner.browser.post(`/api/card/delete/${cardid}`, { username: "Robin", version: 1 });
    expect((await send()).json()).toMatchObject({ code: "card_gone", message: TEXT.gone });
    expect((await aGuest(app, "nobody-here").browser.get("/api/public/hello/nobody-here")).statusCode).toBe(
      404,
    );
    expect((await list()).matches).toBe(0);
  });

  test("arrive after the card has moved", async () => {
    const { app, owner, cardid, guest, list } = await open();
    const { stamp } = (await guest.browser.get(guest.path)).json();
    app.passTime(5_000);
    await owner.browser.put(`/api/card/changeusername/${cardid}`, { username: "robin-two" });
    expect((await guest.browser.post(guest.path, { ...KWAME, stamp })).statusCode).toBe(200);
    expect((await list()).matches).toBe(1);
  });

  test("with hostile text stay text", async () => {
    const { guest, list } = await open();
    const note = "<script>alert(1)</script> https://spam.example =cmd()";
    await guest.leave({ ...KWAME, name: "=HYPERLINK(1)", note });
    const [person] = (await list()).people;
    expect(person?.name).toBe("=HYPERLINK(1)");
    const response = await guest.browser.post(guest.path, { ...KWAME, name: "a\ud800b" });
    expect(response.statusCode).toBe(400);
  });
});
