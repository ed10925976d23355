import { expect, test } from "vitest";
import { withDatabase } from "../../../test/databases.ts";
import { anOwner } from "../../../test/owner.ts";
import { buildTestApp } from "../../../test/test-app.ts";

withDatabase("username check", (database) => {
  async function open(env: Record<string, string> = {}) {
    const app = await buildTestApp(database, { env });
    const owner = await anOwner(app);
    const check = (username: unknown) =>
      owner.browser.post("/api/card/checkcardusername", { username, userid: owner.id });
    return { app, owner, check };
  }

  test("tells whether a username is taken, without regard to case", async () => {
    const { owner, check } = await open();
    await owner.add({ username: "Robin" });
    expect((await check("robin")).json()).toEqual({ exists: true });
    expect((await check(" ROBIN ")).json()).toEqual({ exists: true });
    expect((await check("robin2")).json()).toEqual({ exists: false });
  });

  test.each([
    ["", "Please enter a username."],
    [undefined, "Please enter a username."],
    ["   ", "Please enter a username."],
    ["two words", "Username should not contain spaces."],
    ["tab\tbed", "Username should not contain spaces."],
    ["dot.ted", "Username can only contain letters, numbers, underscores, and hyphens."],
    ["ünïcode", "Username can only contain letters, numbers, underscores, and hyphens."],
    ["../admin", "Username can only contain letters, numbers, underscores, and hyphens."],
    ["<b>", "Username can only contain letters, numbers, underscores, and hyphens."],
    [7, "Please enter a username."],
  ])("refuses %j", async (username, text) => {
    const { check } = await open();
    const response = await check(username);
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({ error: text, fields: { username: text } });
  });

  test("names of our own pages and of the installation count as taken, also when saving", async () => {
    const { owner, check } = await open({ BRAND: "Karten Haus" });
    for (const username of ["admin", "API", "support", "www", "Visita", "kartenhaus"]) {
      expect((await check(username)).json()).toEqual({ exists: true });
    }
    const save = await owner.add({ username: "Support" });
    expect(save.statusCode).toBe(409);
    expect(save.json().error).toBe("Support is already taken. Please choose a different one.");
  });

  test("names that are mistaken for the service or for a well-known company count as taken", async () => {
    const { owner, check } = await open({ BRAND: "Karten Haus", RATE_LIMIT_SCALE: "20" });
    for (const username of ["kartenhaus-support", "adm1n", "supp0rt", "admin-team", "paypal", "g00gle"]) {
      expect((await check(username)).json(), username).toEqual({ exists: true });
      const save = await owner.add({ username });
      expect([save.statusCode, save.json().code], username).toEqual([409, "username_taken"]);
    }
    expect((await owner.add({ username: "anna-chase" })).statusCode).toBe(201);
  });

  test("a card that has such a name keeps it", async () => {
    const { app, owner } = await open();
    const { cardid } = (await owner.add({ username: "robin" })).json();
    const username = "paypal";
    await app.db.updateTable("card").set({ username, username_key: username }).execute();
    expect((await owner.update(cardid, { fullname: "Robin Renamed" })).statusCode).toBe(200);
    expect((await app.inject(`/api/card/${username}`)).json().fullname).toBe("Robin Renamed");
  });

  test("asking all the time is refused after a while", async () => {
    const { check } = await open({ RATE_LIMIT_SCALE: "0.1" });
    for (let attempt = 0; attempt < 3; attempt += 1) expect((await check("robin")).statusCode).toBe(200);
    expect((await check("robin")).statusCode).toBe(429);
  });
});
