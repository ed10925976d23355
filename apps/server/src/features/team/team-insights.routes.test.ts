import type { TeamInsights } from "@visita/domain/team/team-insight.contract";
import { expect, test } from "vitest";
import { eachDatabase } from "../../../test/databases.ts";
import { aTeam } from "../../../test/teams.ts";
import { buildTestApp } from "../../../test/test-app.ts";
import { aVisitor, toNextDay } from "../../../test/visits.ts";

eachDatabase("insights of a team", (database) => {
  async function aSeenTeam() {
    const app = await buildTestApp(database);
    const team = await aTeam(app);
    await team.save();
    const anna = await team.member("Anna");
    const ben = await team.member("Ben", "admin");
    await team.owner.browser.post(`${team.url}/links`, { name: "Salone 2027", slug: "salone" });
    const insights = async (query = "", by = team.owner): Promise<TeamInsights> => {
      await app.context.visitRecorder.flush();
      return (await by.browser.get(`${team.url}/insights${query}`)).json();
    };
    return { app, team, anna, ben, insights };
  }

  test("add up all cards, and tell people, templates and links of the team apart", async () => {
    const { app, team, anna, ben, insights } = await aSeenTeam();
    await anna.browser.post(`/api/card/links/${anna.cardid}`, { name: "Secret stand", slug: "stand" });
    const first = aVisitor(app, { ip: "203.0.113.1" });
    await first.view(anna.cardid, { link: "salone" });
    await first.report({ card: anna.cardid, kind: "save", link: "salone" });
    await first.report({ card: anna.cardid, kind: "tap", detail: "phonenumber" });
    await aVisitor(app, { ip: "203.0.113.2" }).view(anna.cardid, { link: "stand" });
    await aVisitor(app, { ip: "203.0.113.3" }).view(ben.cardid, { source: "qr" });
    const answer = await insights("", ben);
    expect(answer).toMatchObject({
      cards: 2,
      totals: { views: 3, visitors: 3, saves: 1, details: 0 },
      people: [
        { name: "Anna Sample", personid: anna.personid, views: 2, saves: 1 },
        { name: "Ben Sample", personid: ben.personid, views: 1, saves: 0 },
      ],
      templates: [{ templateid: team.templateid, people: 2, views: 3, color: "tomato-color" }],
      links: [{ name: "Salone 2027", slug: "salone", cards: 2, views: 1 }],
    });
    // What members call their own links is theirs.
    expect(JSON.stringify(answer)).not.toContain("Secret stand");
    expect(answer.sources.map(({ source, name, views }) => [source, name, views]).toSorted()).toEqual([
      ["link", null, 1],
      ["link", "Salone 2027", 1],
      ["qr", null, 1],
    ]);
    expect(answer.series.at(-1)).toMatchObject({ views: 3 });
  });

  test("leave out the team's own people, whoever's card they open", async () => {
    const { app, team, anna, ben, insights } = await aSeenTeam();
    const cookie = (owner: typeof team.owner) => ({
      headers: { cookie: `sid=${owner.browser.cookies.get("sid")}` },
    });
    await aVisitor(app, { ip: "203.0.113.1", ...cookie(anna) }).view(ben.cardid);
    await aVisitor(app, { ip: "203.0.113.2", ...cookie(team.owner) }).view(ben.cardid);
    expect((await insights()).totals.views).toBe(0);
    await aVisitor(app, { ip: "203.0.113.3" }).view(ben.cardid);
    expect((await insights()).totals.views).toBe(1);
  });

  test("compare with the time before, by day and by month", async () => {
    const { app, team, anna, insights } = await aSeenTeam();
    await aVisitor(app).view(anna.cardid);
    for (let day = 0; day < 8; day += 1) toNextDay(app);
    await app.context.visitRecorder.flush();
    await team.signInAgain();
    await aVisitor(app, { ip: "203.0.113.7" }).view(anna.cardid);
    expect(await insights("?days=7")).toMatchObject({ totals: { views: 1 }, before: { views: 1 } });
    const year = await insights("?days=365");
    expect([year.series.length, year.totals.views]).toEqual([12, 2]);
  });

  test("are a table too, which has all cards", async () => {
    const { app, team, anna, ben } = await aSeenTeam();
    await aVisitor(app).view(anna.cardid, { link: "salone" });
    await aVisitor(app).view(ben.cardid);
    await app.context.visitRecorder.flush();
    const file = await team.owner.browser.get(`${team.url}/insights.csv?days=7`);
    expect(file.headers["content-type"]).toContain("text/csv");
    expect(file.body).toMatch(/anna-sample,Views,Salone 2027,,1/);
    expect(file.body).toMatch(/ben-sample,Views,Direct link,,1/);
  });
});
