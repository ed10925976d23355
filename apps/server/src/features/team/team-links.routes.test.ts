import type { TeamLink, TeamLinkCard } from "@visita/domain/team/team-link.contract";
import { expect, test } from "vitest";
import { contactsOf } from "../../../test/contacts.ts";
import { eachDatabase } from "../../../test/databases.ts";
import { anOwner } from "../../../test/owner.ts";
import { plainPages } from "../../../test/plain-pages.ts";
import { aTeam } from "../../../test/teams.ts";
import { buildTestApp } from "../../../test/test-app.ts";
import { aVisitor, toNextDay } from "../../../test/visits.ts";

const SALONE = { name: "Salone 2027", slug: "salone" };

eachDatabase("links of all cards of a team", (database) => {
  async function aTeamOfTwo() {
    const app = await buildTestApp(database, { pages: plainPages() });
    const team = await aTeam(app);
    await team.save();
    const anna = await team.member("Anna");
    const ben = await team.member("Ben");
    const url = `${team.url}/links`;
    const links = async (): Promise<TeamLink[]> => (await team.owner.browser.get(url)).json().links;
    const make = async (more: object = {}) =>
      (await team.owner.browser.post(url, { ...SALONE, ...more })).json() as TeamLink;
    const open = (path: string) => app.inject({ url: path, headers: { accept: "text/html" } });
    return { app, team, anna, ben, url, links, make, open };
  }

  test("answer under each card, also under one that is made later, and say where one met", async () => {
    const { team, anna, make, open, links } = await aTeamOfTwo();
    expect(await make()).toMatchObject({ ...SALONE, cards: 2, overSince: null });
    await team.invite("Cora Sample <cora@officinabrera.example>");
    for (const username of [anna.username, "cora-sample"]) {
      const page = await open(`/c/${username}/salone`);
      expect([page.statusCode, page.body.includes("Salone 2027")]).toEqual([200, true]);
    }
    expect(await links()).toMatchObject([{ cards: 3 }]);
  });

  test("sum what came by them, in all and by person", async () => {
    const { app, team, anna, ben, url, make, links } = await aTeamOfTwo();
    const { linkid } = await make();
    for (const [ip, { cardid }] of [
      ["203.0.113.1", anna],
      ["203.0.113.2", anna],
      ["203.0.113.3", ben],
    ] as const) {
      await aVisitor(app, { ip }).report({ card: cardid, kind: "view", link: "salone" });
      await aVisitor(app, { ip }).view(cardid);
    }
    await aVisitor(app, { ip: "203.0.113.1" }).report({ card: anna.cardid, kind: "save", link: "salone" });
    await app.context.visitRecorder.flush();
    expect(await links()).toMatchObject([{ views: 3, saves: 1, details: 0 }]);
    const { cards } = (await team.owner.browser.get(`${url}/${linkid}/cards`)).json();
    expect(
      cards.map(({ name, url: address, views }: TeamLinkCard) => [name, new URL(address).pathname, views]),
    ).toEqual([
      ["Anna Sample", "/c/anna-sample/salone", 2],
      ["Ben Sample", "/c/ben-sample/salone", 1],
    ]);
  });

  test("lead to the plain card once they have ended, at once and after their last day", async () => {
    const { app, team, anna, ben, url, make, open } = await aTeamOfTwo();
    const today = new Date(app.now()).toISOString().slice(0, 10);
    const { linkid } = await make({ lastDay: today });
    await open(`/c/${anna.username}/salone`);
    toNextDay(app);
    await team.signInAgain();
    expect((await open(`/c/${anna.username}/salone`)).headers.location).toBe("/c/anna-sample");
    const again = await team.owner.browser.send({
      method: "PATCH",
      url: `${url}/${linkid}`,
      payload: { ended: false, name: "Fiera" },
    });
    expect(again.json()).toMatchObject({ lastDay: null, overSince: null });
    expect((await open(`/c/${ben.username}/salone`)).body).toContain("Fiera");
    const ended = await team.owner.browser.delete(`${url}/${linkid}`);
    expect(ended.json()).toMatchObject({ overSince: new Date(app.now()).toISOString().slice(0, 10) });
    expect((await open(`/c/${ben.username}/salone`)).headers.location).toBe("/c/ben-sample");
  });

  test("leave a card its own link with the same address, and are not hidden by one made later", async () => {
    const { app, anna, ben, links, make, open } = await aTeamOfTwo();
    const own = { name: "My stand", slug: "salone" };
    await anna.browser.post(`/api/card/links/${anna.cardid}`, own);
    await make();
    expect((await open(`/c/${anna.username}/salone`)).body).toContain("My stand");
    expect(await links()).toMatchObject([{ cards: 1 }]);
    const refused = await ben.browser.post(`/api/card/links/${ben.cardid}`, own);
    expect([refused.statusCode, refused.json().code]).toEqual([409, "slug_taken"]);
    await aVisitor(app).report({ card: anna.cardid, kind: "view", link: "salone" });
    await app.context.visitRecorder.flush();
    expect(await links()).toMatchObject([{ views: 0 }]);
  });

  test("are named where a member sees how somebody came, and can be filtered by", async () => {
    const { app, anna, make } = await aTeamOfTwo();
    const { linkid } = await make();
    const contacts = contactsOf(anna);
    const { stamp } = (await app.inject(`/api/public/hello/${anna.username}`)).json();
    app.passTime(10_000);
    const sent = await app.inject({
      method: "POST",
      url: `/api/public/hello/${anna.username}`,
      payload: { name: "Noor Bakker", email: "noor@person.example", link: "salone", stamp },
    });
    expect(sent.statusCode, sent.body).toBe(200);
    expect((await contacts.list()).people).toMatchObject([{ met: "Salone 2027", linkid }]);
    const filters = (await anna.browser.get("/api/contacts/filters")).json();
    expect(filters.links).toEqual([{ linkid, name: "Salone 2027" }]);
    expect((await anna.browser.get(`/api/contacts?link=${linkid}`)).json().matches).toBe(1);
  });

  test("are no more than the plan has, and each address is given once", async () => {
    const { team, url, make } = await aTeamOfTwo();
    await make();
    const twice = await team.owner.browser.post(url, SALONE);
    expect([twice.statusCode, twice.json().fields]).toMatchObject([409, { slug: expect.any(String) }]);
    const reserved = await team.owner.browser.post(url, { name: "Code", slug: "qr" });
    expect(reserved.statusCode).toBe(400);
    const past = await team.owner.browser.post(url, { name: "Past", slug: "past", lastDay: "2020-01-01" });
    expect(past.statusCode).toBe(400);
  });

  test("of another team are not found", async () => {
    const { app, team, url, make } = await aTeamOfTwo();
    const { linkid } = await make();
    const stranger = await anOwner(app);
    const own = (await stranger.browser.post("/api/team", { name: "Other", cardid: null })).json();
    for (const place of [url, `/api/team/${own.teamid}/links`]) {
      expect((await stranger.browser.get(`${place}/${linkid}/cards`)).statusCode).toBe(404);
      expect((await stranger.browser.delete(`${place}/${linkid}`)).statusCode).toBe(404);
    }
    expect((await team.owner.browser.get(url)).json().live).toBe(1);
  });
});
