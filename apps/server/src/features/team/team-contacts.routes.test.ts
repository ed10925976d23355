import type { SharedPeoplePage } from "@visita/domain/team/team-contacts.contract";
import { expect, test } from "vitest";
import { contactsOf } from "../../../test/contacts.ts";
import { eachDatabase } from "../../../test/databases.ts";
import { mailsTo } from "../../../test/mailbox.ts";
import { anOwner } from "../../../test/owner.ts";
import { plainPages } from "../../../test/plain-pages.ts";
import { aTeam } from "../../../test/teams.ts";
import { buildTestApp } from "../../../test/test-app.ts";

const NOOR = {
  name: "Noor Bakker",
  email: "noor@person.example",
  company: "Van Zijl",
  note: "The walnut bench",
};

eachDatabase("contacts shared with a team", (database) => {
  async function aSharingTeam() {
    const app = await buildTestApp(database, { pages: plainPages() });
    const team = await aTeam(app);
    await team.save();
    const anna = await team.member("Anna");
    const ben = await team.member("Ben", "admin");
    const share = (shared: boolean) => team.owner.browser.put(`${team.url}/sharing`, { shared });
    const openForm = async (username = anna.username) =>
      (await app.inject(`/api/public/hello/${username}`)).json() as {
        stamp: string;
        sharedWith: string | null;
      };
    async function leave(details: object = NOOR, username = anna.username) {
      const { stamp, sharedWith } = await openForm(username);
      app.passTime(10_000);
      const payload = { ...details, stamp, isShared: sharedWith !== null };
      const sent = await app.inject({ method: "POST", url: `/api/public/hello/${username}`, payload });
      expect(sent.statusCode, sent.body).toBe(200);
    }
    const seen = async (query = "", by = ben): Promise<SharedPeoplePage> =>
      (await by.browser.get(`${team.url}/contacts${query}`)).json();
    return { app, team, anna, ben, share, openForm, leave, seen };
  }

  test("are seen by admins from then on; what was left before stays the member's alone", async () => {
    const { team, anna, share, openForm, leave, seen } = await aSharingTeam();
    await leave({ ...NOOR, name: "Early Bird" });
    expect((await openForm()).sharedWith).toBeNull();
    expect((await share(true)).json()).toMatchObject({ contactsSharedAt: expect.any(Number) });
    expect((await openForm()).sharedWith).toBe("Officina Brera");
    await leave();
    const { people, matches } = await seen();
    expect([matches, people]).toMatchObject([
      1,
      [{ ...NOOR, holder: { firstname: "Anna", lastname: "Sample" }, card: { username: "anna-sample" } }],
    ]);
    expect((await contactsOf(anna).list()).people.map(({ name }) => name)).toEqual([
      "Noor Bakker",
      "Early Bird",
    ]);
    await share(false);
    await leave({ name: "Late Owl", email: "late@person.example" });
    expect((await seen()).people.map(({ name }) => name)).toEqual(["Noor Bakker"]);
    const filters = (await team.owner.browser.get(`${team.url}/contacts/filters`)).json();
    expect(filters).toMatchObject({ total: 1, since: null, cards: [{ username: "anna-sample" }] });
  });

  test("only hold what a visitor was told: a form that said nothing shares nothing", async () => {
    const { app, anna, share, openForm, seen } = await aSharingTeam();
    const { stamp } = await openForm();
    await share(true);
    app.passTime(10_000);
    const url = `/api/public/hello/${anna.username}`;
    await app.inject({ method: "POST", url, payload: { ...NOOR, stamp } });
    expect((await seen()).people).toEqual([]);
    expect((await contactsOf(anna).list()).people).toHaveLength(1);
  });

  test("are told on the page without a script too, and posted from there", async () => {
    const { app, anna, share, seen } = await aSharingTeam();
    await share(true);
    const url = `/c/${anna.username}/hello`;
    const page = await app.inject({ url, headers: { accept: "text/html" } });
    expect(page.body).toContain("&quot;sharedWith&quot;:&quot;Officina Brera&quot;");
    const stamp = /&quot;stamp&quot;:&quot;([^&]+)&quot;/.exec(page.body)?.[1] ?? "";
    app.passTime(10_000);
    const form = new URLSearchParams({ ...NOOR, stamp, shared: "yes" });
    const sent = await app.inject({
      method: "POST",
      url,
      headers: { "content-type": "application/x-www-form-urlencoded", "sec-fetch-site": "same-origin" },
      payload: form.toString(),
    });
    expect(sent.statusCode).toBe(303);
    expect((await seen()).people).toMatchObject([{ name: "Noor Bakker" }]);
  });

  test("never include a member's own card, tags or note", async () => {
    const { anna, share, leave, seen, team } = await aSharingTeam();
    await share(true);
    await leave();
    const { add, list } = contactsOf(anna);
    await add({ name: "Own Friend" });
    const [noor] = (await list()).people.filter(({ name }) => name === "Noor Bakker");
    await anna.browser.send({
      method: "PATCH",
      url: `/api/contacts/${noor?.personid}`,
      payload: { ownNote: "haggles", tags: ["difficult"] },
    });
    const page = await seen();
    expect(page.people).toHaveLength(1);
    expect(JSON.stringify(page)).not.toMatch(/haggles|difficult|Own Friend/);
    for (const hidden of ["haggles", "difficult", "friend"]) {
      expect((await seen(`?q=${hidden}`)).people).toEqual([]);
    }
    expect((await seen("?q=walnut")).people).toHaveLength(1);
    const file = await team.owner.browser.get(`${team.url}/contacts.csv`);
    expect(file.body).toContain("Noor Bakker,noor@person.example,,Van Zijl,,,anna-sample,Anna Sample,");
    expect(file.body).not.toMatch(/haggles|difficult|Own Friend/);
  });

  test("stay the member's after they leave, and go when the member deletes them", async () => {
    const { team, anna, share, leave, seen } = await aSharingTeam();
    await share(true);
    await leave();
    await anna.browser.post(`${team.url}/leave`, { successor: null });
    const mine = (await contactsOf(anna).list()).people;
    expect(mine.map(({ name }) => name)).toEqual(["Noor Bakker"]);
    expect((await seen()).people).toHaveLength(1);
    await anna.browser.delete(`/api/contacts/${mine[0]?.personid}`);
    expect((await seen()).people).toEqual([]);
  });

  test("are announced to all members by mail, once for each time they are turned on", async () => {
    const { app, team, anna, ben, share } = await aSharingTeam();
    await share(true);
    await share(true);
    for (const { email } of [anna, ben, team.owner]) {
      const told = (await mailsTo(app, email)).filter(({ kind }) => kind === "team_contacts_shared");
      expect(told).toHaveLength(1);
    }
    const { actions } = (await team.owner.browser.get(`${team.url}/actions`)).json();
    expect(actions[0]).toMatchObject({ action: "sharing_on" });
  });

  test("are hidden from members and from other teams, and only owners turn sharing on", async () => {
    const { app, team, anna, ben, share, leave } = await aSharingTeam();
    await share(true);
    await leave();
    const stranger = await anOwner(app);
    const other = (await stranger.browser.post("/api/team", { name: "Other", cardid: null })).json();
    expect((await anna.browser.get(`${team.url}/contacts`)).statusCode).toBe(403);
    expect((await ben.browser.put(`${team.url}/sharing`, { shared: false })).statusCode).toBe(403);
    expect((await stranger.browser.get(`${team.url}/contacts`)).statusCode).toBe(404);
    expect((await stranger.browser.get(`/api/team/${other.teamid}/contacts?q=noor`)).json().people).toEqual(
      [],
    );
  });
});
