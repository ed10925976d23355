import { expect, test } from "vitest";
import { anImage } from "../../../../../tools/harness/cards.ts";
import { eachDatabase } from "../../../test/databases.ts";
import type { Owner } from "../../../test/owner.ts";
import { plainPages } from "../../../test/plain-pages.ts";
import { aTeam, TEMPLATE, type Team } from "../../../test/teams.ts";
import { buildTestApp, type TestApp } from "../../../test/test-app.ts";

const PAGE = { isShown: true, isIndexed: false, slug: "Officina-Brera" };
const PATH = "/t/officina-brera";
const PLAIN: Readonly<Record<string, string>> = { quot: '"', lt: "<", gt: ">", amp: "&" };

eachDatabase("the page of a team", (database) => {
  const open = () => buildTestApp(database, { pages: plainPages() });
  const turnOn = (team: Team, changes: object = {}) =>
    team.owner.browser.put(`${team.url}/page`, { ...PAGE, ...changes });
  const agree = (team: Team, { browser }: Owner, isShown = true) =>
    browser.put(`${team.url}/page/me`, { isShown });

  /** As a visitor reads it. */
  async function read(app: TestApp, path = PATH) {
    const response = await app.inject({ url: path, headers: { "accept-encoding": "identity" } });
    const [, json = "{}"] = /<pre>(.*)<\/pre>/.exec(response.body) ?? [];
    const page = JSON.parse(json.replace(/&(quot|lt|gt|amp);/g, (_, name) => PLAIN[name] ?? ""));
    const names: string[] = (page.people ?? []).map(({ fullname }: { fullname: string }) => fullname);
    return { response, page, names };
  }

  /** Whose name has an accent, which her mail address has not. */
  async function zoeOf(app: TestApp, team: Team) {
    const zoe = await team.member("Zoe");
    const named = { fullname: "Zoé Sample" };
    await app.db.updateTable("card").set(named).where("id", "=", zoe.cardid).execute();
    return zoe;
  }

  test("is there once an owner turns it on, for everybody, and not for search engines before they may", async () => {
    const app = await open();
    const team = await aTeam(app);
    expect((await read(app)).response.statusCode).toBe(404);
    const { page } = (await turnOn(team)).json();
    expect(page).toEqual({ slug: "officina-brera", line: "", isShown: true, isIndexed: false, agreed: 0 });
    const shown = await read(app, "/t/OFFICINA-Brera");
    expect(shown.response.statusCode).toBe(200);
    expect(shown.response.headers["x-robots-tag"]).toBe("noindex");
    expect(shown.page).toMatchObject({ team: { name: "Officina Brera" }, people: [], found: 0 });
    await turnOn(team, { isIndexed: true });
    expect((await read(app)).response.headers["x-robots-tag"]).toBeUndefined();
    await turnOn(team, { isShown: false });
    expect((await read(app)).response.statusCode).toBe(404);
  });

  test("shows those who agreed by themselves, by name, as their cards are now", async () => {
    const app = await open();
    const team = await aTeam(app);
    await team.save({ ...TEMPLATE, occupation: { rule: "fixed", value: "Maker" } });
    const zoe = await zoeOf(app, team);
    const ben = await team.member("Ben", "admin");
    await team.invite("Carla Sample <carla@officinabrera.example>");
    await turnOn(team);
    expect((await read(app)).names).toEqual([]);
    expect((await agree(team, zoe)).json()).toMatchObject({ isOnPage: true, page: { agreed: 1 } });
    await agree(team, ben);
    const { page, names } = await read(app);
    expect(names).toEqual(["Ben Sample", "Zoé Sample"]);
    expect(page.people[0]).toEqual({
      ...{ username: "ben-sample", fullname: "Ben Sample", occupation: "Maker" },
      ...{ photo: null, color: "tomato-color" },
    });
    await team.save({ ...TEMPLATE, occupation: { rule: "fixed", value: "Upholsterer" } });
    expect((await read(app)).page.people[0].occupation).toBe("Upholsterer");
    await agree(team, ben, false);
    expect((await read(app)).names).toEqual(["Zoé Sample"]);
    await zoe.browser.post(`${team.url}/leave`, { successor: null });
    expect((await read(app)).names).toEqual([]);
  });

  test("does not show a card that nobody may see", async () => {
    const app = await open();
    const team = await aTeam(app);
    const anna = await team.member("Anna");
    await turnOn(team);
    await agree(team, anna);
    expect((await read(app)).names).toEqual(["Anna Sample"]);
    const suspended = { owner_suspended_at: app.now() };
    await app.db.updateTable("card").set(suspended).where("id", "=", anna.cardid).execute();
    app.context.pubsub.repeat(`owner ${anna.id}`);
    expect((await read(app)).names).toEqual([]);
  });

  test("finds people by parts of their name and job title, without accents, in pages", async () => {
    const app = await open();
    const team = await aTeam(app);
    const zoe = await zoeOf(app, team);
    await turnOn(team);
    await agree(team, zoe);
    await agree(team, await team.member("Ben"));
    const found = await read(app, `${PATH}?q=sam+ZOE`);
    expect(found.names).toEqual(["Zoé Sample"]);
    expect(found.page).toMatchObject({ found: 1, total: 2 });
    const none = await read(app, `${PATH}?q=%3Cb%3E&page=99999`);
    expect(none.page).toMatchObject({ find: "<b>", page: 1, pages: 1 });
    expect((await read(app, `${PATH}?q=nobody`)).page).toMatchObject({ found: 0, find: "nobody" });
    expect((await read(app, `${PATH}?q=a&q=b&page=-1`)).response.statusCode).toBe(200);
  });

  test("is sent again only when it has changed, in the language of the reader", async () => {
    const app = await open();
    const team = await aTeam(app);
    await turnOn(team);
    const first = (await read(app)).response;
    const { etag = "" } = first.headers;
    const again = () => app.inject({ url: PATH, headers: { "if-none-match": String(etag) } });
    expect((await again()).statusCode).toBe(304);
    await team.owner.browser.send({
      ...{ method: "PATCH", url: team.url },
      payload: { name: "Officina", line: "Furniture and light" },
    });
    const changed = await again();
    expect(changed.statusCode).toBe(200);
    expect((await read(app)).page.team).toMatchObject({ name: "Officina", line: "Furniture and light" });
    const german = await app.inject({ url: PATH, headers: { "accept-language": "de" } });
    expect(german.headers["content-language"]).toBe("de");
  });

  test("has the logo of the team itself, else that of its first template", async () => {
    const app = await open();
    const team = await aTeam(app);
    const fixed = await anImage();
    await team.save({ ...TEMPLATE, logo: { rule: "fixed", value: fixed } });
    await turnOn(team);
    const shown = async () => (await read(app)).page.team.logo;
    const ofTemplate = await shown();
    expect(ofTemplate).toMatch(/^\/media\//);
    const send = (logo: unknown) => team.owner.browser.put(`${team.url}/logo`, { logo });
    const { logo, ownLogo } = (await send(await anImage("#993333"))).json();
    expect([logo, await shown()]).toEqual([ownLogo, ownLogo]);
    expect(ownLogo).not.toBe(ofTemplate);
    expect((await app.inject(ownLogo)).statusCode).toBe(200);
    expect((await team.owner.browser.get("/api/team")).json().teams).toMatchObject([{ logo: ownLogo }]);
    expect((await send(ownLogo)).statusCode).toBe(200);
    for (const hostile of [
      ofTemplate,
      "data:image/svg+xml;base64,PHN2Zy8+",
      "https://elsewhere.example/a.png",
    ]) {
      const refused = await send(hostile);
      expect([refused.statusCode, refused.json().fields]).toEqual([400, { logo: expect.any(String) }]);
    }
    expect(await shown()).toBe(ownLogo);
    const { actions } = (await team.owner.browser.get(`${team.url}/actions`)).json();
    expect(actions.filter(({ action }: { action: string }) => action === "logo_changed")).toHaveLength(1);
    expect((await send(null)).json()).toMatchObject({ logo: ofTemplate, ownLogo: null });
    expect(await shown()).toBe(ofTemplate);
  });

  test("is in the site map while search engines may list it", async () => {
    const app = await open();
    const team = await aTeam(app);
    const listed = async (path: string) => (await app.inject(path)).body.includes("/t/officina-brera<");
    const isLedTo = async () => (await app.inject("/sitemap.xml")).body.includes("/sitemap-teams.xml<");
    await turnOn(team);
    expect([await listed("/sitemap-teams.xml"), await isLedTo()]).toEqual([false, false]);
    await turnOn(team, { isIndexed: true });
    app.passTime(10 * 60_000 + 1);
    expect([await listed("/sitemap-teams.xml"), await isLedTo()]).toEqual([true, true]);
    await team.signInAgain();
    await turnOn(team, { isIndexed: true, isShown: false });
    expect(await listed("/sitemap-teams.xml")).toBe(false);
  });

  test("shows the logo of a team without a plan only where it is the team's own", async () => {
    const app = await open();
    const team = await aTeam(app, "free");
    await team.save({ ...TEMPLATE, logo: { rule: "fixed", value: await anImage() } });
    await turnOn(team);
    expect((await read(app)).page.team.logo).toBeNull();
    const { ownLogo } = (
      await team.owner.browser.put(`${team.url}/logo`, { logo: await anImage("#993333") })
    ).json();
    expect((await read(app)).page.team.logo).toBe(ownLogo);
  });

  test("of a team without a plan is kept from search engines for seven days, as its cards are", async () => {
    const app = await open();
    const team = await aTeam(app, "free");
    await turnOn(team, { isIndexed: true });
    const listed = async () => (await app.inject("/sitemap-teams.xml")).body.includes("/t/officina-brera<");
    expect((await read(app)).response.headers["x-robots-tag"]).toBe("noindex");
    expect(await listed()).toBe(false);
    app.passTime(7 * 24 * 60 * 60_000);
    expect((await read(app)).response.headers["x-robots-tag"]).toBeUndefined();
    expect(await listed()).toBe(true);
  });

  test("answers 410 while its team waits to be deleted, and is back with it", async () => {
    const app = await open();
    const team = await aTeam(app);
    await turnOn(team);
    expect((await read(app)).response.statusCode).toBe(200);
    await team.owner.browser.post(`${team.url}/delete`, { name: "Officina Brera" });
    expect((await read(app)).response.statusCode).toBe(410);
    await team.owner.browser.post(`${team.url}/restore`);
    expect((await read(app)).response.statusCode).toBe(200);
  });

  test("has an address that is free, and none that speaks for the service", async () => {
    const app = await open();
    const team = await aTeam(app);
    await turnOn(team);
    const another = await team.owner.browser.post("/api/team", { name: "Another", cardid: null });
    const url = `/api/team/${another.json().teamid}/page`;
    for (const slug of ["officina-brera", "OFFICINA-BRERA", "admin", "visita-support", "a b", "", "../x"]) {
      const refused = await team.owner.browser.put(url, { ...PAGE, slug });
      expect([slug, refused.statusCode, refused.json().fields]).toEqual([
        slug,
        400,
        { slug: expect.any(String) },
      ]);
    }
    expect((await team.owner.browser.put(url, { ...PAGE, slug: "another" })).statusCode).toBe(200);
  });
});
