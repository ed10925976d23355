import { expect, test } from "vitest";
import { aBrowser } from "../../../test/browser.ts";
import { eachDatabase } from "../../../test/databases.ts";
import { anOwner } from "../../../test/owner.ts";
import { aTeam, OWNER_PASSWORD } from "../../../test/teams.ts";
import { buildTestApp, cheapPasswords } from "../../../test/test-app.ts";
import { storeSums } from "../../../test/visits.ts";
import { addDays, utcDay } from "../../lib/utc-time.ts";
import { deleteAccountNow } from "../leave/account-deletion.service.ts";

eachDatabase("the people of a team", (database) => {
  async function open() {
    const app = await buildTestApp(database);
    const team = await aTeam(app);
    const names = async (query = "") => (await team.people(query)).map(({ name }: { name: string }) => name);
    return { app, team, names };
  }

  test("are listed by name, oneself first, and found by name, address, username, role and state", async () => {
    const { team, names } = await open();
    await team.member("Zoe", "admin");
    await team.invite("Émile Sample <emile@elsewhere.example>\nBen_50% Sample <ben@officinabrera.example>");
    expect(await names()).toEqual(["Giulia Ferrante", "Ben_50% Sample", "Zoe Sample", "Émile Sample"]);
    expect(await names("?find=émile")).toEqual(["Émile Sample"]);
    expect(await names("?find=ELSEWHERE")).toEqual(["Émile Sample"]);
    expect(await names("?find=/c/zoe-sa")).toEqual(["Zoe Sample"]);
    expect(await names("?find=_50%25")).toEqual(["Ben_50% Sample"]);
    expect(await names("?find=nobody")).toEqual([]);
    expect(await names("?role=admin")).toEqual(["Zoe Sample"]);
    expect(await names("?state=invited")).toEqual(["Ben_50% Sample", "Émile Sample"]);
    expect(await names(`?state=here&template=${team.templateid}`)).toEqual(["Zoe Sample"]);
    expect((await team.owner.browser.get(`${team.url}/people?role=boss`)).statusCode).toBe(400);
  });

  test("are each shown alone as in the list", async () => {
    const { team } = await open();
    const { personid } = await team.member("Anna");
    const [, anna] = await team.people();
    expect((await team.owner.browser.get(`${team.url}/people/${personid}`)).json()).toEqual({
      ...anna,
      viewsThisWeek: 0,
      isOnPage: false,
    });
    const other = await team.owner.browser.get(`${team.url}/people/nobody`);
    expect([other.statusCode, other.json().code]).toEqual([404, "not_found"]);
  });

  test("are each shown with the views of the last seven days, and whether they agreed to be on the page", async () => {
    const { app, team } = await open();
    const [anna, ben] = [await team.member("Anna"), await team.member("Ben")];
    await team.invite("Cy <cy@officinabrera.example>");
    const cy = await team.person("Cy");
    const view = (card_id: string, ago: number, count: number, kind = "view") => {
      return { card_id, kind, count, source: "qr", detail: "", day: addDays(utcDay(app.now()), -ago) };
    };
    const own = (await anna.add({ username: "anna-own" })).json().cardid as string;
    await storeSums(app, [
      ...[view(anna.cardid, 0, 3), view(anna.cardid, 6, 2), view(anna.cardid, 7, 9)],
      ...[view(anna.cardid, 1, 5, "tap"), view(ben.cardid, 1, 4), view(own, 0, 7)],
    ]);
    await anna.browser.put(`${team.url}/page/me`, { isShown: true });
    const seen = async (personid: string) =>
      (await team.owner.browser.get(`${team.url}/people/${personid}`)).json();
    expect(await seen(anna.personid)).toMatchObject({ viewsThisWeek: 5, isOnPage: true });
    expect(await seen(ben.personid)).toMatchObject({ viewsThisWeek: 4, isOnPage: false });
    expect(await seen(String(cy?.personid))).toMatchObject({ viewsThisWeek: 0, isOnPage: false });
    const [owner] = await team.people();
    expect(await seen(owner.personid)).toMatchObject({ card: null, viewsThisWeek: null });
  });

  test("are shown 50 at a time, with how many there are", async () => {
    const { team } = await open();
    const list = Array.from({ length: 60 }, (_, at) => `Person ${at} <person${at}@officinabrera.example>`);
    expect((await team.invite(list.join("\n"))).json().invited).toBe(60);
    const page = async (number: number) =>
      (await team.owner.browser.get(`${team.url}/people?find=person&page=${number}`)).json();
    expect([(await page(1)).people.length, (await page(2)).people.length]).toEqual([50, 10]);
    expect(await page(1)).toMatchObject({ found: 60, total: 61 });
  });

  test("are each in the copy of an owner, and a member's copy has none of the others", async () => {
    const { app, team } = await open();
    const anna = await team.member("Anna");
    await team.invite("Ben <ben@officinabrera.example>");
    const copyOf = async (accountId: string) => {
      const source = app.context.exportSources.flatMap(({ parts }) => parts ?? []);
      const texts: string[] = [];
      for (const part of source) {
        const { name, files } = await part(app.context, accountId);
        if (name !== "teams") continue;
        for await (const { content } of files(() => {})) texts.push(String(content));
      }
      return texts.join("");
    };
    const whole = await copyOf(team.owner.id);
    for (const text of ["Officina Brera", "anna@officinabrera.example", "ben@", "people_invited"]) {
      expect(whole).toContain(text);
    }
    const own = await copyOf(anna.id);
    expect(own).toContain("Officina Brera");
    expect(own).not.toMatch(/giulia|ben@|people_invited/);
  });

  test("keep an owner: the last one hands the team over before they leave the product", async () => {
    const { app, team } = await open();
    const anna = await team.member("Anna");
    const leave = () => team.owner.browser.post("/api/account/leave", { password: OWNER_PASSWORD });
    const preview = async () => (await team.owner.browser.get("/api/account/leave")).json().teamsToHandOver;
    expect(await preview()).toEqual([{ teamid: team.teamid, name: "Officina Brera" }]);
    expect((await leave()).json().code).toBe("last_owner");
    const makeAnna = (role: string) =>
      team.owner.browser.put(`${team.url}/people/${anna.personid}/role`, { role });
    await makeAnna("owner");
    expect(await preview()).toEqual([]);
    await makeAnna("member");
    await deleteAccountNow(app.context, team.owner.id);
    expect((await anna.browser.get(team.url)).json()).toMatchObject({ role: "owner" });
    await deleteAccountNow(app.context, anna.id);
    expect(await app.db.selectFrom("team").select("id").execute()).toEqual([]);
    expect((await app.inject("/api/card/anna-sample")).statusCode).toBe(410);
  });

  test("keep an owner who stays: one who is leaving the product, or may not sign in, is none", async () => {
    const { app, team } = await open();
    const anna = await team.member("Anna", "owner");
    const account = (id: string, changes: object) =>
      app.db.updateTable("account").set(changes).where("id", "=", id).execute();
    const leaveTeam = () => team.owner.browser.post(`${team.url}/leave`, { successor: null });
    for (const gone of [{ left_at: app.now() }, { suspended_at: app.now() }]) {
      await account(anna.id, gone);
      const left = await team.owner.browser.post("/api/account/leave", { password: OWNER_PASSWORD });
      expect([left.json().code, (await leaveTeam()).json().code]).toEqual(["last_owner", "last_owner"]);
      await account(anna.id, { left_at: null, suspended_at: null });
    }
    expect((await leaveTeam()).statusCode).toBe(200);
  });

  test("keep an owner when all of them leave the product at once", async () => {
    const { app, team } = await open();
    const anna = await team.member("Anna", "owner");
    await team.member("Ben");
    const password_hash = await cheapPasswords().hash(OWNER_PASSWORD);
    await app.db.updateTable("account").set({ password_hash }).where("id", "=", anna.id).execute();
    const left = await Promise.all(
      [team.owner, anna].map(({ browser }) =>
        browser.post("/api/account/leave", { password: OWNER_PASSWORD }),
      ),
    );
    expect(left.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
  });

  test("cannot sign in as the team: what holds its cards has no address and no password", async () => {
    const { app, team } = await open();
    const email = `holds ${team.teamid}`;
    const anybody = aBrowser(app);
    const login = await anybody.post("/api/auth/login", { email, password: "none" });
    expect(login.statusCode).toBe(400);
    expect((await anybody.get(`/api/auth/generateotp?email=${encodeURIComponent(email)}`)).statusCode).toBe(
      400,
    );
    expect((await anybody.post("/api/auth/authenticate", { email })).statusCode).toBe(400);
  });

  test("and what was done for it are known to its admins", async () => {
    const { app, team } = await open();
    const ben = await team.member("Ben", "admin");
    await team.save();
    const { actions, total } = (await ben.browser.get(`${team.url}/actions`)).json();
    expect(actions.map(({ action, by }: { action: string; by: string }) => [action, by])).toEqual([
      ["template_changed", "Giulia Ferrante"],
      ["role_changed", "Giulia Ferrante"],
      ["invitation_taken", "Ben Sample"],
      ["people_invited", "Giulia Ferrante"],
      ["team_started", "Giulia Ferrante"],
    ]);
    expect(total).toBe(5);
    const file = await ben.browser.get(`${team.url}/actions.csv`);
    expect(file.headers["content-type"]).toBe("text/csv; charset=utf-8");
    const [head, ...lines] = file.body.split("\r\n");
    expect(head).toBe("\ufeffTime (UTC),Who,What,About,From,To,Number");
    expect(lines[1]).toMatch(/^20.*Z,Giulia Ferrante,Changed a role,Ben Sample,member,admin,1$/);
    expect(lines.length).toBe(6);
    const stranger = await anOwner(app);
    for (const path of ["/actions", "/actions.csv"]) {
      expect((await stranger.browser.get(`${team.url}${path}`)).statusCode).toBe(404);
    }
  });
});
