import { expect, test } from "vitest";
import { ANNA, type CompanyPerson } from "../../../../../tools/harness/company-provider.ts";
import { aBrowser, type Browser } from "../../../test/browser.ts";
import { askCompany, signInByCompany, startCompany } from "../../../test/company.ts";
import { eachDatabase, type TestDatabase } from "../../../test/databases.ts";
import { readZipFiles } from "../../../test/read-zip-files.ts";
import { aTeam } from "../../../test/teams.ts";
import { buildTestApp } from "../../../test/test-app.ts";
import { deleteLeftAccounts } from "../leave/account-deletion.service.ts";
import { seatWaiting } from "./team-arrival.service.ts";

const DASHBOARD = "http://localhost:3000/dashboard";
const liveAt = (cardid: unknown) => `http://localhost:3000/cards/${cardid}/live`;
const LIST = "Ada <ada@officinabrera.example>\nBen <ben@officinabrera.example>";

function person(name: string): CompanyPerson {
  const email = `${name.toLowerCase()}@officinabrera.example`;
  return { sub: name, email, email_verified: true, given_name: name, family_name: "Brera" };
}

/** A team with three free seats, whose owner is of the company unless told otherwise. */
async function open(database: TestDatabase, { isForeign = false, env = {} } = {}) {
  const company = await startCompany();
  const app = await buildTestApp(database, { env: { ...company.env, OIDC_TEAM: "Brera", ...env } });
  const team = await aTeam(app, "free");
  const page = { isShown: false, isIndexed: false, slug: "brera" };
  expect((await team.owner.browser.put(`${team.url}/page`, page)).statusCode).toBe(200);
  if (!isForeign) {
    company.meet(person("Giulia"));
    await signInByCompany(aBrowser(app));
  }
  const come = async (who = ANNA, browser = aBrowser(app)): Promise<Browser> => {
    company.meet(who);
    await signInByCompany(browser);
    return browser;
  };
  const overview = async () => (await team.owner.browser.get(team.url)).json();
  const take = async (name: string) => {
    const { personid } = (await team.person(name)) ?? {};
    return team.owner.browser.post(`${team.url}/people/${personid}/remove`, { successor: null });
  };
  return { app, company, team, come, overview, take };
}

const teamsOf = async (browser: Browser) => (await browser.get("/api/team")).json().teams;
const joinable = async (browser: Browser) => (await browser.get("/api/team/joinable")).json().teams;

