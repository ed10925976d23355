import { expect, test } from "vitest";
import { anImage } from "../../../../../tools/harness/cards.ts";
import { ADMIN_ENV, anAdmin, REASON, TAKE_DOWN } from "../../../test/admins.ts";
import { eachDatabase } from "../../../test/databases.ts";
import { aDevice, type Device, NAMESPACES } from "../../../test/dav-device.ts";
import { anOwner } from "../../../test/owner.ts";
import { aTeam, TEMPLATE } from "../../../test/teams.ts";
import { buildTestApp } from "../../../test/test-app.ts";
import { linesOf } from "../../../test/vcards.ts";
import { purgeGoneCards } from "./kept-cards.service.ts";

const DAY_MS = 24 * 60 * 60_000;

eachDatabase("kept cards on a device", (database) => {
  async function open() {
    const app = await buildTestApp(database, { env: ADMIN_ENV });
    const owner = await anOwner(app, "premium");
    const { cardid } = (await owner.add({ username: "robin", fullname: "Robin Sample" })).json();
    const keeper = await anOwner(app);
    const keep = () => keeper.browser.post("/api/com/addfavourite", { cardid });
    await keep();
    const phone = await aDevice(app, keeper);
    const act = async (action: string, body: object = {}) => {
      expect((await owner.browser.post(`/api/card/${action}/${cardid}`, body)).statusCode).toBe(200);
    };
    return { app, owner, cardid: cardid as string, keeper, keep, phone, act };
  }

  /** What a sync tells: addresses with what became of them. */
  async function changes(phone: Device, since?: string) {
    const { responses, token } = await phone.sync("cards", since);
    return { told: responses.map(({ status }) => status?.split(" ")[1] ?? "changed"), token, responses };
  }

  test("hold what visitors download, photo included", async () => {
    const { phone, cardid, app } = await open();
    const { told, responses } = await changes(phone);
    expect(told).toEqual(["changed"]);
    const href = `${phone.home}cards/${cardid}.vcf`;
    expect(responses[0]?.href).toBe(href);
    const read = await phone.multiget("cards", [href]);
    const visited = await app.inject("/c/robin/contact.vcf");
    expect(visited.body).toContain("PHOTO;ENCODING=b;TYPE=JPEG:");
    expect(read.responses[0]?.props["address-data"]).toBe(visited.body.trim());
    expect(read.responses[0]?.props["getetag"]).toBe(responses[0]?.props["getetag"]);
    const four = await phone.get(href, { accept: "text/vcard;version=4.0" });
    expect(four.body).toContain("VERSION:4.0\r\n");
  });

  test("are new after their owner has changed them, and only then", async () => {
    const { phone, owner, cardid } = await open();
    const first = await changes(phone);
    expect((await changes(phone, first.token)).told).toEqual([]);
    await owner.update(cardid, { fullname: "Robin Sample", companyname: "Dune Works" });
    const second = await changes(phone, first.token);
    expect(second.told).toEqual(["changed"]);
    expect(second.responses[0]?.props["getetag"]).not.toBe(first.responses[0]?.props["getetag"]);
    expect((await phone.get(`cards/${cardid}.vcf`)).body).toContain("ORG:Dune Works\r\n");
    await owner.goFree();
    expect((await changes(phone, second.token)).told).toEqual(["changed"]);
  });

  test("are new with another photo, another username and a second side", async () => {
    const { app, phone, owner, cardid } = await open();
    const read = async () => (await phone.get(`cards/${cardid}.vcf`)).body;
    const photo = async () => linesOf(await read()).find((line) => line.startsWith("PHOTO;"));
    const first = await changes(phone);
    const before = await photo();
    await owner.update(cardid, { fullname: "Robin Sample", profilepic: await anImage("#993366") });
    const second = await changes(phone, first.token);
    expect(second.told).toEqual(["changed"]);
    expect(await photo()).toMatch(/^PHOTO;.*:\S{50}/);
    expect(await photo()).not.toBe(before);

    const username = "robin-sample";
    const renamed = await owner.browser.put(`/api/card/changeusername/${cardid}`, { username });
    expect(renamed.statusCode, renamed.body).toBe(200);
    const third = await changes(phone, second.token);
    expect(third.told).toEqual(["changed"]);
    expect(linesOf(await read()).join()).toContain("/c/robin-sample,");

    const texts = {
      fullname: "見本 ロビン",
      occupation: "製本家",
      companyname: "折り紙",
      bio: "本を綴じます。",
    };
    const secondSide = { language: "ja", ...texts };
    expect((await owner.update(cardid, { language: "en", secondSide })).statusCode).toBe(200);
    expect((await changes(phone, third.token)).told).toEqual(["changed"]);
    expect(await read()).toContain("見本 ロビン");
    expect(await read()).toBe((await app.inject("/c/robin-sample/contact.vcf")).body);
  });

  test("are new when the template of their team is saved, without a write to any card", async () => {
    const { app, keeper, phone } = await open();
    const team = await aTeam(app);
    await team.save();
    const member = await team.member("Ada");
    await keeper.browser.post("/api/com/addfavourite", { cardid: member.cardid });
    const first = await changes(phone);
    const path = `cards/${member.cardid}.vcf`;
    expect((await phone.get(path)).body).toContain("ORG:Officina Brera\r\n");
    const template = { ...TEMPLATE, companyname: { rule: "fixed", value: "Dune Works" } };
    expect((await team.save(template)).statusCode).toBe(200);
    const second = await changes(phone, first.token);
    expect(second.responses.map(({ href }) => href)).toEqual([`${phone.home}${path}`]);
    const read = await phone.get(path);
    expect(read.body).toContain("ORG:Dune Works\r\n");
    expect(read.headers.etag).toBe(second.responses[0]?.props["getetag"]);
    expect((await changes(phone, second.token)).told).toEqual([]);
  });

  test("go when they are taken down, deleted or of somebody who is suspended, and come back when that is undone", async () => {
    const { app, phone, owner, cardid, act } = await open();
    const admin = await anAdmin(app);
    const judge = async (what: string, body: object = REASON) => {
      const answer = await admin.browser.post(`/api/admin/${what}`, body);
      expect(answer.statusCode, answer.body).toBe(200);
    };
    const { version } = (await owner.load(cardid)).json();
    const path = `cards/${cardid}.vcf`;
    let { token } = await changes(phone);
    const steps = [
      [() => judge(`cards/${cardid}/takedown`, TAKE_DOWN), () => judge(`cards/${cardid}/putback`)],
      [() => act("delete", { username: "robin", version }), () => act("restore")],
      [() => judge(`people/${owner.id}/suspend`), () => judge(`people/${owner.id}/lift`)],
    ] as const;
    for (const [hide, undo] of steps) {
      await hide();
      const gone = await changes(phone, token);
      expect(gone.told).toEqual(["404"]);
      expect((await phone.get(path)).statusCode).toBe(404);
      await undo();
      const back = await changes(phone, gone.token);
      expect(back.told).toEqual(["changed"]);
      expect((await phone.get(path)).body).toContain("PHOTO;");
      token = back.token;
    }
  });

  test("stay while they rest, and show nothing to a device that comes then", async () => {
    const { app, phone, keeper, act, cardid } = await open();
    const first = await changes(phone);
    await act("pause");
    expect((await changes(phone, first.token)).told).toEqual([]);
    const path = `cards/${cardid}.vcf`;
    const listed = await phone.propfind("cards/", "1", "<d:getetag/>");
    expect(listed.responses[1]?.props["getetag"]).toBe(first.responses[0]?.props["getetag"]);

    const desk = await aDevice(app, keeper, "Desk");
    const late = await changes(desk);
    expect(late.told).toEqual(["changed"]);
    const resting = await desk.get(path);
    expect(resting.body).toContain("FN:Robin Sample\r\n");
    expect(resting.body).not.toMatch(/TEL|EMAIL|PHOTO|URL/);
    expect(resting.headers.etag).not.toBe(late.responses[0]?.props["getetag"]);

    await act("show");
    const shown = await changes(desk, late.token);
    expect(shown.told).toEqual(["changed"]);
    expect((await desk.get(path)).headers.etag).toBe(shown.responses[0]?.props["getetag"]);
  });

  test("go when they are gone for good, or kept no longer, and come back", async () => {
    const { phone, keeper, keep, owner, act, cardid } = await open();
    const first = await changes(phone);
    await keeper.browser.delete(`/api/com/removefavourite/${cardid}`);
    const second = await changes(phone, first.token);
    expect(second.told).toEqual(["404"]);
    expect((await phone.get(`cards/${cardid}.vcf`)).statusCode).toBe(404);
    await keep();
    const third = await changes(phone, second.token);
    expect(third.told).toEqual(["changed"]);
    const { version } = (await owner.load(cardid)).json();
    await act("delete", { username: "robin", version });
    expect((await changes(phone, third.token)).told).toEqual(["404"]);
  });

  test("are remembered for ninety days after they went", async () => {
    const { app, phone, keeper, cardid } = await open();
    const { token } = await changes(phone);
    await keeper.browser.delete(`/api/com/removefavourite/${cardid}`);
    expect((await changes(phone, token)).told).toEqual(["404"]);
    app.passTime(89 * DAY_MS);
    await purgeGoneCards(app.db, app.now());
    expect((await changes(phone, token)).told).toEqual(["404"]);
    app.passTime(4 * DAY_MS);
    await purgeGoneCards(app.db, app.now());
    expect(await app.db.selectFrom("kept_card").selectAll().execute()).toEqual([]);
  });

  test("come in parts, of which none is lost when one changes in between", async () => {
    const { phone, owner, keeper, cardid } = await open();
    const ids = [cardid];
    for (const username of ["ana", "kwame"]) {
      const added = (await owner.add({ username, fullname: "Ana Sousa" })).json();
      await keeper.browser.post("/api/com/addfavourite", { cardid: added.cardid });
      ids.push(added.cardid);
    }
    const limit = "<d:limit><d:nresults>2</d:nresults></d:limit>";
    const cardsOf = (part: Awaited<ReturnType<Device["sync"]>>) =>
      part.responses.flatMap(({ href, status }) => (status === undefined ? [href] : []));
    const first = await phone.sync("cards", "", limit);
    const told = cardsOf(first);
    expect(told).toHaveLength(2);
    const changed = ids.find((id) => told[0]?.includes(id)) as string;
    await owner.update(changed, { fullname: "Ana Sousa", companyname: "Dune Works" });
    const rest = cardsOf(await phone.sync("cards", first.token));
    expect(new Set([...told, ...rest]).size).toBe(3);
    expect(rest).toContain(told[0]);
  });

  test("are read only", async () => {
    const { phone, cardid } = await open();
    const path = `cards/${cardid}.vcf`;
    const { body } = await phone.get(path);
    const refused = [
      await phone.put(path, body),
      await phone.put("cards/new.vcf", body),
      await phone.remove(path),
    ];
    expect(refused.map(({ statusCode }) => statusCode)).toEqual([403, 403, 403]);
    expect(refused[0]?.body).toContain("need-privileges");
    const book = await phone.propfind("cards/", "0", "<d:current-user-privilege-set/><d:displayname/>");
    expect(book.responses[0]?.props).toMatchObject({
      "current-user-privilege-set": "privilege",
      displayname: "Cards I keep",
    });
  });

  test("cost those who keep them nothing when they are saved", async () => {
    const { app, phone, owner, cardid } = await open();
    await changes(phone);
    const stored = () => app.db.selectFrom("kept_card").selectAll().execute();
    const before = await stored();
    await owner.update(cardid, { fullname: "Robin Sample", companyname: "Dune Works" });
    expect(await stored()).toEqual(before);
    const query = `<c:addressbook-query ${NAMESPACES}><d:prop><d:getetag/></d:prop></c:addressbook-query>`;
    await phone.report("cards/", query);
    expect(await stored()).not.toEqual(before);
  });
});
