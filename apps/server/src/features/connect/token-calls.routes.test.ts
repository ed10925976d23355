import { expect, test } from "vitest";
import { cardFields } from "../../../../../tools/harness/cards.ts";
import { contactsOf, namesOf } from "../../../test/contacts.ts";
import { withDatabase } from "../../../test/databases.ts";
import { anOwner } from "../../../test/owner.ts";
import { buildTestApp } from "../../../test/test-app.ts";
import { aProgram, makeToken } from "../../../test/token-client.ts";

const MINUTE = 60_000;
const CARDS = "/api/card/getcards";

withDatabase("calls by token", (database) => {
  const open = async (env: Record<string, string> = {}) => {
    const app = await buildTestApp(database, { env: { RATE_LIMIT_SCALE: "1", ...env } });
    return { app, owner: await anOwner(app, "premium") };
  };

  test("make a card, read it and its insights, and list new contacts, each with one call", async () => {
    const { app, owner } = await open();
    const permissions = ["cards:read", "cards:write", "insights:read", "contacts:read"] as const;
    const { secret } = await makeToken(owner, permissions);
    const program = aProgram(app, secret);
    const made = await program.post("/api/card/add", await cardFields({ username: "robin" }));
    expect(made.statusCode, made.body).toBe(201);
    const { cardid } = made.json();
    const card = (await program.get(`/api/card/getcarddataforupdate/${cardid}`)).json();
    expect(card).toMatchObject({ username: "robin", version: 1 });
    expect((await program.get(`/api/insights?card=${cardid}&days=7`)).json().totals.views).toBe(0);
    await contactsOf(owner).add({ name: "Ada" });
    app.passTime(MINUTE);
    const since = new Date(app.now()).toISOString();
    await contactsOf(owner).add({ name: "Bea" });
    const page = (await program.get(`/api/contacts?since=${since}`)).json();
    expect(namesOf(page)).toEqual(["Bea"]);
    expect(page).toMatchObject({ next: null, matches: 1 });
    const file = await program.get(`/api/contacts/export.csv?since=${since}`);
    expect(file.body).toContain("Bea");
    expect(file.body).not.toContain("Ada");
    expect((await program.get("/api/contacts?since=yesterday")).statusCode).toBe(400);
  });

  test("read a list to its end by cursor, while somebody is added and deleted", async () => {
    const { app, owner } = await open();
    const contacts = contactsOf(owner);
    const rows = Array.from({ length: 120 }, (_, at) => `Person ${at}`);
    await contacts.upload("/api/contacts/import?duplicates=skip", `Name\n${rows.join("\n")}\n`, "text/csv");
    const program = aProgram(app, (await makeToken(owner, ["contacts:read"])).secret);
    const read: string[] = [];
    let before = "";
    do {
      const page = (await program.get(`/api/contacts${before && `?before=${before}`}`)).json();
      read.push(...namesOf(page));
      if (before === "") await contacts.add({ name: "Newcomer" });
      if (read.length === 50) await contacts.remove(page.people.at(-1).personid);
      before = page.next;
    } while (before !== null);
    expect(read.toSorted()).toEqual(rows.toSorted());
  });

  test("need no origin, even if another one is named", async () => {
    const { app, owner } = await open();
    const { secret } = await makeToken(owner, ["contacts:write"]);
    const headers = { origin: "https://elsewhere.example", "sec-fetch-site": "cross-site" };
    const answer = await aProgram(app, secret).post("/api/contacts", { name: "Ada" }, headers);
    expect(answer.statusCode, answer.body).toBe(201);
    const byCookie = { method: "POST", url: "/api/contacts", payload: { name: "Bea" }, headers } as const;
    expect((await owner.browser.send(byCookie)).json().code).toBe("cross_site");
  });

  test("are 600 a minute for all tokens of an account, which their headers say", async () => {
    const { app, owner } = await open();
    const programs = [];
    for (let count = 0; count < 2; count++) {
      programs.push(aProgram(app, (await makeToken(owner, ["cards:read"])).secret));
    }
    const [one, two] = programs as [(typeof programs)[0], (typeof programs)[0]];
    expect((await one.post(CARDS)).headers).toMatchObject({
      "ratelimit-limit": "600",
      "ratelimit-remaining": "599",
      "ratelimit-reset": "60",
    });
    for (let count = 0; count < 598; count++) await one.post(CARDS);
    expect((await two.post(CARDS)).headers["ratelimit-remaining"]).toBe("0");
    const refused = await two.post(CARDS);
    expect(refused.json()).toMatchObject({ code: "rate_limited", retryAfter: expect.any(Number) });
    expect(refused.headers["retry-after"]).toBe(refused.headers["ratelimit-reset"]);
    // Its owner goes on, and so does everybody else in that network.
    expect((await owner.browser.post(CARDS)).statusCode).toBe(200);
    const other = await anOwner(app);
    const { secret } = await makeToken(other, ["cards:read"]);
    expect((await aProgram(app, secret).post(CARDS)).statusCode).toBe(200);
    app.passTime(MINUTE);
    expect((await one.post(CARDS)).statusCode).toBe(200);
  });

  test("with a wrong token count for their network, and are no longer looked up beyond its limit", async () => {
    const { app } = await open();
    const stranger = aProgram(app, `vis_${"x".repeat(40)}`);
    const statuses: number[] = [];
    for (let count = 0; count < 110; count++) statuses.push((await stranger.post(CARDS)).statusCode);
    expect(statuses.slice(0, 100)).toEqual(Array(100).fill(401));
    expect(statuses.at(-1)).toBe(429);
    const fromElsewhere = aProgram(app, `vis_${"x".repeat(40)}`, "203.0.113.9");
    const refused = await fromElsewhere.post(CARDS);
    expect(refused.statusCode).toBe(401);
    expect(refused.headers["www-authenticate"]).toBe('Bearer error="invalid_token"');
  });

  test("say when the token was last used, to the minute", async () => {
    const { app, owner } = await open();
    const { secret } = await makeToken(owner, ["cards:read"]);
    const lastUsed = async () => (await owner.browser.get("/api/account/tokens")).json().tokens[0].lastUsedAt;
    await aProgram(app, secret).post(CARDS);
    const first = await lastUsed();
    expect(Date.parse(first)).toBeGreaterThan(app.now() - MINUTE);
    app.passTime(MINUTE / 2);
    await aProgram(app, secret).post(CARDS);
    expect(await lastUsed()).toBe(first);
    app.passTime(MINUTE);
    await aProgram(app, secret).post(CARDS);
    expect(Date.parse(await lastUsed())).toBeGreaterThan(Date.parse(first));
  });

  test("are refused while the account is suspended or about to be deleted", async () => {
    const { app, owner } = await open();
    const program = aProgram(app, (await makeToken(owner, ["cards:read"])).secret);
    const set = (given: object) =>
      app.db.updateTable("account").set(given).where("id", "=", owner.id).execute();
    await set({ left_at: app.now() });
    expect((await program.post(CARDS)).json().code).toBe("account_leaving");
    await set({ left_at: null, suspended_at: app.now() });
    expect((await program.post(CARDS)).json().code).toBe("token_refused");
    await set({ suspended_at: null });
    expect((await program.post(CARDS)).statusCode).toBe(200);
  });
});
