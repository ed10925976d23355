import { expect, test } from "vitest";
import { cardFields } from "../../../../../tools/harness/cards.ts";
import { eachDatabase } from "../../../test/databases.ts";
import { mailsTo } from "../../../test/mailbox.ts";
import type { Owner } from "../../../test/owner.ts";
import { aTeam, TEMPLATE } from "../../../test/teams.ts";
import { buildTestApp } from "../../../test/test-app.ts";

eachDatabase("somebody's team card", (database) => {
  async function open() {
    const app = await buildTestApp(database);
    const team = await aTeam(app);
    await team.save();
    const anna = await team.member("Anna");
    const fields = await cardFields({
      fullname: "Anna Rossi",
      occupation: "Designer",
      companyname: "Officina Brera",
      color: "tomato-color",
      contacts: { email: { value: "anna@officinabrera.example" } },
    });
    const url = (personid = anna.personid) => `${team.url}/people/${personid}/card`;
    const correct = (given: object, by: Owner = team.owner, personid = anna.personid) =>
      by.browser.put(url(personid), { ...fields, ...given });
    const shown = async (username = "anna-sample") => (await app.inject(`/api/card/${username}`)).json();
    const told = async () =>
      (await mailsTo(app, anna.email)).filter(({ kind }) => kind === "team_card_corrected");
    return { app, team, anna, url, correct, shown, told };
  }

  test("is corrected by an admin, and its person and the team are told", async () => {
    const { team, url, correct, shown, told } = await open();
    const ben = await team.member("Ben", "admin");
    const { version } = (await ben.browser.get(url())).json();
    expect((await correct({ version }, ben)).json()).toMatchObject({ version: version + 1 });
    expect(await shown()).toMatchObject({ fullname: "Anna Rossi", occupation: "Designer" });
    const [mail, ...more] = await told();
    expect(more).toEqual([]);
    expect(mail?.text).toContain("Ben Sample of Officina Brera corrected your team card /c/anna-sample.");
    const { actions } = (await team.owner.browser.get(`${team.url}/actions`)).json();
    expect(actions[0]).toMatchObject({ action: "card_corrected", by: "Ben Sample", subject: "Anna Sample" });
    expect((await correct({ version }, ben)).json().code).toBe("card_changed");
  });

  test("keeps to its template, whoever corrects it", async () => {
    const { correct, shown, told } = await open();
    const refused = await correct({ companyname: "Anna Ltd" });
    expect([refused.statusCode, Object.keys(refused.json().fields)]).toEqual([403, ["companyname"]]);
    const contacts = { email: { value: "anna@private.example" } };
    expect((await correct({ contacts })).statusCode).toBe(400);
    expect(await shown()).toMatchObject({ fullname: "Anna Sample" });
    expect(await told()).toEqual([]);
  });

  test("can be corrected before anybody has taken it", async () => {
    const { team, correct, shown } = await open();
    await team.invite("Cy Sample <cy@officinabrera.example>");
    const { personid } = (await team.person("Cy Sample")) ?? {};
    const contacts = { email: { value: "cy@officinabrera.example" } };
    expect((await correct({ fullname: "Cy Example", contacts }, team.owner, personid)).statusCode).toBe(200);
    expect(await shown("cy-sample")).toMatchObject({ fullname: "Cy Example", occupation: "Designer" });
  });

  test("keeps from admins what its person shows only on links, whoever saves it", async () => {
    const { team, anna, url, correct, shown } = await open();
    const { cardid } = (await anna.list())[0];
    const links = `/api/card/links/${cardid}`;
    const { linkid } = (await anna.browser.post(links, { name: "Close", slug: "", secret: true })).json();
    const own = (await anna.load(cardid)).json();
    const sms = { value: "+1 202 555 0199" };
    const linkOnly = { sms: [linkid] };
    await anna.update(cardid, { ...own, contacts: { ...own.contacts, sms }, linkOnly });

    const seen = (await team.owner.browser.get(url())).json();
    expect(JSON.stringify([seen, await shown()])).not.toContain("0199");
    expect(seen).not.toHaveProperty("linkOnly");
    expect((await correct({ contacts: seen.contacts, linkOnly: {} })).statusCode).toBe(200);
    expect((await anna.load(cardid)).json()).toMatchObject({ contacts: { sms }, linkOnly });
    expect(JSON.stringify(await shown())).not.toContain("0199");
  });

  test("shows everybody what its template fixes, and hides what was the person's own when that ends", async () => {
    const { team, anna, shown } = await open();
    const { cardid } = (await anna.list())[0];
    const own = (await anna.load(cardid)).json();
    const sms = { value: "+1 202 555 0199" };
    await anna.update(cardid, { ...own, contacts: { ...own.contacts, sms }, linkOnly: { sms: [] } });
    const refused = await anna.update(cardid, { ...own, linkOnly: { website: [] } });
    expect(refused.json()).toMatchObject({
      code: "set_by_team",
      fields: { "contacts.website": expect.any(String) },
    });

    const value = "+1 202 555 0111";
    await team.save({ ...TEMPLATE, channels: { ...TEMPLATE.channels, sms: { rule: "fixed", value } } });
    expect((await shown()).contacts.sms).toEqual({ value });
    const { linkOnly, contacts } = (await anna.load(cardid)).json();
    expect(linkOnly ?? {}).toEqual({});
    await anna.update(cardid, { ...own, contacts, linkOnly: {} });
    await team.save();
    expect((await shown()).contacts).not.toHaveProperty("sms");
    expect((await anna.load(cardid)).json()).toMatchObject({ contacts: { sms }, linkOnly: { sms: [] } });
  });

  test("is nobody's to correct who is a member, above them, or gone, and no other card of its person is", async () => {
    const { app, team, anna, url, correct } = await open();
    const ben = await team.member("Ben", "admin");
    expect((await correct({}, anna)).statusCode).toBe(403);
    const card = await team.owner.browser.post(`${team.url}/card`, { templateid: team.templateid });
    expect(card.statusCode).toBe(201);
    const owner = await team.person("Giulia Ferrante");
    expect((await correct({}, ben, owner?.personid)).statusCode).toBe(403);
    expect((await ben.browser.get(url(owner?.personid))).statusCode).toBe(403);
    await team.owner.browser.post(`${team.url}/people/${ben.personid}/remove`, { successor: null });
    expect((await correct({}, ben)).statusCode).toBe(404);
    const own = (await anna.add({ username: "anna-own" })).json().cardid;
    expect((await team.owner.browser.get(`/api/card/getcarddataforupdate/${own}`)).statusCode).toBe(404);
    expect((await team.owner.browser.get(url(own))).statusCode).toBe(404);
    expect((await app.inject("/api/card/anna-own")).json().fullname).toBe("Robin Sample");
  });
});
