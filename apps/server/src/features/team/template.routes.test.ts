import { expect, test } from "vitest";
import { cardFields } from "../../../../../tools/harness/cards.ts";
import { eachDatabase } from "../../../test/databases.ts";
import { readTables } from "../../../test/fingerprints.ts";
import { anOwner } from "../../../test/owner.ts";
import { plainPages } from "../../../test/plain-pages.ts";
import { aTeam, TEMPLATE } from "../../../test/teams.ts";
import { buildTestApp } from "../../../test/test-app.ts";

eachDatabase("a team card", (database) => {
  async function open() {
    const app = await buildTestApp(database, { pages: plainPages() });
    const team = await aTeam(app);
    expect((await team.save()).statusCode).toBe(200);
    const shown = async (username = "anna-sample") => (await app.inject(`/api/card/${username}`)).json();
    const load = (cardid: string, by: Awaited<ReturnType<typeof team.member>>) => by.load(cardid);
    return { app, team, shown, load };
  }

  test("shows what its template fixes, in every representation, and takes none of its person's slots", async () => {
    const { app, team, shown } = await open();
    const anna = await team.member("Anna");
    expect(await shown()).toMatchObject({
      fullname: "Anna Sample",
      companyname: "Officina Brera",
      color: "tomato-color",
      contacts: { website: { value: "https://officinabrera.example" } },
      exchange: true,
    });
    for (const url of ["/api/card/anna-sample", "/c/anna-sample/contact.vcf"]) {
      expect((await app.inject(url)).body, url).toContain("Officina Brera");
    }
    const [card] = await anna.list();
    const name = { teamid: team.teamid, name: "Officina Brera" };
    expect(card).toMatchObject({ cardid: anna.cardid, companyname: "Officina Brera", team: name });
    expect((await anna.load(anna.cardid)).json().team).toEqual({
      ...name,
      status: "active",
      fixed: ["logo", "color", "companyname", "contacts.website"],
      channels: ["phonenumber", "email", "sms", "website"],
      endings: { email: "@officinabrera.example" },
    });
    const status = await anna.browser.get(`/api/card/packagestatus/${anna.id}`);
    expect(status.json().availableSlots).toBe(1);
    expect((await anna.add({ username: "anna-own" })).statusCode).toBe(201);
  });

  test("changes with its template at once, without a write to any card, and back when that is undone", async () => {
    const { app, team, shown } = await open();
    await team.member("Anna");
    await team.member("Ben");
    const names = async () => [(await shown()).companyname, (await shown("ben-sample")).companyname];
    expect(await names()).toEqual(["Officina Brera", "Officina Brera"]);
    const cards = await readTables(app.db, ["card"]);
    const fixed = { rule: "fixed", value: "Officina Brera & Figli" };
    const saved = (await team.save({ ...TEMPLATE, companyname: fixed })).json();
    expect(await names()).toEqual([fixed.value, fixed.value]);
    expect(await readTables(app.db, ["card"])).toEqual(cards);
    expect(saved).toMatchObject({
      changedBy: "Giulia Ferrante",
      isChangedByYou: true,
      sample: { companyname: fixed.value },
      undo: { fields: ["companyname"] },
    });
    const undo = (version: number) =>
      team.owner.browser.post(`${team.url}/templates/${team.templateid}/undo`, { version });
    expect((await undo(saved.version)).json()).toMatchObject({ undo: null });
    expect(await names()).toEqual(["Officina Brera", "Officina Brera"]);
    expect((await undo(saved.version + 1)).json().code).toBe("expired");
  });

  test("a save from an older version changes nothing, and an undo is over after 30 days", async () => {
    const { app, team } = await open();
    const [{ version }] = await team.templates();
    const put = (sent: number, bio: string) =>
      team.owner.browser.put(`${team.url}/templates/${team.templateid}`, {
        version: sent,
        template: { ...TEMPLATE, bio: { rule: "fixed", value: bio } },
      });
    const [first, second] = await Promise.all([put(version, "One."), put(version, "Two.")]);
    expect([first.statusCode, second.statusCode].toSorted()).toEqual([200, 409]);
    expect((await put(version, "Three.")).json().code).toBe("template_changed");
    app.passTime(30 * 24 * 60 * 60_000);
    await team.signInAgain();
    expect((await team.templates())[0].undo).toBeNull();
  });

  test("its person changes what is theirs; what is fixed or ends otherwise is refused by its name", async () => {
    const { team, shown } = await open();
    const anna = await team.member("Anna");
    const own = await cardFields({
      fullname: "Anna Rossi",
      companyname: "Officina Brera",
      color: "tomato-color",
      contacts: { email: { value: "anna@officinabrera.example" }, phonenumber: { value: "+1 202 555 0117" } },
    });
    expect((await anna.update(anna.cardid, own)).statusCode).toBe(200);
    expect(await shown()).toMatchObject({ fullname: "Anna Rossi", occupation: "Bookbinder" });
    const refusal = async (given: object) => {
      const response = await anna.update(anna.cardid, { ...own, ...given });
      return [response.statusCode, response.json().code, Object.keys(response.json().fields ?? {})];
    };
    expect(await refusal({ companyname: "Anna Ltd" })).toEqual([403, "set_by_team", ["companyname"]]);
    expect(await refusal({ color: "black-color" })).toEqual([403, "set_by_team", ["color"]]);
    const contacts = (given: object) => ({ contacts: { ...own.contacts, ...given } });
    const website = { website: { value: "https://elsewhere.example" } };
    expect(await refusal(contacts(website))).toEqual([403, "set_by_team", ["contacts.website"]]);
    const unused = { instagram: { value: "anna" } };
    expect(await refusal(contacts(unused))).toEqual([403, "set_by_team", ["contacts.instagram"]]);
    const email = { email: { value: "anna@private.example" } };
    expect(await refusal(contacts(email))).toEqual([400, "invalid_input", ["contacts.email"]]);
    expect(await shown()).toMatchObject({ companyname: "Officina Brera", color: "tomato-color" });
  });

  test("keeps what a template hides, until it is their own again", async () => {
    const { team, shown } = await open();
    const anna = await team.member("Anna");
    const own = { contacts: {}, companyname: "", color: undefined, bio: "I draw chairs." };
    expect((await anna.update(anna.cardid, { ...own, occupation: "Designer" })).statusCode).toBe(200);
    await team.save({ ...TEMPLATE, bio: { rule: "fixed", value: "We make furniture." } });
    expect((await shown()).bio).toBe("We make furniture.");
    await anna.update(anna.cardid, { ...own, bio: "", occupation: "Architect" });
    await team.save();
    expect(await shown()).toMatchObject({ bio: "I draw chairs.", occupation: "Architect" });
  });

  test("cannot be paused, moved, deleted or taken out of search engines' reach by its person", async () => {
    const { app, team } = await open();
    const anna = await team.member("Anna");
    const { version } = (await anna.load(anna.cardid)).json();
    const calls = [
      anna.browser.post(`/api/card/pause/${anna.cardid}`),
      anna.browser.post(`/api/card/delete/${anna.cardid}`, { username: "anna-sample", version }),
      anna.browser.put(`/api/card/changeusername/${anna.cardid}`, { username: "anna-new" }),
      anna.browser.send({
        method: "PATCH",
        url: `/api/card/indexable/${anna.cardid}`,
        payload: { indexable: true },
      }),
    ];
    for (const call of calls) expect((await call).json()).toMatchObject({ code: "set_by_team" });
    expect((await app.inject("/c/anna-sample")).statusCode).toBe(200);
  });

  test("is in the site map when its template says so", async () => {
    const { app, team } = await open();
    await team.member("Anna");
    const listed = async () => (await app.inject("/sitemap-cards.xml")).body.includes("/c/anna-sample<");
    expect(await listed()).toBe(false);
    await team.save({ ...TEMPLATE, indexable: true });
    expect(await listed()).toBe(true);
    expect((await app.inject("/c/anna-sample")).headers["x-robots-tag"]).toBeUndefined();
  });

  test("waits for a look when its template imitates a brand", async () => {
    const { app, team } = await open();
    const anna = await team.member("Anna");
    const reviews = () => app.db.selectFrom("card_review").select("card_id").execute();
    expect(await reviews()).toEqual([]);
    await team.save({ ...TEMPLATE, companyname: { rule: "fixed", value: "P\u0430yP\u0430l" } });
    expect(await reviews()).toEqual([{ card_id: anna.cardid }]);
  });

  test("moves to another template after a look at what changes", async () => {
    const { team, shown } = await open();
    const anna = await team.member("Anna");
    const copied = await team.owner.browser.post(`${team.url}/templates`, {
      name: "Showroom",
      copyOf: team.templateid,
    });
    const showroom = copied.json();
    const template = {
      ...TEMPLATE,
      companyname: { rule: "fixed", value: "Brera Showroom" },
      channels: { ...TEMPLATE.channels, email: { rule: "theirs", ending: "@showroom.example" } },
    };
    await team.owner.browser.put(`${team.url}/templates/${showroom.templateid}`, {
      version: showroom.version,
      template,
    });
    const move = { people: [anna.personid], templateid: showroom.templateid };
    expect((await team.owner.browser.post(`${team.url}/move/look`, move)).json()).toEqual({
      people: 1,
      changes: [
        { field: "companyname", cards: 1 },
        { field: "contacts.email", cards: 1 },
      ],
      unfit: [
        {
          name: "Anna Sample",
          field: "contacts.email",
          value: "anna@officinabrera.example",
          ending: "@showroom.example",
        },
      ],
    });
    expect((await shown()).companyname).toBe("Officina Brera");
    expect((await team.owner.browser.post(`${team.url}/move`, move)).json()).toEqual({ moved: 1 });
    expect(await shown()).toMatchObject({ companyname: "Brera Showroom" });
    const [done] = (await team.owner.browser.get(`${team.url}/actions`)).json().actions;
    expect(done).toMatchObject({ action: "people_moved", from: "Officina Brera", to: "Showroom", count: 1 });
    const remove = (id: string) => team.owner.browser.delete(`${team.url}/templates/${id}`);
    expect((await remove(showroom.templateid)).statusCode).toBe(409);
    expect((await remove(team.templateid)).statusCode).toBe(200);
  });

  test("is looked at before its template changes: what is hidden and kept, and what does not fit", async () => {
    const { team } = await open();
    const anna = await team.member("Anna");
    await team.member("Ben");
    const contacts = {
      phonenumber: { value: "+1 202 555 0117" },
      email: { value: "anna@officinabrera.example" },
    };
    await anna.update(anna.cardid, await cardFields({ contacts, companyname: "", color: undefined }));
    const looked = await team.owner.browser.post(`${team.url}/templates/${team.templateid}/look`, {
      hidden: ["contacts.phonenumber", "contacts.instagram", "contacts.constructor", "occupation"],
      endings: { email: "@brera.example" },
    });
    const unfit = (name: string, value: string) => ({
      name,
      field: "contacts.email",
      value,
      ending: "@brera.example",
    });
    expect(looked.json()).toEqual({
      kept: [
        { field: "contacts.phonenumber", cards: 1 },
        { field: "occupation", cards: 1 },
      ],
      unfit: [
        unfit("Ben Sample", "ben@officinabrera.example"),
        unfit("Robin Sample", "anna@officinabrera.example"),
      ],
      unfitCount: 2,
    });
  });

  test("is not changed by a template with hostile values, and shows its texts as nothing but texts", async () => {
    const { app, team, shown } = await open();
    await team.member("Anna");
    const before = await shown();
    const fixed = (value: unknown) => ({ rule: "fixed", value });
    const channel = (key: string, value: unknown) => ({ channels: { ...TEMPLATE.channels, [key]: value } });
    const hostile: [object, string | undefined][] = [
      [channel("website", fixed("javascript:alert(1)")), "contacts.website"],
      [channel("website", fixed("data:text/html,<script>alert(1)</script>")), "contacts.website"],
      [channel("constructor", fixed("x")), "contacts.constructor"],
      [channel("email", { rule: "theirs", ending: "@".repeat(101) }), "contacts.email"],
      [{ logo: fixed("data:image/svg+xml;base64,PHN2Zy8+") }, "logo"],
      [{ logo: fixed("https://elsewhere.example/pixel.png") }, "logo"],
      [{ logo: fixed(`/media/${"a".repeat(64)}.webp`) }, "logo"],
      [{ color: fixed("red;background:url(//elsewhere.example)") }, "color"],
      [{ color: fixed("__proto__") }, "color"],
      [{ bio: fixed("word ".repeat(2_000)) }, "bio"],
      [{ occupation: { rule: "everybody", value: "x" } }, undefined],
      [{ photo: "https://elsewhere.example/pixel.png" }, undefined],
    ];
    for (const [change, field] of hostile) {
      const refused = await team.save({ ...TEMPLATE, ...change });
      expect([change, refused.statusCode], refused.body).toEqual([change, 400]);
      if (field) expect(Object.keys(refused.json().fields)).toEqual([field]);
    }
    expect(await shown()).toEqual(before);

    const companyname = '"><script>alert(1)</script>\r\nEMAIL:eve@elsewhere.example';
    const occupation = '=HYPERLINK("https://elsewhere.example")';
    const texts = { companyname: fixed(companyname), occupation: fixed(occupation) };
    expect((await team.save({ ...TEMPLATE, ...texts })).statusCode).toBe(200);
    expect((await shown()).companyname).toBe(companyname.replace("\r\n", " "));
    const vcard = (await app.inject("/c/anna-sample/contact.vcf")).body.split("\r\n");
    expect(vcard.filter((line) => /^EMAIL/.test(line))).toEqual([
      expect.stringContaining("anna@officinabrera.example"),
    ]);
    expect((await app.inject("/c/anna-sample/og.png")).statusCode).toBe(200);
  });

  test("of a team that was started from a card has its logo, colour, company and website, and the card stays as it was", async () => {
    const { app } = await open();
    const owner = await anOwner(app, "premium");
    const given = { username: "robin", color: "tomato-color" };
    const { cardid } = (await owner.add(given)).json();
    const before = (await owner.load(cardid)).json();
    const started = (await owner.browser.post("/api/team", { name: "Folded Sheet", cardid })).json();
    const { templates } = (await owner.browser.get(`/api/team/${started.teamid}/templates`)).json();
    expect(templates[0].template).toMatchObject({
      color: { rule: "fixed", value: "tomato-color" },
      companyname: { rule: "fixed", value: "Folded Sheet" },
      occupation: { rule: "theirs" },
    });
    expect((await owner.load(cardid)).json()).toEqual(before);
  });
});