eachDatabase("a company's team", (database) => {
  test("has whoever comes by the company, with a card, and leaves out its owner's", async () => {
    const { app, team, come } = await open(database);
    const anna = await come();
    expect(await teamsOf(anna)).toMatchObject([{ teamid: team.teamid, role: "member" }]);
    expect((await app.inject("/api/card/anna-brera")).json()).toMatchObject({ fullname: "Anna Brera" });
    expect(await joinable(anna)).toEqual([]);
    await come();
    expect(await team.people()).toHaveLength(2);
    const { actions } = (await team.owner.browser.get(`${team.url}/actions`)).json();
    expect(actions[0]).toMatchObject({ action: "person_joined", subject: "Anna Brera", by: "Anna Brera" });
  });

  test("leads to the new card whoever gets one and wants no other page, and to the dashboard from then on", async () => {
    const { app, company, team } = await open(database);
    const [anna, ada, ben] = [aBrowser(app), aBrowser(app), aBrowser(app)];
    const cardOf = async (browser: Browser) => (await teamsOf(browser))[0].cardid;
    company.meet(ANNA);
    expect(await signInByCompany(anna)).toBe(liveAt(await cardOf(anna)));
    expect(await signInByCompany(anna)).toBe(DASHBOARD);
    await team.invite("Ada <ada@officinabrera.example>");
    company.meet(person("Ada"));
    expect(await signInByCompany(ada)).toBe(liveAt(await cardOf(ada)));
    company.meet(person("Ben"));
    expect(await signInByCompany(ben, "/contacts?q=ada")).toBe("http://localhost:3000/contacts?q=ada");
    expect(await cardOf(ben)).toEqual(expect.any(String));
  });

  test("gives the card that waits for somebody invited, also where no seat is free", async () => {
    const { team, come, overview } = await open(database);
    await team.invite(`${LIST}\nAnna B <anna@officinabrera.example>`);
    expect(await overview()).toMatchObject({ invited: 3, seatsLeft: 0 });
    const anna = await come();
    expect(await teamsOf(anna)).toHaveLength(1);
    expect(await overview()).toMatchObject({ people: 4, invited: 2, waiting: 0 });
  });

  test("does not take back who was taken out, and has those who are invited again", async () => {
    const { team, come, take } = await open(database);
    const anna = await come();
    expect((await take("Anna Brera")).statusCode).toBe(200);
    await come(ANNA, anna);
    expect(await teamsOf(anna)).toEqual([]);
    expect(await joinable(anna)).toEqual([]);
    await team.invite("Anna Brera <anna@officinabrera.example>");
    const token = await team.tokenOf("anna@officinabrera.example");
    expect((await anna.post("/api/invitation/accept", { token })).statusCode).toBe(200);
    expect(await teamsOf(anna)).toHaveLength(1);
  });

  test("lets people in without a seat, who wait for one and get it", async () => {
    const { app, team, come, overview, take } = await open(database);
    await team.invite(`${LIST}\nCleo <cleo@officinabrera.example>`);
    const anna = await come();
    expect(await teamsOf(anna)).toEqual([]);
    const awaited = [{ teamid: team.teamid, name: "Officina Brera", isFull: true }];
    expect(await joinable(anna)).toEqual(awaited);
    expect(await overview()).toMatchObject({ people: 4, waiting: 1 });
    await seatWaiting(app.context);
    await come(ANNA, anna);
    expect(await joinable(anna)).toEqual(awaited);
    expect((await take("Ada")).statusCode).toBe(200);
    await seatWaiting(app.context);
    expect(await teamsOf(anna)).toMatchObject([{ cardid: expect.any(String) }]);
    expect(await joinable(anna)).toEqual([]);
    expect(await overview()).toMatchObject({ people: 4, waiting: 0 });
  });

  test("gives its last seat to one of several who come at once", async () => {
    const { app, company, team, overview } = await open(database);
    await team.invite(LIST);
    const browsers = [aBrowser(app), aBrowser(app), aBrowser(app)];
    const answers: string[] = [];
    for (const [at, browser] of browsers.entries()) {
      company.meet(person(`Person${at}`));
      answers.push(await askCompany(browser));
    }
    // The provider tells of each by their token alone; user info would be that of the last.
    company.alterToken((claims) => ({ ...claims, ...person(String(claims["sub"])) }));
    const led = await Promise.all(browsers.map((browser, at) => browser.get(answers[at] ?? "")));
    expect(led.filter(({ headers }) => headers.location === DASHBOARD)).toHaveLength(2);
    expect(await overview()).toMatchObject({ people: 4, seatsLeft: 0, waiting: 2 });
    const teams = await Promise.all(browsers.map(teamsOf));
    expect(teams.map((each) => each.length).toSorted()).toEqual([0, 0, 1]);
  });

  test("says in somebody's copy that they wait, and forgets it with their account", async () => {
    const { app, team, come, overview } = await open(database);
    await team.invite(`${LIST}\nCleo <cleo@officinabrera.example>`);
    const anna = await come();
    const { id } = (await anna.post("/api/account/export")).json().export;
    await app.context.exportWorker.tick();
    const copy = await readZipFiles((await anna.get(`/api/account/export/${id}/file`)).rawPayload);
    expect(JSON.parse(String(copy.get("teams.json")))).toMatchObject({
      teams: [],
      awaited: [{ teamid: team.teamid, name: "Officina Brera" }],
    });
    expect((await anna.post("/api/account/leave", {})).statusCode).toBe(200);
    expect(await overview()).toMatchObject({ waiting: 0 });
    app.passTime(8 * 24 * 60 * 60_000);
    await deleteLeftAccounts(app.context);
    const rows = await app.db.selectFrom("team_arrival").select("account_id").execute();
    expect(rows).toEqual([{ account_id: team.owner.id }]);
  });
});

eachDatabase("an address of a team that OIDC_TEAM names", (database) => {
  test("gets nobody of the company while none of its owners is of the company or an admin", async () => {
    const { team, come } = await open(database, { isForeign: true });
    const anna = await come();
    expect(await teamsOf(anna)).toEqual([]);
    expect(await joinable(anna)).toEqual([]);
    expect(await team.people()).toHaveLength(1);
  });

  test("may be that of an admin's team", async () => {
    const env = { ADMIN_EMAILS: "giulia@officinabrera.example" };
    const { come } = await open(database, { isForeign: true, env });
    expect(await teamsOf(await come())).toHaveLength(1);
  });

  test("may lead to no team: people sign in as ever", async () => {
    const { come } = await open(database, { env: { OIDC_TEAM: "nobody" } });
    expect(await teamsOf(await come())).toEqual([]);
  });

  test("may lead to a team that was deleted: people sign in as ever", async () => {
    const { team, come } = await open(database);
    const deletion = await team.owner.browser.post(`${team.url}/delete`, { name: "Officina Brera" });
    expect(deletion.statusCode, deletion.body).toBe(200);
    await come();
    expect((await team.owner.browser.post(`${team.url}/restore`)).statusCode).toBe(200);
    expect(await team.people()).toHaveLength(1);
  });
});
