import { expect, test } from "vitest";
import { eachDatabase } from "../../../test/databases.ts";
import { mailsTo } from "../../../test/mailbox.ts";
import { plainPages } from "../../../test/plain-pages.ts";
import { aTeam } from "../../../test/teams.ts";
import { buildTestApp } from "../../../test/test-app.ts";
import { purgeDeletedTeams } from "./team-deletion.service.ts";

const DAY_MS = 24 * 60 * 60_000;

eachDatabase("leaving a team", (database) => {
  async function open() {
    const app = await buildTestApp(database, { pages: plainPages() });
    const team = await aTeam(app);
    const remove = (personid: string, successor: string | null = null, by = team.owner) =>
      by.browser.post(`${team.url}/people/${personid}/remove`, { successor });
    const location = async (url: string) => {
      const { statusCode, headers } = await app.inject(url);
      return [statusCode, headers.location];
    };
    return { app, team, remove, location };
  }

  test("ends the team card at that moment, and leaves what is the person's own", async () => {
    const { app, team, remove } = await open();
    const anna = await team.member("Anna");
    await anna.add({ username: "anna-own" });
    for (const url of ["/c/anna-sample", "/api/card/anna-sample"]) await app.inject(url);
    expect((await remove(anna.personid)).statusCode).toBe(200);
    for (const url of ["/c/anna-sample", "/api/card/anna-sample", "/c/anna-sample/contact.vcf"]) {
      expect((await app.inject(url)).statusCode, url).toBe(410);
    }
    expect((await anna.list()).map(({ username }: { username: string }) => username)).toEqual(["anna-own"]);
    expect((await app.inject("/c/anna-own")).statusCode).toBe(200);
    const [mail] = (await mailsTo(app, anna.email)).filter(({ kind }) => kind === "team_left");
    expect(mail?.subject).toBe("You are no longer in Officina Brera");
    const taken = await anna.browser.post("/api/card/checkcardusername", { username: "anna-sample" });
    expect(taken.json()).toEqual({ exists: true });
  });

  test("with a colleague, the address leads to their card, which says so once", async () => {
    const { app, team, remove, location } = await open();
    const anna = await team.member("Anna");
    const kwame = await team.member("Kwame");
    await remove(anna.personid, kwame.personid);
    const [done] = (await team.owner.browser.get(`${team.url}/actions`)).json().actions;
    expect(done).toMatchObject({ action: "person_removed", from: "/c/anna-sample", to: "/c/kwame-sample" });
    expect(await location("/c/anna-sample")).toEqual([302, "/c/kwame-sample?from=anna-sample"]);
    expect(await location("/api/card/anna-sample")).toEqual([302, "/api/card/kwame-sample"]);
    expect(await location("/c/anna-sample/contact.vcf")).toEqual([302, "/c/kwame-sample/contact.vcf"]);
    const taken = async (query: string) => (await app.inject(`/c/kwame-sample${query}`)).body;
    expect(await taken("?from=anna-sample")).toContain("Anna Sample left Officina Brera");
    expect(await taken("?from=kwame-sample")).not.toContain("Anna Sample left Officina Brera");
    expect(await taken("")).not.toContain("Anna Sample left Officina Brera");
  });

  test("leads on when the colleague leaves too, and never in a circle", async () => {
    const { team, remove, location } = await open();
    const anna = await team.member("Anna");
    const kwame = await team.member("Kwame");
    const noor = await team.member("Noor");
    expect((await remove(anna.personid, anna.personid)).statusCode).toBe(400);
    await remove(anna.personid, kwame.personid);
    expect((await remove(kwame.personid, anna.personid)).statusCode).toBe(404);
    await remove(kwame.personid, noor.personid);
    expect(await location("/c/anna-sample")).toEqual([302, "/c/noor-sample?from=anna-sample"]);
    expect(await location("/c/kwame-sample")).toEqual([302, "/c/noor-sample?from=kwame-sample"]);
    await remove(noor.personid);
    for (const name of ["anna", "kwame", "noor"]) expect((await location(`/c/${name}-sample`))[0]).toBe(410);
  });

  test("by oneself ends the card too, and its address leads where the team says, now and later", async () => {
    const { team, location } = await open();
    const anna = await team.member("Anna");
    const kwame = await team.member("Kwame", "admin");
    expect((await anna.browser.post(`${team.url}/leave`, { successor: null })).statusCode).toBe(200);
    expect((await location("/c/anna-sample"))[0]).toBe(410);
    const left = async () => (await kwame.browser.get(`${team.url}/left`)).json();
    expect(await left()).toMatchObject({
      cards: [{ username: "anna-sample", name: "Anna Sample", successor: null }],
      total: 1,
    });
    const lead = (successor: string | null, username = "anna-sample", by = kwame) =>
      by.browser.put(`${team.url}/left/${username}`, { successor });
    const successor = { name: "Kwame Sample", username: "kwame-sample" };
    expect((await lead(kwame.personid)).json()).toMatchObject({ name: "Anna Sample", successor });
    expect(await location("/c/anna-sample")).toEqual([302, "/c/kwame-sample?from=anna-sample"]);
    expect((await left()).cards).toMatchObject([{ successor }]);
    expect((await lead(null)).statusCode).toBe(200);
    expect((await location("/c/anna-sample"))[0]).toBe(410);
    const { actions } = (await kwame.browser.get(`${team.url}/actions`)).json();
    expect(actions[0]).toMatchObject({ action: "left_card_led", subject: "Anna Sample" });
  });

  test("leaves no address that leads outside of the team, nor one that is somebody else's", async () => {
    const { app, team, remove } = await open();
    const anna = await team.member("Anna");
    const kwame = await team.member("Kwame");
    await remove(anna.personid);
    const other = await aTeam(app, "paid", "zoe@elsewhere.example");
    await other.invite("Cy <cy@elsewhere.example>");
    const cy = (await other.person("Cy"))?.personid ?? "";
    const owner = (await team.person("Giulia Ferrante"))?.personid ?? "";
    const lead = async (by: typeof team, username: string, successor: string | null) =>
      (await by.owner.browser.put(`${by.url}/left/${username}`, { successor })).statusCode;
    expect(await lead(team, "anna-sample", cy)).toBe(404);
    expect(await lead(team, "anna-sample", anna.personid)).toBe(404);
    // An owner without a card.
    expect(await lead(team, "anna-sample", owner)).toBe(400);
    expect(await lead(team, "kwame-sample", kwame.personid)).toBe(404);
    expect(await lead(other, "anna-sample", cy)).toBe(404);
    expect((await other.owner.browser.get(`${other.url}/left`)).json()).toEqual({ cards: [], total: 0 });
    expect((await app.inject("/c/anna-sample")).statusCode).toBe(410);
  });

  test("ends every right of an open session", async () => {
    const { team, remove } = await open();
    const ben = await team.member("Ben", "admin");
    expect((await ben.browser.get(`${team.url}/people`)).statusCode).toBe(200);
    await remove(ben.personid);
    expect((await ben.browser.get(`${team.url}/people`)).statusCode).toBe(404);
    expect((await team.invite("Cy <cy@officinabrera.example>", ben)).statusCode).toBe(404);
    expect((await ben.update(ben.cardid, {})).statusCode).toBe(404);
  });

  test("is for the last owner only after another one is made, also when two leave at once", async () => {
    const { team } = await open();
    const leave = (who: typeof team.owner) => who.browser.post(`${team.url}/leave`, { successor: null });
    expect((await leave(team.owner)).json().code).toBe("last_owner");
    const ben = await team.member("Ben", "owner");
    const left = await Promise.all([leave(team.owner), leave(ben)]);
    expect(left.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
    const owners = (await Promise.all([team.owner, ben].map((who) => who.browser.get(team.url)))).map(
      ({ statusCode }) => statusCode,
    );
    expect(owners.toSorted()).toEqual([200, 404]);
  });

  test("an admin takes out no owner", async () => {
    const { team, remove } = await open();
    const ben = await team.member("Ben", "admin");
    const owner = await team.person("Giulia Ferrante");
    expect((await remove(owner?.personid ?? "", null, ben)).statusCode).toBe(403);
  });

  test("of all, when the team is deleted: every card ends at once, comes back in seven days, or is gone for good", async () => {
    const { app, team } = await open();
    await team.member("Anna");
    const page = async () => (await app.inject("/c/anna-sample")).statusCode;
    const post = (path: string, body: object = {}) => team.owner.browser.post(`${team.url}${path}`, body);
    expect(await page()).toBe(200);
    expect((await post("/delete", { name: "Officina" })).statusCode).toBe(400);
    expect((await post("/delete", { name: "officina brera" })).statusCode).toBe(200);
    expect(await page()).toBe(410);
    expect((await post("/restore")).statusCode).toBe(200);
    expect(await page()).toBe(200);
    await post("/delete", { name: "Officina Brera" });
    app.passTime(7 * DAY_MS);
    await team.signInAgain();
    await purgeDeletedTeams(app.context);
    expect(await page()).toBe(410);
    expect((await team.owner.browser.get(team.url)).statusCode).toBe(404);
    expect(await app.db.selectFrom("account").select("id").where("id", "=", team.teamid).execute()).toEqual(
      [],
    );
  });

  test("of all is taken back for good, also while the deletion becomes final", async () => {
    const { app, team } = await open();
    const post = (path: string, body: object = {}) => team.owner.browser.post(`${team.url}${path}`, body);
    await post("/delete", { name: "Officina Brera" });
    app.passTime(7 * DAY_MS);
    await team.signInAgain();
    const [restored] = await Promise.all([post("/restore"), purgeDeletedTeams(app.context)]);
    const known = await team.owner.browser.get(team.url);
    expect([
      [200, 200],
      [404, 404],
    ]).toContainEqual([restored.statusCode, known.statusCode]);
  });
});
